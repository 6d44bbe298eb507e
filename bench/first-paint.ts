import { createLobby, startHalf1 } from '@bettle/contract'
import type { Browser, CDPSession } from '@playwright/test'
import type { BenchOptions } from './bench.ts'
import { startBrowser } from './browser.ts'
import { median, printTable } from './figures.ts'
import { type OwnServer, type StartServer, startOf, startOwnServer } from './own-server.ts'
import { asks, type BenchUser, makeMatch, makeUsers, tokenOf } from './users.ts'

const SLOWER = 4
const LATENCY_MS = 150
const DOWN_BITS = 1_600_000
const UP_BITS = 750_000
/** How long the page gets after the first load for its later fetches (ms). */
const SETTLE_MS = 1_500
const SCREENS = [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const

const LIMITS =
  'Limits: first paint 1.5 s; largest paint 2.5 s on the sign-in page, 3.5 s in hub and game; longest task 200 ms; layout shift 0.02.'

interface PageToLoad {
  readonly name: string
  readonly path: string
  /** The values in the storage of the visitor's browser. */
  readonly stored: Readonly<Record<string, unknown>>
  /** A selector that appears once the page is usable. */
  readonly ready: string
}

interface Load {
  readonly first: number
  readonly largest: number
  readonly ready: number
  readonly longestTask: number
  readonly shift: number
}

interface Version {
  readonly name: string
  readonly server: OwnServer
  readonly pages: readonly PageToLoad[]
  /** The measured loads by page and screen. */
  readonly loads: Map<string, Load[]>
}

/**
 * Measures the load times of pages in a new browser, on a slow connection (150 ms, 1.6 Mb/s) and with a processor
 * slowed down four times. The pages of another built checkout alternate with these pages.
 */
export async function firstPaint({ beside, loads }: BenchOptions): Promise<void> {
  const versions = [
    ...(beside === undefined ? [] : [await version('before', await startOf(beside))]),
    await version('now'),
  ]
  const { browser, close } = await startBrowser()
  try {
    for (let round = 0; round < loads; round += 1) {
      for (const [screen, width, height] of SCREENS) {
        for (const { server, pages, loads } of versions) {
          for (const page of pages) {
            const key = `${page.name}, ${screen}`
            loads.set(key, [...(loads.get(key) ?? []), await load(browser, server, page, { width, height })])
          }
        }
      }
    }
    printTable(
      ['page', 'version', 'first paint', 'largest paint', 'usable', 'longest task', 'layout shift'],
      rowsOf(versions),
    )
    console.log(LIMITS)
  } finally {
    await close()
    for (const { server } of versions) await server.stop()
  }
}

async function version(name: string, start?: StartServer): Promise<Version> {
  const server = await startOwnServer(undefined, {}, start)
  const [admin] = await makeUsers(server, 1, 'admin')
  const [ana, ben] = await makeUsers(server, 2, 'player')
  if (!admin || !ana || !ben) throw new Error('The users were not created')
  const matchId = await makeMatch(server, admin)
  const { lobby } = await asks(server, ana, createLobby, { body: { matchId, gameSettings: {} } })
  await asks(server, admin, startHalf1, { body: { matchId } })
  await server.clock.advance(4 * 60_000)
  await server.ctx.jobs.settled()
  const playing = { lobbyId: lobby._id, lobbyCode: lobby.lobbyCode }
  return {
    name,
    server,
    loads: new Map(),
    pages: [
      { name: 'sign-in', path: '/login', stored: {}, ready: 'form input' },
      { name: 'hub', path: '/', stored: await storedBy(server, ben), ready: '#root [role="tab"]' },
      {
        name: 'game',
        path: '/',
        stored: { ...(await storedBy(server, ana)), 'bettle.active-lobby': playing },
        ready: '[data-event-type]',
      },
    ],
  }
}

async function storedBy(server: OwnServer, user: BenchUser): Promise<Record<string, unknown>> {
  return { token: { accessToken: await tokenOf(server.ctx, user), refreshToken: 'none', tokenType: 'Bearer' } }
}

/** Loads a page in a new browser, so that no cache exists. */
async function load(
  browser: Browser,
  { url }: OwnServer,
  { path, stored, ready }: PageToLoad,
  viewport: { width: number; height: number },
): Promise<Load> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  const context = await browser.newContext({
    viewport,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await page.addInitScript({ content: WATCH })
  await slowDown(devTools)
  await page.goto(`${url}${path}`)
  await page.locator(ready).first().waitFor({ timeout: 60_000 })
  const readyAt = await page.evaluate<number>('performance.now()')
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate<Omit<Load, 'ready'>>('seen')
  await context.close()
  return { ...seen, ready: readyAt }
}

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BITS / 8,
    uploadThroughput: UP_BITS / 8,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/**
 * A script that runs in the page before all other scripts. Layout shifts within half a second of a press do not count,
 * and this measurement has no presses.
 */
const WATCH = `
  window.seen = { first: 0, largest: 0, longestTask: 0, shift: 0 };
  (function () {
    function on(type, take) {
      new PerformanceObserver(function (list) { list.getEntries().forEach(take) }).observe({ type: type, buffered: true });
    }
    on('paint', function (entry) { if (entry.name === 'first-contentful-paint') seen.first = entry.startTime });
    on('largest-contentful-paint', function (entry) { seen.largest = entry.startTime });
    on('longtask', function (entry) { seen.longestTask = Math.max(seen.longestTask, entry.duration) });
    on('layout-shift', function (entry) { seen.shift += entry.value });
  })();
`

function rowsOf(versions: readonly Version[]): string[][] {
  const pages = [...(versions[0]?.loads.keys() ?? [])]
  return pages.flatMap((page) =>
    versions.map(({ name, loads }) => {
      const all = loads.get(page) ?? []
      const middle = (of: (load: Load) => number) => median(all.map(of))
      return [
        page,
        name,
        seconds(middle(({ first }) => first)),
        seconds(middle(({ largest }) => largest)),
        seconds(middle(({ ready }) => ready)),
        `${Math.round(middle(({ longestTask }) => longestTask))} ms`,
        middle(({ shift }) => shift).toFixed(3),
      ]
    }),
  )
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
