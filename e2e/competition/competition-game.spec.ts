import { type Competition, createCompetition, createMatch, enrol, type Match, startHalf1 } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { complaintsOf } from '../support/complaints.ts'
import { misfits } from '../support/misfits.ts'
import { expect, type Stage, test } from '../support/stage.ts'

const HOUR = 3_600_000
const NAME = 'Office Cup'

/** Creates a public tournament for two, which is drawn in an hour and whose only match kicks off an hour later. */
async function aCup(stage: Stage): Promise<{ cup: Competition; match: Match }> {
  const { server } = stage
  const token = await stage.signsInAsAdmin()
  const timeAt = (offset: number) => new Date(server.clock.now() + offset).toISOString()
  const teams = { homeTeam: 'Spain', awayTeam: 'Italy', startTime: timeAt(2 * HOUR) }
  const { match } = await ask(server.url, createMatch, { body: teams }, token)
  const { competition } = await ask(
    server.url,
    createCompetition,
    {
      body: {
        ...{ name: NAME, format: 'tournament', places: 2, isPrivate: false, matchIds: [match._id] },
        ...{ closesAt: timeAt(HOUR), lastDay: timeAt(48 * HOUR) },
      },
    },
    token,
  )
  return { cup: competition, match }
}

test('a player of a competition reads notices of the draw and the seat, opens the game by its own address, and is reminded when the game starts [PR401] [PR402] [PR403] [PR404]', async ({
  stage,
  ana,
  ben,
}) => {
  const { url, clock } = stage.server
  const { cup, match } = await aCup(stage)
  for (const { token } of [ana, ben]) await ask(url, enrol, { params: { competitionId: cup._id }, body: {} }, token)
  const { page } = ana
  const complaints = complaintsOf(page)
  await ana.opens('/')
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
  await clock.advance(HOUR)

  await page.getByRole('button', { name: 'Notices, 2 unread' }).click()
  const list = page.getByRole('dialog', { name: 'Notices' })
  await expect(
    list.getByRole('link', { name: `The draw for ${NAME} was made. You play in the group stage.` }),
  ).toBeVisible()
  await expect(list.getByRole('link', { name: `Your seat in the next game of ${NAME} is ready.` })).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()

  const games = page.getByRole('region', { name: 'YOUR GAME' })
  await expect(games).toContainText(`in ${NAME}`)
  await games.getByRole('link', { name: `Continue Spain v Italy, ${NAME}` }).click()
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}$/)
  const game = new URL(page.url()).pathname
  const back = page.getByRole('link', { name: 'Back to the competition' })
  await expect(back).toBeVisible()
  await expect(page.getByRole('button', { name: /Leave Game|Invite others|lobby code/ })).toHaveCount(0)
  await page.reload()
  await expect(back).toBeVisible()
  await ana.opens('/')
  await expect(page).toHaveURL(({ pathname }) => pathname === game)
  await back.click()
  await expect(page).toHaveURL(({ pathname }) => pathname === `/compete/${cup._id}`)

  await clock.advance(HOUR)
  await ask(url, startHalf1, { body: { matchId: match._id } }, await stage.signsInAsAdmin())
  await expect(page.getByText(`Your game in ${NAME} has started`)).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === game)
  expect(complaints).toEqual([])
})

test('a visitor reads the page of a public competition without scripts and on a phone, and downloads its calendar [PR405] [PR406] [PR449]', async ({
  browser,
  stage,
  ana,
}) => {
  const { url } = stage.server
  const { cup } = await aCup(stage)
  await ask(url, enrol, { params: { competitionId: cup._id }, body: {} }, ana.token)
  const address = `/competition/${cup._id}`
  const html = await (await fetch(url + address)).text()
  expect(html).toContain(`<title>${NAME} · Bettle</title>`)
  expect(html).toContain('content="A tournament with 1 player on Bettle. Enrolment is open: 1 of 2 places are free."')

  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(reader.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(1)
  await expect(reader.getByText('Spain v Italy')).toBeVisible()
  await plain.close()

  const phone = await browser.newContext({ ...PHONE, baseURL: url })
  const page = await phone.newPage()
  const complaints = complaintsOf(page)
  await page.goto(address)
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  const file = await page.getByRole('link', { name: 'Matches as a calendar file' }).getAttribute('href')
  const calendar = await fetch(url + file)
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain(`SUMMARY:Spain v Italy · ${NAME}`)
  await page.getByRole('link', { name: 'Enter this competition' }).click()
  await expect(page.getByText('Please sign in to see that page.')).toBeVisible()

  // The address in the app leads a visitor to the public page, unless the competition has none.
  await page.goto(`/compete/${cup._id}`)
  await expect(page).toHaveURL(({ pathname }) => pathname === address)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  const unknown = '01890a5d-ac96-774b-bcce-b302099c0001'
  await page.goto(`/compete/${unknown}`)
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    return pathname === '/login' && searchParams.get('next') === `/compete/${unknown}`
  })
  await expect(page.getByText('Please sign in to see that page.')).toBeVisible()
  // For a signed-in user, the link of the public page leads straight to the app.
  await ana.opens(address)
  await ana.page.getByRole('link', { name: 'Enter this competition' }).click()
  await expect(ana.page).toHaveURL(({ pathname }) => pathname === `/compete/${cup._id}`)
  await expect(ana.page.getByRole('form', { name: 'Your entry in this competition' })).toContainText(
    'You are enrolled.',
  )
  expect(complaints).toEqual([])
  await phone.close()
})
