import type { Page } from '@playwright/test'
import { expect, test } from '../support/stage.ts'

const LOBBY = '**/api/app/game/lobby-details/**'

/** A page must say within this time (ms) after a fault that it does not work. */
const AT_MOST_MS = 3_000

for (const [level, script] of [
  ['the entry', 'index'],
  ['the app', 'app'],
  ['a layout', 'auth-shell'],
  ['a page', 'login-page'],
] as const) {
  test(`a fault in the script of ${level} shows within three seconds that the page does not work, and is reported once [PR16]`, async ({
    browser,
    stage,
  }) => {
    const context = await browser.newContext({ baseURL: stage.server.url })
    const page = await context.newPage()
    const reports = reportsOf(page)
    await page.route(new RegExp(`/assets/${script}-[\\w-]{8}\\.js$`), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" }),
    )
    await page.goto('/login')
    await showsAtOnce(page)
    await expect.poll(() => reports.length).toBe(1)
    await context.close()
  })
}

for (const [what, answer] of [
  ['an empty object', '{}'],
  ['null', 'null'],
  ['a list', '[]'],
] as const) {
  test(`a lobby that the server sends as ${what} shows within three seconds that the page does not work, and is reported once [PR16]`, async ({
    ana,
    stage,
  }) => {
    const { page } = ana
    await stage.opensLobby(ana)
    const reports = await opensGame(page, { status: 200, body: answer })
    await showsAtOnce(page)
    await expect.poll(() => reports.length).toBe(1)
  })
}

test('a server that refuses a call is no fault: the page offers to try again and reports nothing [PR349]', async ({
  ana,
  stage,
}) => {
  const { page } = ana
  await stage.opensLobby(ana)
  const reports = await opensGame(page, { status: 503, body: '{"error":"Busy","code":"unavailable"}' })
  await expect(page.getByText('The game could not be loaded.')).toBeVisible()
  await page.unroute(LOBBY)
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible()
  expect(reports).toEqual([])
})

/** Opens the game of a player whose server answers the call of the lobby in this way. Returns the reports. */
async function opensGame(page: Page, answer: { readonly status: number; readonly body: string }) {
  await page.goto('about:blank')
  const reports = reportsOf(page)
  await page.route(LOBBY, (route) => route.fulfill({ contentType: 'application/json', ...answer }))
  await page.goto('/')
  return reports
}

/** Waits for a control that loads the page again, and expects that a press would hit it. */
async function showsAtOnce(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Load again' }).or(page.getByRole('link', { name: 'Load again' }))
  await expect(again).toBeVisible({ timeout: AT_MOST_MS + 2_000 })
  const isHit = () =>
    again.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isHit, { timeout: AT_MOST_MS }).toBe(true)
}

/** Collects the reports that a page sends, without the calls that complete a report with its user. */
function reportsOf(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/log/crash-report') ? (request.postData() ?? '') : ''
    if (body.startsWith('{"error"')) sent.push(body)
  })
  return sent
}
