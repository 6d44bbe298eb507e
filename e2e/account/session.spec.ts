import { logoutEverywhere } from '@bettle/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { expect, test } from '../support/stage.ts'

const SIXTEEN_MINUTES = 16 * 60_000
/** The message for the user. The technical reason is written to the browser console. */
const SIGNED_OUT = 'You were signed out on this device. Please sign in again.'

test('requests of one page that meet an expired token cause one refresh [PR66]', async ({ ana, stage }) => {
  await ana.opens('/')
  await expect(ana.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  const seen = countsRefreshes(ana.context)
  await leavesAlone(ana.page)
  await stage.server.clock.advance(SIXTEEN_MINUTES)
  await ana.opens('/')
  await expect(ana.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  await ana.page.getByRole('link', { name: 'Results' }).first().click()
  await expect(ana.page.getByRole('heading', { name: 'Previous Results' })).toBeVisible()
  expect(seen.expired()).toBeGreaterThan(0)
  expect(seen.refreshes()).toBe(1)
})

test('three tabs that meet an expired token at once cause one refresh, and all of them continue [PR66]', async ({
  ana,
  stage,
}) => {
  const tabs = [ana.page, await ana.context.newPage(), await ana.context.newPage()]
  await ana.opens('/')
  await expect(ana.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  const seen = countsRefreshes(ana.context)
  await leavesAlone(ana.page)
  await stage.server.clock.advance(SIXTEEN_MINUTES)
  // The hub of each tab sends several calls at the same moment.
  await Promise.all(tabs.map((tab) => tab.goto('/')))
  for (const tab of tabs) await expect(tab.getByRole('region', { name: 'OPEN LOBBIES' })).toBeVisible()
  expect(seen.expired()).toBeGreaterThan(0)
  expect(seen.refreshes()).toBe(1)
})

test('a page opened after its session was revoked elsewhere leads to the sign-in page, which says why and remembers the page [PR69]', async ({
  ana,
  stage,
}) => {
  await ana.opens('/terms-of-service')
  await expect(ana.page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible()
  await ask(stage.server.url, logoutEverywhere, {}, ana.token)
  await ana.opens('/previous-results')
  await expect(ana.page).toHaveURL(/\/login\?.*next=/)
  await expect(ana.page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
})

test('an open page leads to the sign-in page by itself when its session is revoked elsewhere', async ({
  ana,
  stage,
}) => {
  await ana.opens('/previous-results')
  await expect(ana.page.getByRole('heading', { name: 'Previous Results' })).toBeVisible()
  await ask(stage.server.url, logoutEverywhere, {}, ana.token)
  await expect(ana.page).toHaveURL(/\/login\?.*next=/)
  await expect(ana.page.getByLabel(/^Email/)).toBeVisible()
})

test('when the server refuses to refresh the session, the app opens the sign-in page [PR68]', async ({
  ana,
  stage,
}) => {
  const noted = notesOf(ana.page)
  await ana.page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 401, json: { error: 'no' } }))
  await stage.server.clock.advance(SIXTEEN_MINUTES)
  await ana.opens('/previous-results')
  await expect(ana.page).toHaveURL(/\/login/)
  await expect(ana.page.getByText(SIGNED_OUT)).toBeVisible()
  await expect.poll(() => noted).toContain('Failed to refresh')
})

test('a page sends a call three times in all to a server that always answers with an expired token [PR67]', async ({
  ana,
}) => {
  const noted = notesOf(ana.page)
  let asked = 0
  await ana.page.route('**/api/whoami', (route) => {
    // The sign-in page sends the call once more, without a token.
    if (route.request().headers().authorization !== undefined) asked += 1
    return route.fulfill({ status: 302, json: { shouldRefresh: true } })
  })
  await ana.page.route('**/api/auth/refresh', (route) =>
    route.fulfill({ json: { accessToken: `access-${asked}`, refreshToken: `refresh-${asked}` } }),
  )
  await ana.opens('/previous-results')
  await expect(ana.page.getByText(SIGNED_OUT)).toBeVisible()
  await expect.poll(() => noted).toContain('Maximum retries exceeded')
  expect(asked).toBe(3)
})

for (const [missing, stored] of [
  ['Missing access token', { refreshToken: 'r', tokenType: 'Bearer' }],
  ['Missing refresh token', { accessToken: 'a', tokenType: 'Bearer' }],
] as const) {
  test(`a user whose stored token pair is incomplete has to sign in again: ${missing} [PR63] [PR64]`, async ({
    ana,
  }) => {
    const noted = notesOf(ana.page)
    await ana.opens('/terms-of-service')
    await ana.page.evaluate((token) => localStorage.setItem('token', token), JSON.stringify(stored))
    await ana.opens('/')
    await expect(ana.page).toHaveURL(/\/login/)
    await expect(ana.page.getByText(SIGNED_OUT)).toBeVisible()
    await expect.poll(() => noted).toContain(missing)
  })
}

test('a call that the server forbids leads to the page that says that access is forbidden [PR13] [PR70]', async ({
  ana,
}) => {
  await ana.page.route('**/api/app/user-results*', (route) =>
    route.fulfill({ status: 403, json: { error: "You can't access that", code: 'forbidden' } }),
  )
  await ana.opens('/previous-results')
  await expect(ana.page).toHaveURL(/\/forbidden$/)
  await expect(ana.page.getByText("You can't access that")).toBeVisible()
})

for (const [path, behind] of [
  ['/previous-results', 'Previous Results'],
  ['/admin', "You can't access that"],
] as const) {
  test(`a page that cannot read the account from the server leads to the sign-in page and keeps the session: ${path} [PR62]`, async ({
    ana,
  }) => {
    let asked = 0
    await ana.page.route('**/api/whoami', (route) => {
      asked += 1
      return route.abort()
    })
    await ana.opens(path)
    await expect(ana.page.getByText('You are still signed in on this device.')).toBeVisible()
    expect(asked).toBe(4)
    await ana.page.unroute('**/api/whoami')
    await ana.page.getByRole('button', { name: 'Try again' }).click()
    await expect(ana.page.getByRole('heading', { name: behind })).toBeVisible()
  })
}

for (const [status, body] of [
  [403, { error: 'Your network is blocked.', code: 'blocked' }],
  [500, { error: 'Something went wrong...', code: 'internal' }],
] as const) {
  test(`a page whose session check the server answers with ${status} leads to the sign-in page, which says so [PR62]`, async ({
    ana,
  }) => {
    await ana.page.route('**/api/whoami', (route) => route.fulfill({ status, json: body }))
    await ana.opens('/previous-results')
    await expect(ana.page.getByRole('alert')).toContainText(
      'The server answered with an error. You are still signed in on this device.',
    )
    await expectAccessible(ana.page)
    await ana.page.unroute('**/api/whoami')
    await ana.page.getByRole('button', { name: 'Try again' }).click()
    await expect(ana.page.getByRole('heading', { name: 'Previous Results' })).toBeVisible()
  })
}

function countsRefreshes(context: BrowserContext) {
  let refreshes = 0
  let expired = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes += 1
  })
  context.on('response', (response) => {
    if (response.status() === 302) expired += 1
  })
  return { refreshes: () => refreshes, expired: () => expired }
}

/**
 * Leaves the app for an empty page. A visible page of the app would refresh its token as soon as the clock moves, and
 * the next navigation would interrupt that refresh.
 */
async function leavesAlone(page: Page): Promise<void> {
  await page.goto('about:blank')
}

/** Collects what the page writes to the browser console from now on. */
function notesOf(page: Page): readonly string[] {
  const notes: string[] = []
  page.on('console', (message) => notes.push(message.text()))
  return notes
}
