import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor, type Device } from '../support/actor.ts'
import { Cup, type CupBet, type CupPlayer } from '../support/competition.ts'
import type { StageServer } from '../support/server.ts'
import { expect, type Stage, test } from '../support/stage.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana']

test('eight people play a cup by code through groups, semi-finals and a final; one is absent, and a correction changes who advances [PR440] [PR441] [PR442] [PR443] [PR444] [PR445] [PR446] [PR447]', async ({
  browser,
  server,
  stage,
}) => {
  test.setTimeout(180_000)
  const players: CupPlayer[] = []
  for (const name of NAMES) players.push({ name, account: await stage.registers(name) })
  const [anaPlayer, benPlayer, ...others] = players
  if (!anaPlayer || !benPlayer) throw new Error('the cup needs Ana and Ben')
  const cup = await Cup.opens(server, anaPlayer.account, { name: 'Friday night cup' })
  const address = `/compete/${cup.competition._id}`
  const ana = await arrives(browser, server, stage, anaPlayer, 'desktop')
  const ben = await arrives(browser, server, stage, benPlayer, 'phone')

  await test.step('Ben finds the cup by its code, Ana enrols on its page by keyboard, and the page counts all entries', async () => {
    await ana.opens(address)
    await expect(ana.page.getByRole('heading', { level: 1, name: 'Friday night cup' })).toBeVisible()
    await ana.page.getByRole('button', { name: 'ENROL' }).focus()
    await ana.page.keyboard.press('Enter')
    await expect(entryOf(ana)).toContainText(/You are enrolled\. The draw on .+ decides whom you play\./)
    await ben.opens('/?tab=compete')
    const code = ben.page.getByRole('textbox', { name: 'Competition code' })
    await code.fill('zzzzzz')
    await ben.page.getByRole('button', { name: 'FIND COMPETITION' }).click()
    await expect(code).toHaveAccessibleDescription(/No competition has this code/)
    await expectAccessible(ben.page)
    await code.fill(cup.code.toLowerCase())
    await code.press('Enter')
    const dialog = ben.page.getByRole('dialog', { name: 'Friday night cup' })
    await expect(dialog).toContainText('1 of 8 taken')
    await dialog.getByRole('button', { name: 'ENROL' }).click()
    await expect(ben.page).toHaveURL(new RegExp(`${address}$`))
    await expect(entryOf(ben)).toContainText('You are enrolled.')
    for (const { account } of others) await cup.enrols(account)
    await expect(ana.page.getByText('8 / 8')).toBeVisible()
    await expectAccessible(ana.page)
  })

  await test.step('the draw appears on open pages, and the browser computes the draw again', async () => {
    await cup.isDrawn()
    await expect(ana.page.getByRole('region', { name: 'Group A' })).toBeVisible()
    await ben.page.getByRole('link', { name: 'Check the draw' }).click()
    await expect(ben.page.getByText('Checked on this device: seed, list, all lots and all groups match.')).toBeVisible()
    await expect(ben.page.getByRole('table').getByText('matches')).toHaveCount(8)
    await expectAccessible(ben.page)
    await ben.page.getByRole('link', { name: 'Competition', exact: true }).click()
  })

  const { competition: drawn } = await cup.seenBy(anaPlayer.account)
  const idOf = new Map(players.map(({ name }, index) => [name, drawn.players[index]?.user._id]))
  const [anaId, benId] = [idOf.get('Ana'), idOf.get('Ben')]
  const drawnGroups = drawn.stages[0]?.groups.map(({ members }) => members) ?? []
  const absentId = drawnGroups.find((members) => !members.some((id) => id === anaId))?.find((id) => id !== benId)
  const absentName = drawn.players.find(({ user }) => user._id === absentId)?.user.username ?? ''
  /** In each group two players bet against the corner: Ana, and others who are neither Ben nor absent. */
  const against = new Set(
    drawnGroups.flatMap((members) =>
      members
        .filter((id) => id !== benId && id !== absentId)
        .toSorted((a, b) => Number(b === anaId) - Number(a === anaId))
        .slice(0, 2),
    ),
  )
  const groupBet = ({ name }: CupPlayer): CupBet => {
    const id = idOf.get(name)
    if (id === absentId) return 'none'
    return id !== undefined && against.has(id) ? 'wrong' : 'right'
  }
  const groups = await cup.kicksOff(0, players, groupBet)

  await test.step('the tables change while the match is active, and say that they are provisional', async () => {
    await expect(ana.page.getByText('Live · provisional')).toHaveCount(2)
    await expect(ana.page.getByRole('row', { name: /You/ })).toContainText(
      /Ranks in the last games, oldest first: (3rd|4th)/,
    )
    await expectAccessible(ana.page)
    await expectAccessible(ben.page)
  })

  await test.step('the group stage ends: Ben advances, Ana is out, and one player was absent', async () => {
    await cup.ends(groups)
    await expect(ben.page.getByRole('region', { name: 'Your next game' })).toContainText('Semi-finals')
    await expect(ben.page.getByRole('list', { name: 'Your opponents in the knockout' })).toContainText(
      'Semi-final against',
    )
    await expect(entryOf(ana)).toContainText('You are out of the competition.')
    await expect(ana.page.getByRole('region', { name: 'Bracket' })).toBeVisible()
    await expect(ana.page.getByRole('row', { name: new RegExp(absentName) })).toContainText('oldest first: absent')
    await expectAccessible(ben.page)
  })

  await test.step('a correction before the semi-finals puts Ana in and Ben out', async () => {
    await cup.corrects(groups, 'VAR: it was a goal kick')
    await expect(entryOf(ana)).toContainText('You are enrolled.')
    await expect(entryOf(ben)).toContainText('You are out of the competition. You can watch the other games.')
    await expect(ana.page.getByRole('region', { name: 'Your next game' })).toContainText('Spain v Italy')
  })

  await test.step('Ana opens her semi-final with one press', async () => {
    await cup.kicksOff(1, players, onlyAnaIsRight).then((semis) => cup.ends(semis))
    await expect(ana.page.getByRole('region', { name: 'Your next game' })).toContainText('Final')
    await ana.page.getByRole('link', { name: 'OPEN YOUR GAME' }).click()
    await expect(ana.page).toHaveURL(/\/game\/[\w-]{36}$/)
    await expect(ana.page.getByText('Brazil').first()).toBeVisible()
    await ana.opens(address)
  })

  await test.step('Ana wins the final', async () => {
    const final = await cup.kicksOff(2, players, onlyAnaIsRight)
    await expect(ben.page.getByRole('tab', { name: 'Final', selected: true })).toBeVisible()
    await expect(ben.page.getByRole('article', { name: 'Final' }).getByText('Live')).toBeVisible()
    await cup.ends(final)
    await expect(ana.page.getByRole('heading', { name: 'You have won!' })).toBeVisible()
    await expect(ben.page.getByRole('region', { name: 'Winner' })).toContainText('has won')
    await expectAccessible(ana.page)
    await expectAccessible(ben.page)
    await fitsItsScreen(ben.page)
    await ben.page.getByRole('link', { name: 'Competitions' }).press('Enter')
    await expect(ben.page).toHaveURL(/\?tab=compete$/)
    await expect(ben.page.getByRole('region', { name: 'Past competitions' })).toContainText('Friday night cup')
  })
  await ana.leavesTheStage()
  await ben.leavesTheStage()
})

const onlyAnaIsRight = ({ name }: CupPlayer): CupBet => (name === 'Ana' ? 'right' : 'wrong')

const entryOf = ({ page }: Actor) =>
  page.getByRole('form', { name: 'Your entry in this competition' }).getByRole('status').first()

async function fitsItsScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function arrives(
  browser: Browser,
  { url }: StageServer,
  stage: Stage,
  { name, account }: CupPlayer,
  device: Device,
): Promise<Actor> {
  return Actor.arrive(browser, url, name, await stage.signsIn(account), device)
}
