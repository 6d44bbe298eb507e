import {
  addMatchEventType,
  adminDeleteUser,
  adminListMatchEventTypes,
  createMatch,
  listActions,
  login,
  undoAction,
  whoami,
} from '@bettle/contract'
import type { Locator } from '@playwright/test'
import { aPng } from '../support/a-png.ts'
import { expectAccessible } from '../support/accessible.ts'
import { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { ADMIN } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'
import { unfold } from '../support/unfold.ts'

/** Returns the sidebar's entries with a background colour, which look like the current one. */
const markedIn = (area: Locator) =>
  area.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => !link.matches(':hover') || link.hasAttribute('aria-current'))
      .filter((link) => getComputedStyle(link).boxShadow !== 'none')
      .map((link) => link.textContent),
  )

test("an administrator moves through the administrators' area with its sidebar, and on a phone with its menu [PR271] [PR298]", async ({
  adminAtConsole: admin,
  browser,
  stage,
}) => {
  const { page } = admin
  const area = page.getByRole('navigation', { name: 'Admin area' })
  await page.reload()
  await expect(area).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The skip link also skips the sidebar.
  const skippedTo = page.getByRole('main').locator(':focus')
  await expect(skippedTo).toHaveCount(1)
  expect(await skippedTo.evaluate((element) => element.closest('nav') ?? element.querySelector('nav'))).toBeNull()
  for (const [entry, title] of [
    ['Users', 'Users'],
    ['Avatars', 'Avatars'],
    ['Matches', 'Matches'],
    ['Landing Page', 'Welcome to the administrators’ area'],
    ['Event Types', 'Event Types'],
    ['Realtime Match Events', 'Realtime Match Updates'],
    ['Feed Providers', 'Feed Providers'],
    ['Visual Editor', 'Visual Editor'],
    ['Competitions', 'Competitions'],
    ['Lobbies', 'Lobbies'],
    ['Lobby Members', 'Lobby members'],
    ['Games', 'Games'],
    ['Bets', 'Bets'],
    ['Failing Jobs', 'Failing jobs'],
    ['Crash Reports', 'Crash reports'],
    ['Audit Log', 'Audit log'],
  ] as const) {
    await area.getByRole('link', { name: entry, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(area.getByRole('link', { name: entry, exact: true })).toHaveAttribute('aria-current', 'page')
    expect(await markedIn(area), 'the sidebar marks where one is').toEqual([entry])
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
  }
  await expect(area.getByRole('heading')).toHaveText(['Tonight', 'Players', 'Content', 'System'])
  await area.getByRole('link', { name: 'Realtime Match Events', exact: true }).click()
  await expect(page.getByRole('button', { name: 'New match' })).toBeVisible()
  await page.goto('/admin/nothing-here')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

  const { token } = await ask(stage.server.url, login, { body: ADMIN })
  const phone = await Actor.arrive(browser, stage.server.url, 'Admin', token, 'phone')
  await phone.opens('/admin')
  await phone.page.getByRole('button', { name: 'Admin area' }).click()
  const menu = phone.page.getByRole('dialog', { name: 'Admin area' })
  await expect(menu.getByRole('link', { name: 'Site Home' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Logout' })).toBeVisible()
  await expectAccessible(phone.page)
  await menu.getByRole('link', { name: 'Matches' }).click()
  await expect(menu).toHaveCount(0)
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible()
  await expect(phone.page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(phone.page)
  await phone.leavesTheStage()
})

test('an administrator searches, sorts and pages a list by keyboard, and a reload shows the same list [PR287]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  const { token } = await ask(stage.server.url, login, { body: ADMIN })
  const cup = `Cup ${Date.now() % 1_000_000}`
  for (let number = 10; number < 25; number += 1) {
    const body = { homeTeam: `${cup} ${number}`, awayTeam: 'Croatia' }
    await ask(stage.server.url, createMatch, { body }, token)
  }
  await page.goto('/admin/matches')
  await page.getByRole('searchbox', { name: 'Search matches' }).focus()
  await page.keyboard.type(cup)
  await expect(page.getByText('1–10 of 15')).toBeVisible()
  await page.getByRole('columnheader', { name: 'Home Team' }).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader').first()).toContainText(`${cup} 10`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader').first()).toContainText(`${cup} 24`)
  await page.getByRole('button', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('11–15 of 15')).toBeVisible()
  await page.reload()
  await expect(page.getByText('11–15 of 15')).toBeVisible()
  await expect(page.getByRole('rowheader').last()).toContainText(`${cup} 10`)
  await expect(page.getByRole('columnheader', { name: 'Home Team' })).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(page.getByText('1–10 of 15')).toBeVisible()
})

test('an administrator deletes several matches at once, and an open list shows pushed changes [PR296]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  const { token } = await ask(stage.server.url, login, { body: ADMIN })
  const cup = `Gone ${Date.now() % 1_000_000}`
  const plays = (home: string) =>
    ask(stage.server.url, createMatch, { body: { homeTeam: `${cup} ${home}`, awayTeam: 'Croatia' } }, token)
  await plays('Ana')
  await page.goto(`/admin/matches?q=${encodeURIComponent(cup)}`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await plays('Ben')
  await plays('Cleo')
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Delete Selected' })).toBeDisabled()
  await page.getByRole('checkbox', { name: `Select ${cup} Ana v Croatia` }).press('Space')
  await page.getByRole('checkbox', { name: `Select ${cup} Cleo v Croatia` }).press('Space')
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are You Sure?' })
  await expect(question).toContainText('This action cannot be undone')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('rowheader')).toContainText(`${cup} Ben`)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toBe('matches.csv')
})

test('an administrator adds, changes, disables, enables and deletes a user [PR292] [PR293]', async ({
  adminInBrowser: { page },
  stage,
  ana,
}) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Add User' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please check for errors')).toBeVisible()
  await expect(page.getByText('Please provide a name')).toBeVisible()
  await expectAccessible(page)
  const name = `Dora ${Date.now() % 1_000_000}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(`dora.${Date.now()}@bettle.example`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await expect(page.getByRole('row', { name }).getByRole('cell').nth(1)).toHaveText(/^\d\d-\d\d-\d{4}$/)

  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Name').fill(`${name}s`)
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /^Administrator/ }).click()
  const picture = { name: 'dora.png', mimeType: 'image/png', buffer: aPng(64) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('rowheader', { name: `${name}s` })).toContainText('Admin')
  await page.getByRole('link', { name: `Edit ${name}s` }).click()
  await expect(page.getByText('dora.png', { exact: true })).toBeVisible()
  await page.goBack()

  await ana.opens('/')
  const { token } = await ask(stage.server.url, login, { body: ADMIN })
  const me = await ask(stage.server.url, whoami, {}, ana.token)
  const id = me.user?._id ?? ''
  await page.goto(`/admin/manage-user/${id}`)
  const users = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Users' })
  await expect(users).toHaveAttribute('aria-current', 'true')
  expect(await markedIn(page.getByRole('navigation', { name: 'Admin area' }))).toEqual(['Users'])
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Disable account' }).click()
  const why = page.getByRole('dialog', { name: 'Disable account' })
  await expect(why.getByRole('button', { name: 'Disable account' })).toBeDisabled()
  await why.getByLabel('Reason').fill('For a test')
  await expectAccessible(page)
  await why.getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByText('is not signed in on any device')).toBeVisible()
  await expect(ana.page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Enable account' }).click()
  const again = page.getByRole('dialog', { name: 'Enable account' })
  await again.getByLabel('Reason').fill('It was one')
  await again.getByRole('button', { name: 'Enable account' }).click()
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible()

  await page.goto(`/admin?q=${encodeURIComponent(`${name}s`)}`)
  await page.getByRole('button', { name: `Delete ${name}s` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await ask(stage.server.url, adminDeleteUser, { params: { id: id as never } }, token)
})

test('an administrator opens a running match, its lobbies and jobs, a lobby’s members and the audit log, and undoes an action there [PR333] [PR335]', async ({
  admin,
  adminInBrowser: { page },
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  await admin.startsHalf(1)
  await page.goto('/admin/landing-page')
  await unfold(page, 'Running now')
  await page
    .getByRole('region', { name: 'Running now' })
    .getByRole('link', { name: new RegExp(`^${stage.match.homeTeam}`) })
    .click()
  await expect(page).toHaveURL(new RegExp(`manage-match/${stage.match._id}$`))
  await unfold(page, 'Log and debug')
  await page.getByRole('link', { name: 'Debug' }).click()
  const lobbies = page.getByRole('region', { name: 'Lobbies' })
  await expect(lobbies.getByRole('row', { name: lobby.lobbyCode })).toContainText('sound')
  await expect(page.getByRole('region', { name: 'Jobs' }).getByRole('row', { name: 'round-end' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/admin/lobbies?q=${lobby.lobbyCode}`)
  await page.getByRole('link', { name: `Members of ${lobby.lobbyCode}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby members' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('100')
  await page.goto(`/admin/audit-log?matchId=${stage.match._id}`)
  await expect(page.getByRole('row', { name: 'start half' })).toBeVisible()
  await page.getByRole('link', { name: 'start half' }).first().click()
  await expect(page).toHaveURL(/kind=start-half/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: 'All details of start half' }).click()
  const whole = page.getByRole('dialog', { name: 'start half' })
  await expect(whole.getByRole('region', { name: 'After' })).toContainText('startTime')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remove this filter: start half' }).click()
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('link')).toHaveText([
    'Remove this filter: One match',
  ])
  await page.getByRole('button', { name: 'Undo start half' }).click()
  await expect(page.getByRole('alertdialog').getByText(/keep their results|result changes for/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('undone', { exact: true })).toBeVisible()
})

test('an administrator creates, renames and retires an event type for all matches, and cannot create a built-in one again [PR331]', async ({
  adminInBrowser: { page },
}) => {
  await page.goto('/admin/event-types')
  const name = `Nutmeg ${Date.now() % 1_000_000}`
  const field = page.getByLabel('New event type')
  await field.fill('goal')
  await field.press('Enter')
  await expect(page.getByText('Event type already exists')).toBeVisible()
  await field.fill(name)
  await field.press('Enter')
  const shown = page.getByLabel(`Display name of ${name}`)
  await expect(shown).toHaveValue(name)
  await shown.fill(`${name}s`)
  await shown.press('Tab')
  await expect(page.getByRole('button', { name: `Retire ${name}s` })).toBeVisible()
  await page.getByRole('button', { name: `Retire ${name}s` }).click()
  await expect(page.getByText('retired')).toBeVisible()
  await expectAccessible(page)
})

test('the import of fixtures lists the errors of a file by line, and creates each match of the corrected file once [PR325]', async ({
  adminInBrowser: { page },
}) => {
  const cup = `Köln ${Date.now() % 1_000_000}`
  const csv = (rows: string) => ({
    name: 'fixtures.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Home Team,Away Team,Kick-off\r\n${rows}`),
  })
  await page.goto(`/admin/matches?q=${encodeURIComponent(cup)}`)
  await page.getByRole('button', { name: 'Import fixtures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import fixtures' })
  const file = dialog.getByLabel('Choose a file')
  await file.setInputFiles(csv(`${cup},Ajax,tomorrow\r\n,Ajax,\r\n`))
  const wrong = dialog.getByRole('list', { name: 'Errors in the file' })
  await expect(wrong).toContainText('Line 2: Bettle cannot read “tomorrow” as a kick-off')
  await expect(wrong).toContainText('Line 3: Home Team is empty.')
  await expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled()
  await expectAccessible(page)
  const right = csv(`${cup},Ajax,2026-06-01T18:00:00Z\r\n${cup},'=cmd,\r\n`)
  await file.setInputFiles(right)
  await dialog.getByRole('button', { name: 'Create 2 matches' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('button', { name: 'Import fixtures' }).click()
  await file.setInputFiles(right)
  await expect(dialog.getByText('0 new, 2 already exist')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled()
})

test('the import of fixtures refuses a workbook, and asks about an unknown column, date order and time zone of a UTF-16 text file [D6] [PR326]', async ({
  adminInBrowser: { page },
}) => {
  const cup = `Fürth ${Date.now() % 1_000_000}`
  const rows = `Date\tTime\tHome\tAway\tVenue\tMascot\r\n03/04/2031\t7:45 PM\t${cup}\tAjax\tThe Den\tLion\r\n`
  await page.goto(`/admin/matches?q=${encodeURIComponent(cup)}`)
  await page.getByRole('button', { name: 'Import fixtures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import fixtures' })
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByText('Choose a file').click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  await choose('fixtures.xlsx', Buffer.from('PK\u0003\u0004 xl/workbook.xml', 'latin1'))
  await expect(dialog.getByText(/an Excel workbook \(\.xlsx\)\. .*save a copy as CSV/)).toBeVisible()
  await choose('fixtures.txt', Buffer.from(`\uFEFF${rows}`, 'utf16le'))
  const pick = async (label: string, option: RegExp) => {
    await dialog.getByLabel(label).click()
    await page.getByRole('option', { name: option }).click()
  }
  await expect(dialog.getByText(/does not know this column: “Mascot”/)).toBeVisible()
  await expect(dialog.getByText(/Columns that are not used: Venue/)).toBeVisible()
  await pick('Mascot', /Not needed/)
  await pick('Order of day, month and year in the dates', /Day first/)
  await pick('Time zone of the times in this file', /^Europe\/London$/)
  await expect(dialog.getByText('Thu 3 April 2031, 19:45 BST').filter({ visible: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create 1 match' }).click()
  await expect(page.getByRole('rowheader')).toContainText([cup])
})

test('a match is prepared from another match: the changes are previewed, copied, and undone in one action [PR328]', async ({
  adminInBrowser: { page },
  stage,
}) => {
  const { token } = await ask(stage.server.url, login, { body: ADMIN })
  const cup = `Final ${Date.now() % 1_000_000}`
  const made = async (homeTeam: string) =>
    (await ask(stage.server.url, createMatch, { body: { homeTeam, awayTeam: 'Croatia' } }, token)).match
  const [from, to] = [await made(`${cup} A`), await made(`${cup} B`)]
  const body = { eventTypeName: 'Nutmeg', customOdds: [{ betType: 'over' as const, threshold: 1.5, odds: 3.25 }] }
  await ask(stage.server.url, addMatchEventType, { params: { id: from._id }, body }, token)

  await page.goto(`/admin/manage-match/${to._id}`)
  await unfold(page, 'Control', 'Event types and odds')
  await page.getByRole('button', { name: 'Copy from another match' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy from another match' })
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await page.keyboard.type(`${cup} A`)
  await dialog.getByRole('radio', { name: `${cup} A v Croatia` }).press('Space')
  await expect(dialog.getByRole('listitem').first()).toHaveText('Event types to add: Nutmeg')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Nutmeg over 1.5' })).toContainText(
    '3.25 (now: not offered)',
  )
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Event types and their order' }).uncheck()
  await expect(dialog.getByText('the copy would change nothing')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Event types and their order' }).check()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const types = async () => {
    const { eventTypes } = await ask(stage.server.url, adminListMatchEventTypes, { params: { id: to._id } }, token)
    return eventTypes.map(({ name }) => name)
  }
  expect(await types()).toContain('Nutmeg')
  await expect(page.getByRole('button', { name: /^Nutmeg/ }).first()).toBeVisible()
  const { actions } = await ask(stage.server.url, listActions, { query: { matchId: to._id } }, token)
  expect(actions[0]?.kind).toBe('copy-match')
  await ask(stage.server.url, undoAction, { params: { id: actions[0]?._id ?? '' } }, token)
  expect(await types()).not.toContain('Nutmeg')
})
