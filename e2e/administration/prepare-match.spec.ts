import {
  adminListMatchEventTypes,
  adminListMatches,
  adminListMatchOdds,
  adminListMatchRounds,
  login,
  type MatchId,
} from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { ADMIN, type StageServer } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'
import { unfold } from '../support/unfold.ts'

/** Counts key presses and pointer presses inside the page. */
async function countsPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 })
    const count = () => Object.assign(window, { presses: (window as unknown as { presses: number }).presses + 1 })
    window.addEventListener('keydown', count, true)
    window.addEventListener('pointerdown', count, true)
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}

const matchIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) as MatchId

async function adminToken({ url }: StageServer) {
  return (await ask(url, login, { body: ADMIN })).token
}

test('an administrator creates a match with its rounds and odds in under two minutes and at most forty presses [PR316] [PR318]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  const name = `Köln ${Date.now() % 1_000_000}`
  await page.goto(`/admin/matches?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
  const began = Date.now()
  const presses = await countsPresses(page)
  await page.getByRole('link', { name: 'Add Match' }).click()
  const nothing = await ask(stage.server.url, adminListMatches, { query: { q: name } }, await adminToken(stage.server))
  expect(nothing.matches, 'opening the form makes no match').toEqual([])
  await page.getByLabel('Home team').click()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ajax')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/manage-match\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: `${name} v Ajax` })).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(40)
  expect(Date.now() - began).toBeLessThan(120_000)

  const token = await adminToken(stage.server)
  const matchId = matchIn(page)
  const { matchRounds } = await ask(stage.server.url, adminListMatchRounds, { params: { matchId } }, token)
  expect(matchRounds).toHaveLength(10)
  const { odds } = await ask(stage.server.url, adminListMatchOdds, { params: { matchId } }, token)
  expect(odds.length).toBeGreaterThan(20)
  await expectAccessible(page)
})

test('the match page warns of gaps between rounds, refuses a round that ends before it starts, and adds rounds after an open round and for extra time [PR317] [PR319] [PR321] [PR324]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  await page.goto(`/admin/manage-match/${stage.match._id}`)
  await unfold(page, 'Halves', 'Rounds', 'Control')
  const rounds = page.getByRole('region', { name: 'Rounds' })
  await rounds.getByLabel('Start minute of round 1').fill('2')
  await rounds.getByLabel('Start minute of round 1').press('Tab')
  await expect(rounds.getByText("Rounds don't start at the beginning of the half")).toBeVisible()
  await rounds.getByLabel('End minute of round 2').fill('18')
  await rounds.getByLabel('End minute of round 2').press('Tab')
  await expect(rounds.getByText("There's a gap between round 2 and round 3")).toBeVisible()
  await rounds.getByLabel('End minute of round 2').fill('9')
  await rounds.getByLabel('End minute of round 2').press('Tab')
  await expect(rounds.getByText('End minute must be greater than start minute.')).toBeVisible()
  await rounds.getByRole('button', { name: 'Add round' }).click()
  await expect(rounds.getByLabel('Start minute of round 6')).toHaveValue('50')
  await expect(rounds.getByLabel('End minute of round 6')).toHaveValue('')
  await rounds.getByRole('button', { name: 'Delete round 6' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(rounds.getByLabel('Start minute of round 6')).toHaveCount(0)
  await rounds.getByLabel('End minute of round 5').fill('45')
  await rounds.getByLabel('End minute of round 5').press('Tab')
  await expect(rounds.getByLabel('End minute of round 5')).toHaveValue('45')
  await rounds.getByRole('button', { name: 'Add round' }).click()
  await expect(rounds.getByLabel('Start minute of round 6')).toHaveValue('45')
  await expect(rounds.getByLabel('End minute of round 6')).toHaveValue('55')
  await rounds.getByRole('button', { name: 'Delete round 6' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(rounds.getByLabel('Start minute of round 6')).toHaveCount(0)

  const halves = page.getByRole('region', { name: 'Halves' })
  await expect(halves.getByRole('button', { name: 'Start Half 2' })).toBeDisabled()
  await halves.getByRole('button', { name: 'Add extra time' }).click()
  await expect(halves.getByText('Half 3 (extra time)')).toBeVisible()
  await rounds.getByRole('radio', { name: 'Half 3' }).click()
  await expect(rounds.getByRole('rowheader')).toHaveCount(2)
  await halves.getByRole('button', { name: 'Start Half 1' }).click()
  await expect(halves.getByRole('button', { name: 'End Half 1' })).toBeVisible()
  await halves.getByRole('button', { name: 'End Half 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(halves.getByRole('button', { name: 'Start Half 2' })).toBeEnabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Abandon match' }).click()
  const why = page.getByRole('dialog', { name: 'Abandon the match?' })
  await expect(why).toContainText('This cannot be undone: the match stays abandoned')
  await expect(why.getByRole('button', { name: 'Abandon match' })).toBeDisabled()
  await why.getByLabel('Reason, shown to the players').fill('Fog')
  await why.getByRole('button', { name: 'Abandon match' }).click()
  await expect(page.getByText('Abandoned: Fog')).toBeVisible()
})

test('the match page saves odds when their field loses focus, shows how far they are from the model’s odds, and can restore these [PR322]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  await page.goto(`/admin/manage-match/${stage.match._id}`)
  await unfold(page, 'Event types and odds')
  await page.getByRole('list', { name: 'Event types' }).getByRole('button', { name: 'Throw', exact: true }).click()
  const odds = page.getByRole('region', { name: 'Odds · Throw' })
  const before = await odds.getByRole('rowheader').count()
  const row = odds.getByRole('row').nth(1)
  const price = row.getByRole('textbox', { name: /^Odds of/ })
  const asked = await price.inputValue()
  await price.fill('')
  await price.press('Tab')
  await expect(price).toHaveValue(asked)
  await price.fill('50')
  await price.press('Tab')
  await expect(row.getByText('admin')).toBeVisible()
  await expect(row.getByText(/\+\d+ %/)).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Use the model’s odds/ }).click()
  await expect(row.getByRole('textbox', { name: /^Odds of/ })).toHaveValue(asked)

  await odds.getByRole('button', { name: 'Add over' }).click()
  await expect(odds.getByRole('rowheader')).toHaveCount(before + 1)
  const added = odds.getByRole('row').filter({ hasText: 'admin' })
  await expect(added.getByRole('textbox', { name: /^Odds of/ })).toHaveValue('2')
  await added.getByRole('button', { name: /^Suspend/ }).click()
  await expect(added.getByText('suspended')).toBeVisible()
  await added.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(odds.getByRole('rowheader')).toHaveCount(before)
})

test('an operator adds an event type to a match, moves the type by keyboard and by dragging, and removes the type after confirming [PR323]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  await page.goto(`/admin/manage-match/${stage.match._id}`)
  await unfold(page, 'Event types and odds')
  const list = page.getByRole('list', { name: 'Event types' })
  await expect(list.getByRole('listitem')).toHaveCount(9)
  const field = page.getByLabel('New event type')
  await field.fill('   ')
  await field.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(9)
  await field.fill('corner')
  await field.press('Enter')
  await expect(page.getByText('Event type already exists')).toBeVisible()
  await field.fill('Nutmeg')
  await field.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(10)

  const handle = page.getByRole('button', { name: 'Move Nutmeg', exact: true })
  await handle.focus()
  await page.keyboard.press('Space')
  for (const position of [9, 8]) {
    await expect(page.getByText(`Nutmeg is at position ${position + 1} of 10.`)).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`Nutmeg is at position ${position} of 10.`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  const token = await adminToken(stage.server)
  const order = async () =>
    (await ask(stage.server.url, adminListMatchEventTypes, { params: { id: stage.match._id } }, token)).eventTypes.map(
      ({ name }) => name,
    )
  await expect
    .poll(order)
    .toEqual(['Goal', 'Throw', 'Corner', 'Shot', 'Card', 'Free-Kick', 'Goal-Kick', 'Nutmeg', 'Penalty', 'Offside'])

  const to = await page.getByRole('button', { name: 'Move Throw', exact: true }).boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 10, { steps: 8 })
  await expect(page.getByText('Nutmeg is at position 2 of 10.')).toBeAttached()
  await page.mouse.up()
  await expect
    .poll(order)
    .toEqual(['Goal', 'Nutmeg', 'Throw', 'Corner', 'Shot', 'Card', 'Free-Kick', 'Goal-Kick', 'Penalty', 'Offside'])

  await page.getByRole('button', { name: 'Remove Nutmeg' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Confirm' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(9)
})

test('an operator adds and removes an event type inside the console, whose key appears and disappears at once [PR323]', async ({
  adminAtConsole: { page },
  stage,
}) => {
  await page.getByRole('button', { name: 'Event types' }).click()
  const sheet = page.getByRole('dialog', { name: 'Event types of the match' })
  await sheet.getByLabel('New event type').fill('Nutmeg')
  await page.keyboard.press('Enter')
  const keys = page.locator('ul[aria-label="Event keys"]')
  await expect(keys.getByText('Nutmeg')).toBeAttached()
  await expectAccessible(page)
  const id = stage.match._id
  const { eventTypes } = await ask(
    stage.server.url,
    adminListMatchEventTypes,
    { params: { id } },
    await stage.signsInAsAdmin(),
  )
  expect(eventTypes.map(({ name }) => name)).toContain('Nutmeg')
  await sheet.getByRole('button', { name: 'Remove Nutmeg' }).click()
  await page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Confirm' }).click()
  await expect(keys.getByText('Nutmeg')).toHaveCount(0)
  await expect(sheet.getByRole('link', { name: 'Manage Match' })).toHaveAttribute(
    'href',
    new RegExp(`manage-match/${id}`),
  )
})
