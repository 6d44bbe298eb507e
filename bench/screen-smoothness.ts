import { createLobby, type LobbyId, recordMatchEvent, startHalf1 } from '@bettle/contract'
import { newId } from '@bettle/server'
import type { Browser, Page } from '@playwright/test'
import type { BenchOptions } from './bench.ts'
import { startBrowser } from './browser.ts'
import { median, ms, printTable, worst } from './figures.ts'
import { type OwnServer, type StartServer, startOf, startOwnServer } from './own-server.ts'
import { asks, type BenchUser, makeMatch, makeUsers, tokenOf } from './users.ts'

const MEMBERS = 999
const MESSAGES = 200
const EVENTS = 5
const SLOWER = 4
/** How long the page is watched after an event (ms), which is longer than all effects of the event. */
const WATCHED_MS = 1_500
const LIMIT_MS = 50

interface Seen {
  /** The longest task that blocked the page (ms). */
  longest: number
  /** The longest task in thread time (ms), which excludes waiting for a busy processor. */
  longestOwn: number
  /** The time from the first task to the end of the last one, including the browser's drawing (ms). */
  total: number
}

/**
 * Measures how long one event blocks the game screen of a lobby with 999 members and 200 messages. The result is the
 * longest task of the page's thread, in a browser slowed down four times. Another built checkout alternates with this one.
 */
export async function screenSmoothness({ beside }: BenchOptions): Promise<void> {
  const versions = [
    ...(beside === undefined ? [] : [await version('before', await startOf(beside))]),
    await version('now'),
  ]
  const { browser, close } = await startBrowser()
  try {
    const rows: string[][] = []
    for (const [screen, width, height] of [['desktop', 1440, 900] as const, ['phone', 390, 844] as const]) {
      const pages: Page[] = []
      for (const each of versions) pages.push(await openGame(browser, each, { width, height }))
      const samples = versions.map((): Seen[] => [])
      // The first event only warms the page up.
      for (let event = -1; event < EVENTS; event += 1)
        for (const [index, { server, record }] of versions.entries()) {
          const seen = await watch(pages[index] as Page, () => record(server.clock.date().toISOString()))
          if (event >= 0) samples[index]?.push(seen)
        }
      for (const [index, { name }] of versions.entries()) rows.push([screen, name, ...figuresOf(samples[index] ?? [])])
      for (const page of pages) await page.context().close()
    }
    printTable(
      [
        'screen',
        'version',
        'longest task: median',
        'longest task: maximum',
        'its thread time: median',
        'all tasks: median',
      ],
      rows,
    )
    console.log(
      `Limit: ${LIMIT_MS} ms for the median of the longest task, with the processor slowed down ${SLOWER} times.`,
    )
  } finally {
    await close()
    for (const { server } of versions) await server.stop()
  }
}

function figuresOf(samples: readonly Seen[]): string[] {
  const longest = samples.map((seen) => seen.longest)
  return [
    ms(median(longest)),
    ms(worst(longest)),
    ms(median(samples.map((seen) => seen.longestOwn))),
    ms(median(samples.map((seen) => seen.total))),
  ]
}

interface Version {
  readonly name: string
  readonly server: OwnServer
  readonly player: BenchUser
  readonly lobby: { readonly _id: LobbyId; readonly lobbyCode: string }
  /** Records one event of the match at a time. */
  record(timeStamp: string): Promise<void>
}

async function version(name: string, start?: StartServer): Promise<Version> {
  const server = await startOwnServer(undefined, { rateLimits: false }, start)
  const [admin] = await makeUsers(server, 1, 'admin')
  if (!admin) throw new Error('The administrator was not created')
  const players = await makeUsers(server, MEMBERS, 'player')
  const [ana] = players
  if (!ana) throw new Error('The player was not created')
  const matchId = await makeMatch(server, admin)
  const { lobby } = await asks(server, ana, createLobby, { body: { matchId, gameSettings: { maxPlayers: MEMBERS } } })
  await seatAll(server, lobby._id, players)
  await asks(server, admin, startHalf1, { body: { matchId } })
  await server.clock.advance(4 * 60_000)
  await server.ctx.jobs.settled()
  return {
    name,
    server,
    player: ana,
    lobby,
    async record(timeStamp) {
      const body = { match: matchId, eventType: 'Corner', timeStamp, team: 'home' as const }
      await asks(server, admin, recordMatchEvent, { body })
    },
  }
}

/** Inserts members and messages directly into the database, because calls would take minutes. */
async function seatAll({ ctx }: OwnServer, lobbyId: LobbyId, players: readonly BenchUser[]): Promise<void> {
  const now = ctx.clock.date()
  const [host, ...guests] = players
  for (let from = 0; from < guests.length; from += 200) {
    const members = guests.slice(from, from + 200).map(({ userId }) => ({
      lobby_id: lobbyId,
      account_id: userId,
      role: 'player' as const,
      ranked: true,
      chips: 100,
      joined_at: now,
      played_since: now,
      spectator_since: null,
    }))
    await ctx.db.insertInto('member').values(members).execute()
  }
  const messages = Array.from({ length: MESSAGES }, (_, index) => ({
    id: newId(),
    lobby_id: lobbyId,
    seq: index + 1,
    account_id: (players[index % 40] ?? host)?.userId ?? '',
    role: 'player' as const,
    message: `Message ${index + 1}: that corner was mine, and the next one will be, too.`,
    removed_by: null,
    removed_at: null,
    created_at: new Date(now.getTime() + index),
  }))
  await ctx.db.insertInto('chat_message').values(messages).execute()
}

async function openGame(
  browser: Browser,
  { server, player, lobby: { _id, lobbyCode } }: Version,
  viewport: { width: number; height: number },
): Promise<Page> {
  const accessToken = await tokenOf(server.ctx, player)
  const stored = {
    token: { accessToken, refreshToken: 'none', tokenType: 'Bearer' },
    'bettle.active-lobby': { lobbyId: _id, lobbyCode },
  }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  const context = await browser.newContext({
    viewport,
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('[data-event-type]').first().waitFor()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // Waits until late parts are loaded and the page is idle.
  await page.waitForTimeout(4_000)
  return page
}

/**
 * Returns the tasks of the page's main thread from a trace, because the page's own observer omits tasks under 50 ms.
 */
async function watch(page: Page, run: () => Promise<void>): Promise<Seen> {
  const devTools = await page.context().newCDPSession(page)
  const tasks: TraceEvent[] = []
  const done = new Promise<void>((resolve) => devTools.once('Tracing.tracingComplete', () => resolve()))
  const all: TraceEvent[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => all.push(...(value as unknown as TraceEvent[])))
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'toplevel,devtools.timeline,blink.user_timing',
  })
  await page.evaluate(() => performance.mark('bettle-watch'))
  await run()
  await page.waitForTimeout(WATCHED_MS)
  await devTools.send('Tracing.end')
  await done
  const mark = all.find(({ name }) => name === 'bettle-watch')
  if (!mark) throw new Error('The trace does not contain the mark of the page')
  const mainThread = threadOf(mark)
  for (const event of all) {
    const isTask = event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === mainThread
    if (isTask && event.ts >= mark.ts) tasks.push(event)
  }
  await devTools.detach()
  if (tasks.length === 0) throw new Error('The trace contains no task of the page')
  const durations = tasks.map(({ dur = 0 }) => dur / 1000)
  return {
    longest: worst(durations),
    longestOwn: worst(tasks.map(({ tdur = 0 }) => tdur / 1000)),
    total: durations.reduce((sum, task) => sum + task, 0),
  }
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The duration in thread time. */
  readonly tdur?: number
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
