import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/stage.ts'

const WEB = new URL('../../apps/web/', import.meta.url)

interface ShownRoute {
  readonly path: string
  /** The file of the page; undefined if another file chooses it. */
  readonly page: string | undefined
}

/** The routes in the router's own file, without those that only hold others. */
function routesOfRouter(): ShownRoute[] {
  const [, ...routes] = readFileSync(new URL('src/app/router.tsx', WEB), 'utf8').split('createRoute({')
  return routes.flatMap((text) => {
    const path = /path: '([^']+)'/.exec(text)?.[1]
    const page = /import\('\.\/([^']+)'\)/.exec(text)?.[1]
    return path === undefined || path === '$' ? [] : [{ path, page: path in CHOSEN ? CHOSEN[path] : page }]
  })
}

/** The pages that the hub's and the game's layout chooses. */
const CHOSEN: Readonly<Record<string, string>> = {
  '/': 'pages/hub/hub-page.tsx',
  '/game/$code': 'pages/game/game-page.tsx',
}

/** The pages that are shown without a session. */
const PUBLIC = /^\/(login|register|request-reset|reset-password|confirm-email|join|seat|try|logout|terms|forbidden)/

/** The script of a page; a page without a script of its own is in that of the signed-in frame. */
function scriptOf(page: string | undefined): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(new URL('dist/.vite/manifest.json', WEB), 'utf8'),
  )
  const own = manifest[`src/app/${page}`] ?? Object.values(manifest).find(({ name }) => name === 'signed-in')
  if (!own) throw new Error('the build has no script of the signed-in frame')
  return own.file
}

const LOBBY = '**/api/app/game/lobby-details/**'

/** A page must say within this time (ms) after a fault that it does not work. */
const AT_MOST_MS = 3_000

for (const [level, script] of [
  ['the entry', 'index'],
  ['the app', 'start'],
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

test('a fault in the script of any page shows within three seconds that the page does not work, and is reported once [PR16]', async ({
  adminInBrowser,
  browser,
  stage,
}) => {
  test.setTimeout(240_000)
  const ana = await stage.arrives('Ana')
  const lobby = await stage.opensLobby(ana)
  expect(routesOfRouter().length).toBeGreaterThan(18)
  await onEachRoute({ admin: adminInBrowser.page.context(), ana: ana.page.context() }, lobby, {
    visitor: () => browser.newContext({ baseURL: stage.server.url }),
    plant: (page, route) =>
      page.route(`**/${scriptOf(route.page)}`, (asked) =>
        asked.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" }),
      ),
    async check(page, reports) {
      await showsAtOnce(page)
      await expect.poll(() => reports.length).toBe(1)
    },
  })
})

test('a wrong form of every answer leaves no page waiting for more than three seconds: it works or says that it does not [PR16]', async ({
  adminInBrowser,
  browser,
  stage,
}) => {
  test.setTimeout(240_000)
  const ana = await stage.arrives('Ana')
  const lobby = await stage.opensLobby(ana)
  await onEachRoute({ admin: adminInBrowser.page.context(), ana: ana.page.context() }, lobby, {
    visitor: () => browser.newContext({ baseURL: stage.server.url }),
    plant: (page) =>
      page.route(/\/api\/(?!whoami|echo|live|log)/, (asked) =>
        asked.fulfill({ contentType: 'application/json', body: '{"unexpected":true}' }),
      ),
    async check(page, reports) {
      const isShown = () =>
        page.evaluate(() => {
          const shown = document.querySelector('#root :is([data-crash], main)')
          return shown !== null && document.querySelector('#first-paint, #root [data-waiting]') === null
        })
      await expect.poll(isShown, { timeout: AT_MOST_MS + 2_000 }).toBe(true)
      if ((await page.locator('[data-crash]').count()) === 0) return
      await showsAtOnce(page)
      // Each wrong answer may be a fault of its own.
      await expect.poll(() => reports.length).toBeGreaterThan(0)
    },
  })
})

test('a page that starts without a network is no fault: it says within three seconds that it waits for the server, and reports nothing [PR16] [PR349]', async ({
  adminInBrowser,
  browser,
  stage,
}) => {
  test.setTimeout(240_000)
  const ana = await stage.arrives('Ana')
  const lobby = await stage.opensLobby(ana)
  await onEachRoute({ admin: adminInBrowser.page.context(), ana: ana.page.context() }, lobby, {
    visitor: () => browser.newContext({ baseURL: stage.server.url }),
    async plant(page) {
      await page.route(/\/api\//, (asked) => asked.abort('internetdisconnected'))
      await page.routeWebSocket(/\/api\//, (socket) => socket.close())
    },
    async check(page, reports) {
      const shown = () =>
        page.evaluate(() =>
          document.querySelector('#first-paint') || document.querySelector('[data-crash]')
            ? ''
            : (document.querySelector('#root') as HTMLElement).innerText,
        )
      const says = PUBLIC.test(new URL(page.url()).pathname) ? /./ : AWAITED
      await expect.poll(shown, { timeout: AT_MOST_MS + 2_000 }).toMatch(says)
      expect(reports).toEqual([])
    },
  })
})

/** How pages say that the server does not answer. */
const AWAITED = /offline|not live|reconnecting|could not be loaded|cannot be reached|connection/i

interface Visit {
  visitor(): Promise<BrowserContext>
  /** Plants the fault before the page opens. */
  plant(page: Page, route: ShownRoute): Promise<unknown>
  check(page: Page, reports: ReturnType<typeof reportsOf>): Promise<void>
}

/** Opens each route of the router in a page of its own, as a user who may see it. */
async function onEachRoute(
  users: { readonly admin: BrowserContext; readonly ana: BrowserContext },
  { lobbyCode, _id }: { readonly lobbyCode: string; readonly _id: string },
  { visitor, plant, check }: Visit,
): Promise<void> {
  for (const route of routesOfRouter()) {
    const { path } = route
    await test.step(path, async () => {
      const isPublic = PUBLIC.test(path)
      const context = isPublic ? await visitor() : path === '/admin' ? users.admin : users.ana
      const page = await context.newPage()
      const reports = reportsOf(page)
      await plant(page, route)
      const address = path.replace('$code', lobbyCode).replace('$lobbyId', _id).replace('$', 'new')
      await page.goto(path === '/' ? '/?tab=join' : path === '/chat' ? `/chat?lobbyId=${_id}` : address)
      await check(page, reports)
      await (isPublic ? context : page).close()
    })
  }
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
