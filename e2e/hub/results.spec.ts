import { login } from '@bettle/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor, type Device } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { type Credentials, playsPastGame } from '../support/past-game.ts'
import type { StageServer } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

const FAILED = 'Failed to load previous results. Please try again.'
const NOTHING = 'Sorry, there were no results found matching your criteria.'

test('a player finds a finished game, reads the receipt of a corrected bet, and verifies the chips of a confirmed game [PR10] [PR207] [PR239] [PR243]', async ({
  browser,
  server,
  stage,
}) => {
  const [anaAccount, benAccount] = [await stage.registers('Ana'), await stage.registers('Ben')]
  const players = [anaAccount, benAccount]
  const bets = [
    { account: anaAccount, on: 'Over 0.5 Corner', stake: 10 },
    { account: benAccount, on: 'Under 0.5 Corner', stake: 10 },
  ]
  await playsPastGame(server, { homeTeam: 'Spain', awayTeam: 'Italy', players, bets, corner: true, confirmed: true })
  const lobby = await playsPastGame(server, {
    homeTeam: 'France',
    awayTeam: 'Croatia',
    players,
    bets,
    corner: true,
    deletionReason: 'VAR: it was a goal kick',
  })
  const { page, leaves } = await arrives(browser, server, 'Ana', anaAccount)

  await page.goto('/previous-results')
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Match', 'Match Start', 'Position', 'Trophies', 'Outcome'],
  ])
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('France v Croatia')
  await expect(rows.first()).toContainText(/\d{1,2}:\d\d, \d\d [A-Z][a-z]{2} 2026/)
  await expect(rows.first()).toContainText('2 / 2')
  await expect(rows.first()).toContainText('LOSS')
  await expect(rows.first()).toContainText('provisional')
  await expect(rows.last()).not.toContainText('provisional')
  await expect(rows.first()).toContainText('0 trophies')
  await expect(rows.last()).toContainText('200 trophies')
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search previous results' }).fill('croat')
  await expect(page).toHaveURL(/\?q=croat$/)
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'France v Croatia' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/previous-results/${lobby._id}\\?q=croat$`))
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible()
  await expect(page.getByText('Provisional results')).toBeVisible()
  const podium = page.getByRole('region', { name: 'Final result' })
  await expect(podium.getByRole('listitem').first()).toContainText('200 trophies')
  await expect(podium).toContainText('The pot of 200 trophies is paid once the results are confirmed')
  const rankRows = page.getByRole('region', { name: 'Final Standings' }).getByRole('listitem')
  await expect(rankRows).toHaveCount(2)
  await expect(rankRows.nth(1)).toContainText('You')
  await expect(page.getByRole('table', { name: 'Chips after each round' })).toContainText('90')
  await expectAccessible(page)

  await page.getByRole('button', { name: /Over 0\.5 Corner/ }).click()
  const receipt = page.getByRole('dialog').getByRole('article')
  await expect(receipt).toContainText('LOST')
  await test.step('the receipt prints at the top of the sheet, wherever its dialog has moved', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('dialog').evaluate((dialog) => {
      dialog.style.transform = 'translateY(0)'
    })
    const box = await receipt.boundingBox()
    expect([box?.x, box?.y]).toEqual([0, 0])
    await page.emulateMedia({ media: 'screen' })
  })
  await expect(receipt).toContainText('0 is not more than 0.5, so the bet lost.')
  await expect(receipt).toContainText(/Corner 6' cancelled: VAR: it was a goal kick → lost, −\d+/)
  await expect(receipt.getByRole('table', { name: 'How this bet changed your chips' }).getByRole('row')).toHaveText([
    /Balance/,
    /Stake−1090$/,
    /Payout\+\d+/,
    // Nine rounds have passed without a bet since then, for 5 chips each.
    /^Other changes in between−45$/,
    /Correction−\d+/,
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Previous Results' }).last().click()
  await expect(page).toHaveURL(/\/previous-results\?q=croat$/)
  await expect(page.getByRole('searchbox')).toHaveValue('croat')

  await page.goto(`/join/${lobby.lobbyCode}`)
  await expect(page.getByRole('heading', { name: 'Match Complete' })).toBeVisible()
  await expect(page.getByText('Thanks for playing!')).toBeVisible()
  await page.getByRole('link', { name: 'See the full result' }).click()
  await expect(page).toHaveURL(new RegExp(`/previous-results/${lobby._id}$`))
  await expect(page.getByRole('region', { name: 'Check your chips yourself' })).toContainText(
    'When the results are confirmed',
  )

  // The confirmed game counts for the career, and the provisional game does not.
  await page.goto('/profile')
  const career = page.getByRole('region', { name: 'Your career' })
  await expect(career.getByRole('definition')).toHaveText(['1', '1', '100 %', '200'])
  await expect(career.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await career.getByRole('link', { name: 'Spain v Italy' }).click()
  await expect(page.getByText('This game added 200 trophies to your profile.')).toBeVisible()

  await page.getByRole('button', { name: 'Check my chips' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(/^Checked on this device: the \d+ changes to your chips add up to \d+ chips, as in the results/),
  ).toBeVisible()
  await expectAccessible(page)
  await leaves()
})

test('the results page keeps page and page size in its address, keeps the previous list after a failure, and explains an empty search [PR241] [PR242] [PR245]', async ({
  browser,
  server,
  stage,
}) => {
  const cleo = await stage.registers('Cleo')
  for (let game = 1; game <= 10; game++) {
    await playsPastGame(server, { homeTeam: `Club ${game}`, awayTeam: 'Rovers', players: [cleo] })
  }
  const { page, leaves } = await arrives(browser, server, 'Cleo', cleo, 'phone')
  await page.goto('/previous-results')
  const cards = page.getByRole('list', { name: 'Previous Results' }).getByRole('listitem')
  await expect(cards).toHaveCount(9)
  await expect(cards.first()).toContainText('Club 10 v Rovers')
  await expect(cards.first()).toContainText('WIN')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Club 1 v Rovers')
  await page.getByRole('combobox', { name: 'Items per page' }).click()
  await expect(page.getByRole('option')).toHaveText(['9 per page', '10 per page', '20 per page', '50 per page'])
  await page.getByRole('option', { name: '10 per page' }).click()
  await expect(page).toHaveURL(/\?size=10$/)
  await expect(cards).toHaveCount(10)
  await expectAccessible(page)
  await page.route('**/api/app/user-results**', (route) => route.abort())
  await page.getByRole('searchbox').fill('United')
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(cards).toHaveCount(10)
  await page.unroute('**/api/app/user-results**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(NOTHING)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('United')
  await expect(page.getByText(NOTHING)).toBeVisible()
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(cards).toHaveCount(10)
  await leaves()
})

test('the results page shows a failure, and a player without games reads what to do [PR244]', async ({
  ana,
  stage,
}) => {
  const { page } = ana
  await ana.opens('/previous-results')
  await expect(page.getByText('No games yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find a game' })).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/app/user-results**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/app/user-results**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No games yet')).toBeVisible()
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await page.goto(`/previous-results/${stage.match._id}`)
  await expect(page.getByText('Lobby not found')).toBeVisible()
})

async function arrives(browser: Browser, { url }: StageServer, name: string, account: Credentials, device?: Device) {
  const { token } = await ask(url, login, { body: account })
  const actor = await Actor.arrive(browser, url, name, token, device ?? 'desktop')
  const page: Page = actor.page
  return { page, leaves: () => actor.leavesTheStage() }
}
