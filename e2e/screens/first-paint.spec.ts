import type { Page } from '@playwright/test'
import { PHONE } from '../support/actor.ts'
import { expect, test } from '../support/stage.ts'

/** All scripts except the one in the head that selects the skeleton. */
const SCRIPTS = /\/assets\/(?!first-paint)[^/]+\.js$/
const MOST_SHIFT = 0.02

for (const device of ['desktop', 'phone'] as const) {
  test(`the sign-in page shows before any script runs, and does not move afterwards, on a ${device} [PR14]`, async ({
    browser,
    stage,
  }) => {
    const { url } = stage.server
    const context = await browser.newContext({ baseURL: url, ...(device === 'phone' ? PHONE : {}) })
    const page = await context.newPage()
    await staysInPlace(page, '/login', page.getByLabel(/^Email/), [
      'Email *',
      'Password *',
      'Sign In',
      'Players Lounge',
    ])
    await context.close()
  })

  test(`the hub shows before any script runs, and does not move afterwards, on a ${device} [PR14]`, async ({
    stage,
  }) => {
    await stage.anaOpensLobby()
    const { page } = await stage.arrives('Ben', device)
    const texts = ['Lobby code', 'CREATE GAME', 'OPEN LOBBIES']
    await staysInPlace(page, '/', page.getByRole('button', { name: /^(PLAY NOW|TAKE A SEAT)$/ }), texts)
  })

  test(`the game shows before any script runs, and does not move afterwards, on a ${device} [PR14]`, async ({
    stage,
  }) => {
    const ana = await stage.arrives('Ana', device)
    await stage.opensLobby(ana)
    await staysInPlace(ana.page, '/', ana.page.getByRole('region', { name: 'Scoreboard' }), [])
  })
}

test('the first calls of the hub and the game start before any script runs, and are not sent again [PR15]', async ({
  stage,
}) => {
  const host = await stage.arrives('Ben')
  await stage.opensLobby(host)
  for (const [path, ready, asked] of [
    ['/', host.page.getByRole('region', { name: 'Scoreboard' }), ['/api/whoami', '/api/app/game/lobby-details/']],
    [
      '/?tab=join',
      host.page.getByRole('button', { name: 'CONTINUE' }).or(host.page.getByRole('link', { name: /^Continue / })),
      ['/api/whoami', '/api/app/my-games'],
    ],
  ] as const) {
    const { page } = host
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(SCRIPTS, async (route) => {
      await held
      await route.continue()
    })
    const calls: string[] = []
    // Calls of the page before must not count.
    await page.goto('about:blank')
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'commit' })
    const countOf = (call: string) => calls.filter((requested) => requested.startsWith(call)).length
    for (const call of asked) await expect.poll(() => countOf(call)).toBe(1)
    letThrough()
    await expect(ready.first()).toBeVisible()
    expect(countOf('/api/whoami')).toBe(1)
    page.removeAllListeners('request')
    await page.unroute(SCRIPTS)
  }
})

test('the HTML of the app contains every skeleton screen, and every file that the HTML names exists [PR16]', async ({
  stage,
}) => {
  const { url } = stage.server
  const page = await (await fetch(`${url}/login`, { headers: { accept: 'text/html' } })).text()
  for (const screen of ['sign-in', 'plain', 'hub', 'game', 'page']) expect(page).toContain(`data-screen="${screen}"`)
  expect(page).not.toMatch(/<script>|<style/)
  expect(page).toMatch(/<noscript>[^<]*<p[^>]*>\s*Bettle is a live game and needs JavaScript/)
  const named = new Set(page.match(/\/assets\/[\w.-]+/g))
  for (const name of ['login-page', 'register-page', 'hub-page', 'game-page', 'instrument-sans-latin', 'sofia-sans']) {
    expect([...named].some((file) => file.startsWith(`/assets/${name}`))).toBe(true)
  }
  for (const file of named) expect((await fetch(url + file)).status).toBe(200)
})

test('a page whose scripts never load shows a message and offers to try again [PR16]', async ({ browser, stage }) => {
  const context = await browser.newContext({ baseURL: stage.server.url })
  const page = await context.newPage()
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('Bettle is loading slowly')
  await page.unroute(SCRIPTS)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel(/^Email/)).toBeVisible()
  await context.close()
})

/**
 * Expects that the text is in its position before a script loads, that no control can be focused until then, and that
 * the text has not moved when the page is ready.
 */
async function staysInPlace(page: Page, path: string, ready: ReturnType<Page['locator']>, texts: readonly string[]) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(WATCH_SHIFTS)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate("performance.getEntriesByName('first-contentful-paint').length")).toBe(1)
  await page.evaluate('document.fonts.ready')
  const before = await positionsOf(page, '#first-paint', texts)
  await page.keyboard.press('Tab')
  expect(await page.evaluate("document.activeElement?.closest('#first-paint') == null")).toBe(true)

  letThrough()
  await expect(ready).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  expect(await positionsOf(page, '#root', texts)).toEqual(before)
  expect(await page.evaluate<number>('shift')).toBeLessThanOrEqual(MOST_SHIFT)
}

async function positionsOf(page: Page, within: string, texts: readonly string[]): Promise<unknown[]> {
  const positions: unknown[] = []
  for (const text of texts) {
    const box = await page
      .locator(within)
      .getByText(text, { exact: true })
      .and(page.locator(':visible'))
      .first()
      .boundingBox()
    positions.push([text, box && Math.round(box.x), box && Math.round(box.y)])
  }
  return positions
}

const WATCH_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) { shift += entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
`
