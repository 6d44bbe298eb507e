import { createCompetition, createMatch, deleteMatch, enrol, type Match, type Token } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { misfits } from '../support/misfits.ts'
import { expect, type Stage, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

const HOUR = 3_600_000

/** Creates matches that kick off in the given numbers of hours, as an administrator. */
async function announces({ server, signsInAsAdmin, match }: Stage, hours: readonly number[]): Promise<Match[]> {
  const token = await signsInAsAdmin()
  const name = match.homeTeam.split(' ')[1]
  const matches: Match[] = []
  for (const [index, hour] of hours.entries()) {
    const startTime = new Date(server.clock.now() + hour * HOUR).toISOString()
    const body = { homeTeam: `Team ${name} ${index + 1}`, awayTeam: 'Croatia', startTime }
    matches.push((await ask(server.url, createMatch, { body }, token)).match)
  }
  return matches
}

const checkboxOf = (page: Page, { homeTeam }: Match) =>
  page.getByRole('checkbox', { name: new RegExp(`^${homeTeam} v Croatia`) })

test('an organiser creates a cup for eight friends by keyboard, adds matches, and cancels it after a preview [PR380] [PR381] [PR382] [PR383] [PR384] [PR387]', async ({
  ana,
  stage,
}) => {
  const [first, near, second, third] = (await announces(stage, [30, 31, 33, 36])) as [Match, Match, Match, Match]
  const { page } = ana
  const { keyboard } = page
  await ana.opens('/compete/new')
  await expect(page.getByRole('heading', { name: 'New competition' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Who can enter' })).toHaveCount(0)
  await expectAccessible(page)

  await tabTo(page, page.getByRole('radio', { name: '8 friends, one evening' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('spinbutton', { name: 'Places' })).toHaveValue('60')
  await keyboard.press('ArrowLeft')
  const needs = page.getByRole('region', { name: 'Matches needed' })
  await expect(needs).toContainText('3 matches')
  await expect(needs).toContainText('2 groups, then 2 knockout rounds.')
  await expect(needs).toContainText('At least 7 hours')

  await tabTo(page, page.getByRole('textbox', { name: 'Name' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please name the competition')
  await keyboard.type('Friday cup')
  await tabTo(page, checkboxOf(page, first))
  await keyboard.press('Space')
  await expect(page.getByText(`less than 150 match minutes before or after ${first.homeTeam} v Croatia`)).toBeVisible()
  await expect(checkboxOf(page, near)).toBeDisabled()
  await expect(page.getByText('1 match chosen.')).toBeVisible()
  await expect(needs).toContainText('You have chosen 1 match. Add 2 more matches before the draw')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Create competition' }))
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Organise Friday cup' })).toBeVisible()
  await expect(page).toHaveURL(/\/compete\/[\w-]+\/organise$/)
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Add', exact: true }))
  await keyboard.press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add matches' })
  await expect(checkboxOf(page, second)).toBeVisible()
  await expect(checkboxOf(page, first)).toHaveCount(0)
  await expectAccessible(page)
  for (const match of [second, third]) {
    await tabTo(page, checkboxOf(page, match))
    await keyboard.press('Space')
  }
  await tabTo(page, adding.getByRole('button', { name: 'Add 2 matches' }))
  await keyboard.press('Enter')
  await expect(adding).toHaveCount(0)
  const matches = page.getByRole('region', { name: 'Matches', exact: true })
  await expect(matches.getByRole('listitem')).toHaveCount(3)

  await page.getByRole('button', { name: 'Share' }).press('Enter')
  const sharing = page.getByRole('dialog', { name: 'Invite to this competition' })
  await expect(sharing.getByText(/^[A-HJ-NP-Z2-9]{6}$/)).toBeVisible()
  await expect(sharing.getByRole('img', { name: 'QR code of the link to Friday cup' })).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Saturday cup')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Organise Saturday cup' })).toBeVisible()

  await page.getByRole('button', { name: 'Cancel competition' }).press('Enter')
  const cancelling = page.getByRole('dialog', { name: 'Cancel Saturday cup?' })
  await expect(cancelling.getByRole('region', { name: 'What changes' })).toContainText(
    'Enrolment open becomes Cancelled',
  )
  await expect(cancelling.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expectAccessible(page)
  await keyboard.press('Enter')
  await expect(cancelling).toContainText('Please say why')
  await keyboard.type('Everyone is away')
  await keyboard.press('Enter')
  await expect(cancelling).toHaveCount(0)
  const decisions = page.getByRole('region', { name: 'Decisions' })
  await expect(decisions.getByRole('listitem')).toHaveText(/Competition cancelled.*Everyone is away.*Ana/)
  await expect(page.getByRole('button', { name: 'Cancel competition' })).toHaveCount(0)
})

test('an administrator creates an exclusive game with invitation codes, and a player enters with one of them, which is then spent [PR385] [PR386] [PR390]', async ({
  adminInBrowser,
  ben,
  stage,
}) => {
  const [match] = (await announces(stage, [30])) as [Match]
  const { page } = adminInBrowser
  await adminInBrowser.opens('/admin/competitions')
  await page.getByRole('link', { name: 'New competition' }).click()
  await page.getByRole('radio', { name: 'Exclusive' }).click()
  await page.getByRole('radio', { name: 'One game' }).click()
  const name = `Prize night ${match.homeTeam.split(' ')[1]}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create competition' }).click()
  await expect(page.getByText('Please describe the prize')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prize', exact: true }).fill('Two tickets for the final')
  await page.getByRole('textbox', { name: 'Who promises the prize' }).fill('FC Floodlight')
  await checkboxOf(page, match).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create competition' }).click()
  await page.getByRole('link', { name: 'Invitation codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('FC Floodlight')

  await page.getByRole('spinbutton', { name: 'Number of codes' }).fill('3')
  await page.getByRole('button', { name: 'Create 3 codes' }).click()
  await expect(page.getByText('3 codes, 0 spent.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Invitation codes' })
  const code = await table.getByRole('rowheader').first().innerText()
  await expectAccessible(page)

  await ben.opens(`/compete?code=${code}`)
  const invited = ben.page.getByRole('dialog')
  await expect(invited).toContainText(name)
  await expect(invited).toContainText('Two tickets for the final')
  await invited.getByRole('button', { name: /enrol/i }).click()
  await expect(ben.page).toHaveURL(/\/compete\/[\w-]{36}$/)
  await page.reload()
  await expect(page.getByText('3 codes, 1 spent.')).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: code })).toContainText(/Spent.*Ben/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^codes-prize-night-.*\.csv$/)

  await page.getByRole('link', { name: 'Competitions', exact: true }).first().click()
  await page.getByRole('searchbox', { name: 'Search competitions' }).fill(name)
  const rows = page.getByRole('table', { name: 'Competitions' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('1 / ')
  await expectAccessible(page)
})

test('an organiser adds a match in place of a deleted one, and disqualifies a player and undoes the disqualification [PR388] [PR389]', async ({
  ana,
  stage,
}) => {
  const { server } = stage
  const [failing, spare] = (await announces(stage, [3, 6])) as [Match, Match]
  const [ben, cleo] = [await registersAndSignsIn(stage, 'Ben'), await registersAndSignsIn(stage, 'Cleo')]
  const body = {
    name: 'Short cup',
    format: 'tournament' as const,
    places: 2,
    closesAt: new Date(server.clock.now() + HOUR).toISOString(),
    lastDay: new Date(server.clock.now() + 72 * HOUR).toISOString(),
    matchIds: [failing._id],
  }
  const { competition, mine } = await ask(server.url, createCompetition, { body }, ana.token)
  const params = { competitionId: competition._id }
  for (const token of [ben, cleo]) await ask(server.url, enrol, { params, body: { code: mine.code ?? '' } }, token)
  await server.clock.advance(HOUR)

  await ana.opens(`/compete/${competition._id}/organise`)
  const { page } = ana
  const toDecide = page.getByRole('region', { name: 'To decide' })
  await expect(toDecide).toContainText('Nothing needs a decision.')
  await ask(server.url, deleteMatch, { params: { id: failing._id } }, await stage.signsInAsAdmin())
  await server.clock.advance(1000)
  await page.reload()
  const matches = page.getByRole('region', { name: 'Matches', exact: true })
  await expect(matches).toContainText(
    'The match was deleted before the results were confirmed. The match does not count.',
  )
  await expect(toDecide).toContainText('Group stage: 1 match missing')
  await expect(toDecide).toContainText(/Until \d\d \w+ \d{4}, \d\d:\d\d/)
  await expectAccessible(page)
  await toDecide.getByRole('button', { name: 'Add matches' }).click()
  await checkboxOf(page, spare).check()
  await page.getByRole('button', { name: 'Add 1 match' }).click()
  await expect(toDecide).toContainText('Nothing needs a decision.')
  await expect(matches.getByRole('listitem').filter({ hasText: spare.homeTeam })).toContainText('Group stage')

  await page.getByRole('button', { name: /^Disqualify Cleo/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Disqualify Cleo/ })
  await expect(dialog.getByRole('region', { name: 'What changes' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two accounts')
  await dialog.getByRole('button', { name: 'Disqualify' }).click()
  const decisions = page.getByRole('region', { name: 'Decisions' })
  await expect(decisions).toContainText('Two accounts')
  await decisions.getByRole('button', { name: 'Undo: Player disqualified' }).click()
  const undoing = page.getByRole('dialog', { name: 'Undo this decision?' })
  await undoing.getByRole('textbox', { name: 'Reason' }).fill('It was a twin')
  await undoing.getByRole('button', { name: 'Undo decision' }).click()
  await expect(decisions).toContainText('Undone')
  await expect(page.getByRole('button', { name: /^Disqualify Cleo/ })).toBeVisible()
})

test('an organiser reads before adding a match that players have another game at the same time, and adds the match all the same [CP74] [CP78] [PR512]', async ({
  ana,
  stage,
}) => {
  const { server } = stage
  const [taken, near, far] = (await announces(stage, [30, 32, 36])) as [Match, Match, Match]
  const opens = (name: string, matchIds: Match['_id'][]) => {
    const timeIn = (hours: number) => new Date(server.clock.now() + hours * HOUR).toISOString()
    const body = { name, format: 'tournament' as const, places: 4, closesAt: timeIn(1), lastDay: timeIn(72), matchIds }
    return ask(server.url, createCompetition, { body }, ana.token)
  }
  const [office, friends] = [await opens('Office cup', [taken._id]), await opens('Friends cup', [])]
  for (const name of ['Ben', 'Cleo']) {
    const token = await registersAndSignsIn(stage, name)
    for (const { competition, mine } of [office, friends]) {
      const params = { competitionId: competition._id }
      await ask(server.url, enrol, { params, body: { code: mine.code ?? '' } }, token)
    }
  }

  const { page } = ana
  await ana.opens(`/compete/${friends.competition._id}/organise`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const adding = page.getByRole('dialog', { name: 'Add matches' })
  const clash = '2 players may have another game at the same time: Office cup.'
  for (const match of [taken, near]) await expect(checkboxOf(page, match)).toHaveAccessibleDescription(clash)
  await expect(checkboxOf(page, far)).toHaveAccessibleDescription('')
  const warning = adding.getByText('One chosen match is at the same time as other games of your players.')
  await checkboxOf(page, far).check()
  await expect(warning).toHaveCount(0)
  await checkboxOf(page, near).check()
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE.viewport)
  expect(await misfits(page)).toEqual([])
  await adding.getByRole('button', { name: 'Add 2 matches' }).click()
  await expect(adding).toHaveCount(0)
  const matches = page.getByRole('region', { name: 'Matches', exact: true })
  await expect(matches.getByRole('listitem')).toContainText([near.homeTeam, far.homeTeam])
})

async function registersAndSignsIn(stage: Stage, name: string): Promise<Token> {
  return stage.signsIn(await stage.registers(name))
}
