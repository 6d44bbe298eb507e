import { createLobby, login, whoami } from '@bettle/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { ADMIN } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

const CRASHED = 'This page stopped working'

/** Answers `url` with a body that lacks a field which the page shows. */
async function answers(page: Page, url: string, json: unknown): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json }))
}

/** Collects the crash reports that the page sends from now on. */
function reportsOf(page: Page): readonly unknown[] {
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log/crash-report')) reports.push(request.postDataJSON())
  })
  return reports
}

test('a visitor whose page crashes gets tips; an administrator reads in which source file the page crashed, and resolves the crash [PR345] [PR354]', async ({
  ana,
  browser,
  stage,
}) => {
  const { lobby } = await ask(
    stage.server.url,
    createLobby,
    { body: { matchId: stage.match._id, gameSettings: {} } },
    ana.token,
  )
  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const reports = reportsOf(page)
  await answers(page, '**/api/invitation/*', { match: null })
  await page.goto(`/join/${lobby.lobbyCode}`)
  await expect(page.getByRole('heading', { name: CRASHED })).toBeVisible()
  await expect(page.getByText('Load the page again.')).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expectAccessible(page)
  await expect.poll(() => reports.length).toBe(1)
  expect(JSON.stringify(reports)).not.toContain(lobby.lobbyCode)
  // The retry button shows the page as soon as the call succeeds.
  await page.unroute('**/api/invitation/*')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { name: /invites you to a game/ })).toBeVisible()
  await context.close()

  const admin = await Actor.arrive(browser, stage.server.url, 'Admin', await stage.signsInAsAdmin(), 'desktop')
  await admin.opens('/admin/crash-reports?q=invitation-page')
  const row = admin.page.getByRole('row', { name: /TypeError/ })
  await expect(row).toContainText(/apps\/web\/src\/app\/pages\/invitation\/invitation-page\.tsx:\d+/)
  await expectAccessible(admin.page)
  await row.getByRole('link', { name: 'TypeError' }).click()
  await expect(admin.page.getByRole('heading', { level: 1, name: 'TypeError' })).toBeVisible()
  await expect(admin.page.getByText('/join/*')).toBeVisible()
  await expectAccessible(admin.page)
  await admin.page.getByRole('button', { name: 'Resolve' }).click()
  await expect(admin.page.getByText('resolved', { exact: true })).toBeVisible()
  await admin.page.getByRole('link', { name: 'Crash reports', exact: true }).first().click()
  await admin.page.getByRole('radio', { name: 'Resolved' }).click()
  await expect(admin.page).toHaveURL(/status=resolved/)
  await expect(admin.page.getByRole('row', { name: /TypeError/ })).toHaveCount(1)
  await admin.leavesTheStage()
})

test('a player whose page crashes describes what they did, and an administrator reads this text without its email address [PR346] [PR347]', async ({
  ana,
  browser,
  stage,
}) => {
  await answers(ana.page, '**/api/app/user-results*', { results: [null], total: 1 })
  await ana.opens('/previous-results')
  await expect(ana.page.getByRole('heading', { name: CRASHED })).toBeVisible()
  const form = ana.page.getByRole('form', { name: 'Crash report' })
  const text = `I looked at my results ${Date.now()}`
  await form.getByLabel(/What did you do/).fill(`${text}, write to ana@bettle.example`)
  await expectAccessible(ana.page)
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByRole('button', { name: 'Thank you, your report was sent' })).toBeVisible()
  await expect(ana.page.getByText('Stack')).toHaveCount(0)

  const admin = await Actor.arrive(browser, stage.server.url, 'Admin', await stage.signsInAsAdmin(), 'desktop')
  const me = await ask(stage.server.url, whoami, {}, ana.token)
  await admin.opens('/admin/crash-reports')
  await admin.page
    .getByRole('row', { name: /past-games/ })
    .getByRole('link')
    .click()
  await expect(admin.page.getByText(`${text}, write to [e-mail]`)).toBeVisible()
  await expect(admin.page.getByRole('link', { name: me.user?.username ?? '' })).toBeVisible()

  // An administrator sees the same crash with its technical details.
  await answers(admin.page, '**/api/admin/lobby?*', { lobbies: [null], total: 1 })
  await admin.opens('/admin/lobbies')
  const inside = admin.page.getByRole('region', { name: 'What failed' })
  await expect(inside).toContainText('TypeError')
  await inside.getByText('Stack').click()
  await expect(inside).toContainText('/assets/')
  await expectAccessible(admin.page)
  await admin.leavesTheStage()
})

test('a game panel that crashes leaves the player able to chat and bet, and can be loaded again [PR348]', async ({
  ana,
  stage,
}) => {
  // The panel's script loads and throws when it starts.
  await ana.page.route('**/assets/game-rank-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("no rows")' }),
  )
  await stage.opensLobby(ana)
  await expect(ana.page.getByText('Ranking stopped working')).toBeVisible()
  await expect(ana.page.getByRole('heading', { name: CRASHED })).toHaveCount(0)
  await ana.page.getByRole('button', { name: 'Try again' }).click()
  await expect(ana.page.getByRole('button', { name: 'Load again' })).toBeVisible()
  await expectAccessible(ana.page)
  await ana.says('The ranking is gone')
  await ana.bets(10).on('over 0.5 Corner')
  await ana.page.unroute('**/assets/game-rank-*.js')
  await ana.page.getByRole('button', { name: 'Load again' }).click()
  await expect(ana.page.getByRole('region', { name: 'Game rank' })).toBeVisible()
})

test('a page whose script a deploy has deleted reloads once, and sends no crash report [PR349]', async ({ ana }) => {
  const reports = reportsOf(ana.page)
  let isReplaced = false
  let loads = 0
  ana.page.on('load', () => {
    loads += 1
  })
  await ana.page.route('**/assets/past-games-page-*.js', (route) => {
    if (!isReplaced) return route.continue()
    return route.fulfill({ status: 404, json: { error: 'Not found', code: 'not-found' } })
  })
  await ana.page.route(/\/$/, async (route) => {
    if (!isReplaced || route.request().isNavigationRequest()) return route.continue()
    // The new page loads another entry script with the same content.
    isReplaced = false
    return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-another0.js">' })
  })
  await ana.opens('/profile')
  await expect(ana.page.getByRole('heading', { name: 'Customize Profile' })).toBeVisible()
  expect(loads).toBe(1)
  isReplaced = true
  await ana.page.getByRole('link', { name: 'Results' }).first().click()
  await expect(ana.page.getByRole('heading', { name: 'Previous Results' })).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  expect(reports).toEqual([])
})

test('a player reports a problem in their own words without a crash, and administrators get the report [PR353]', async ({
  ana,
  stage,
}) => {
  await ana.opens('/profile')
  await ana.page.getByRole('button', { name: 'Report a problem' }).click()
  const form = ana.page.getByRole('form', { name: 'Report a problem' })
  await form.getByLabel(/What does not work/).fill('The bell never rings')
  await expectAccessible(ana.page)
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByRole('button', { name: 'Thank you, your report was sent' })).toBeVisible()
  const { token } = await ask(stage.server.url, login, { body: ADMIN })
  const answer = await fetch(`${stage.server.url}/api/admin/crash-report?q=Told`, {
    headers: { authorization: `Bearer ${token.accessToken}` },
  })
  expect(await answer.json()).toMatchObject({ crashReports: [{ origin: 'person', count: 1 }] })
})
