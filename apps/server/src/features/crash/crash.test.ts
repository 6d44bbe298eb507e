import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  adminDeleteUser,
  adminGetCrashReport,
  adminListCrashReports,
  adminUpdateCrashReport,
  CRASH_REPORT_BYTES,
  type CrashGroup,
  type Giving,
  listActions,
  lobbyDetails,
  reportCrash,
  startGuestGame,
  submitCrashReport,
  undoAction,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { breakLobby } from '../../../test/support/broken-lobby.ts'
import { rawConnection, requestText } from '../../../test/support/network/raw-connection.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { pruneGuests } from '../guest/prune-guests.ts'
import { registerFeatures } from '../index.ts'
import { MOST_GROUPS, MOST_REPORTS } from './crash-store.ts'
import { keepSourceMaps } from './keep-source-maps.ts'

type Report = Giving<typeof reportCrash>['body']

const DAY = 24 * 60 * 60_000

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player

/**
 * The number in the network address of a test. Each test uses a different address, because one client may report only a
 * few new kinds in a minute.
 */
let addressNumber = 0

beforeAll(async () => {
  server = await aServer({
    config: { trustProxy: true },
    features: (app, ctx) => {
      registerFeatures(app, ctx)
      app.get('/api/broken/:id', () => {
        throw new TypeError('no round for ana@bettle.example')
      })
    },
  })
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})
beforeEach(async () => {
  addressNumber += 1
  await groups()
  await sql`truncate crash_group cascade`.execute(server.ctx.db)
})
afterAll(() => server?.stop())

/** The groups in the administrators' list. */
async function groups(on: Scenario = scenario): Promise<readonly CrashGroup[]> {
  return (await on.admin.gets(adminListCrashReports, {})).crashReports
}

async function onlyGroup() {
  const [first, ...others] = await groups()
  expect(others).toEqual([])
  if (!first) throw new Error('there is no crash')
  return (await scenario.admin.gets(adminGetCrashReport, { params: { id: first._id } })).crashReport
}

const aCrash = (change: Partial<Report['error']> = {}, data: Report['data'] = {}): Report => ({
  error: {
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'map')",
    stack: 'TypeError: Cannot …\n    at Rank (https://bettle.example/assets/game-rank-Ab3_x9-K.js:2:1)',
    ...change,
  },
  data,
})

const from = () => ({ 'x-forwarded-for': `10.1.0.${addressNumber}` })

async function sends(body: Report, headers: Readonly<Record<string, string>> = {}, on = server): Promise<string> {
  const answer = await call(on, reportCrash, { body }, { headers: { ...from(), ...headers } })
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.reply.id
}

async function isRefused(body: Report, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await call(server, reportCrash, { body }, { headers: { ...from(), ...headers } })
  return answer.ok ? 'taken' : answer.failure.code
}

describe('a crash report', () => {
  it('accepts a crash report from any visitor, and stores what happened, where, in which browser, and the session’s user [Q1]', async () => {
    const where = {
      componentName: 'Ranking',
      location: 'https://bettle.example/game/AB23CD?tab=1',
      browser: 'Firefox 140',
      version: 'Ab3_x9-K',
      // The server ignores the user that the body names.
      user: { _id: ben.userId },
    }
    await sends(aCrash({ code: 'E7', statusCode: 409, cause: 'it rained' }, where))
    await sends(aCrash({}, where), ana.headers)
    const { reports, ...group } = await onlyGroup()
    expect(group).toMatchObject({
      origin: 'browser',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'map')",
      place: 'assets/game-rank-Ab3_x9-K.js:2',
      status: 'open',
      count: 2,
      versions: ['Ab3_x9-K'],
    })
    expect(reports.map(({ user }) => user?.username ?? null).sort()).toEqual(['Ana', null].sort())
    expect(reports.find(({ user }) => user === null)).toMatchObject({
      ...{ componentName: 'Ranking', location: '/game/*', browser: 'Firefox 140', version: 'Ab3_x9-K' },
      ...{ code: 'E7', statusCode: 409, cause: 'it rained', userDescription: null },
      stack: 'at Rank (assets/game-rank-Ab3_x9-K.js:2:1)',
    })
  })

  it('no field of a stored crash report contains any of the planted private data [Q2] [PR352]', async () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'
    const planted = [
      ...['ana.fischer@bettle.example', jwt, 'Zk3vT9qLx0aPw7RmB2nD8sHc', 'AB23CD', 'hunter2 is it'],
      'reset-password?token=short1',
    ]
    const text = `ana.fischer@bettle.example ${jwt} Bearer Zk3vT9qLx0aPw7RmB2nD8sHc https://bettle.example/join/AB23CD /join/AB23CD "hunter2 is it" https://bettle.example/reset-password?token=short1&id=7`
    const everywhere = { componentName: text, location: `/${text}`, browser: text, version: text, user: text }
    await sends(
      aCrash(
        { name: text, message: text, stack: `${text}\n at ${text} (https://a.b/${text}:1:2)`, code: text, cause: text },
        // A user's message is kept, without addresses, tokens and links.
        { ...everywhere, userDescription: text.replace('"hunter2 is it"', 'I pressed twice') },
      ),
    )
    const id = await sends(aCrash())
    await sends({ id, message: text.replace('"hunter2 is it"', '') })
    await sends({ message: text.replace('"hunter2 is it"', '') })
    expect((await groups()).length).toBe(3)
    const { rows } = await sql<{ all: string }>`
      select (select json_agg(g) from crash_group g)::text || (select json_agg(r) from crash_report r)::text as all`.execute(
      server.ctx.db,
    )
    const kept = rows[0]?.all ?? ''
    expect(kept).toContain('I pressed twice')
    for (const secret of planted) expect(kept).not.toContain(secret)
  })

  it('refuses a crash report that is longer than 32 kB or empty [Q1] [PR350]', async () => {
    const long = aCrash({ stack: 'x'.repeat(CRASH_REPORT_BYTES) })
    expect(await isRefused(long)).toBe('too-large')
    expect(await isRefused(aCrash({ stack: 'x'.repeat(CRASH_REPORT_BYTES - 1000) }))).toBe('taken')
    expect(await isRefused({})).toBe('invalid-request')
    expect(await isRefused({ id: crypto.randomUUID() })).toBe('invalid-request')
    // A null user is treated as no user.
    const id = await sends(aCrash())
    expect(await isRefused({ id, user: null })).toBe('invalid-request')
    expect(await isRefused({ id, user: null }, ana.headers)).toBe('invalid-request')
    // A second crash report under the same id is refused, because it completes nothing.
    expect(await isRefused({ id, ...aCrash() })).toBe('invalid-request')
    expect(await isRefused({ id, ...aCrash(), user: null }, ana.headers)).toBe('invalid-request')
  })

  it("the holder of a crash report's id can add the user and a message, each once [Q5] [PR351]", async () => {
    const id = await sends(aCrash())
    expect(await isRefused({ id, user: { _id: ben.userId } })).toBe('not-signed-in')
    await sends({ id, user: { _id: ben.userId } }, ana.headers)
    await sends({ id, message: 'I had pressed Chat' })
    const [report] = (await onlyGroup()).reports
    expect(report).toMatchObject({ user: { _id: ana.userId }, userDescription: 'I had pressed Chat' })

    expect(await isRefused({ id, message: 'And this' })).toBe('not-found')
    expect(await isRefused({ id, user: {} }, ben.headers)).toBe('not-found')
    expect(await isRefused({ id: crypto.randomUUID(), message: 'Hello' })).toBe('not-found')
    expect(await isRefused({ id: 'never-told', message: 'Hello' })).toBe('not-found')
    expect((await onlyGroup()).reports).toEqual([report])
  })

  it('accepts an addition to a crash report within ten minutes, not later [Q5] [PR351]', async () => {
    const id = await sends(aCrash())
    const later = await sends(aCrash())
    await server.clock.advance(10 * 60_000 - 1)
    await sends({ id, message: 'In time' })
    await server.clock.advance(1)
    expect(await isRefused({ id: later, message: 'Too late' })).toBe('not-found')
  })

  it('a crash report may be a message alone, and signed-in users have a separate call for such messages [Q1] [PR353]', async () => {
    await sends({ message: 'The bell never rings', data: { location: '/profile?x=1' } })
    await ana.gets(submitCrashReport, { body: { message: 'Nor here' } })
    const { origin, count, reports } = await onlyGroup()
    expect({ origin, count }).toEqual({ origin: 'person', count: 2 })
    expect(reports.map(({ userDescription, user }) => [userDescription, user?.username]).sort()).toEqual([
      ['Nor here', 'Ana'],
      ['The bell never rings', undefined],
    ])
  })

  it('deleting an account removes the user and the message from its stored crash reports [A15]', async () => {
    const cleo = await scenario.player('Cleo')
    await sends({ message: 'It is me, Cleo' }, cleo.headers)
    expect((await onlyGroup()).reports[0]?.user?._id).toBe(cleo.userId)
    await scenario.admin.gets(adminDeleteUser, { params: { id: cleo.userId } })
    expect((await onlyGroup()).reports[0]).toMatchObject({ user: null, userDescription: null })
  })

  it('a crash report that is not stored yet loses its user and message if the account is deleted first [A15]', async () => {
    const cleo = await scenario.player('Cleo')
    await sends({ message: 'It is me, Cleo' }, cleo.headers)
    await sends({ message: 'The bell never rings' }, ana.headers)
    await scenario.admin.gets(adminDeleteUser, { params: { id: cleo.userId } })
    const { count, reports } = await onlyGroup()
    expect(count).toBe(2)
    expect(reports.map(({ user, userDescription }) => [user?.username, userDescription])).toEqual(
      expect.arrayContaining([
        ['Ana', 'The bell never rings'],
        [undefined, null],
      ]),
    )
  })

  it('stores a guest’s crash report although the guest expires and is deleted before the report is stored [A15] [G5]', async () => {
    const on = await aServer({ config: { guests: true } })
    try {
      const guest = await call(on, startGuestGame, {})
      await sends(aCrash(), guest.ok ? { authorization: `Bearer ${guest.reply.token?.accessToken}` } : {}, on)
      await on.ctx.db
        .updateTable('account')
        .set({ guest_until: on.clock.date() })
        .where('guest_until', 'is not', null)
        .execute()
      expect(await pruneGuests(on.ctx, 10)).toBe(1)
      const admin = await (await aScenario({ on })).admin.gets(adminListCrashReports, {})
      expect(admin.crashReports).toMatchObject([{ name: 'TypeError', count: 1 }])
    } finally {
      await on.stop()
    }
  })
})

describe('a crash of the server', () => {
  it('stores a crash report of the server, with its source line and without email addresses, when a call fails with 500 [Q1] [PR355]', async () => {
    expect((await fetch(`${server.url}/api/broken/7`)).status).toBe(500)
    const { origin, name, message, place, reports } = await onlyGroup()
    expect({ origin, name, message }).toEqual({ origin: 'server', name: 'TypeError', message: 'no round for [e-mail]' })
    expect(place).toMatch(/^apps\/server\/src\/features\/crash\/crash\.test\.ts:\d+$/)
    expect(reports[0]).toMatchObject({ componentName: 'GET /api/broken/:id', statusCode: 500 })
  })

  it('stores one group of crashes for a failing job, and counts each retry of the job in this group [Q1] [PR355]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    const mend = await breakLobby(server.ctx, lobby._id)
    try {
      await scenario.startsHalf(1)
      await scenario.letsKickOff()
      await scenario.goesOn(10)
      await server.clock.advance(60_000)
    } finally {
      await mend()
    }
    const found = (await groups()).filter(({ origin }) => origin === 'server')
    expect(found).toMatchObject([{ message: '1 lobbies failed, such as [id]: this lobby is broken', status: 'open' }])
    expect(found[0]?.count).toBeGreaterThan(1)
  })
})

describe('source maps of crash reports', () => {
  let built: string
  beforeEach(() => {
    built = mkdtempSync(join(tmpdir(), 'bettle-maps-'))
  })
  afterEach(() => rmSync(built, { recursive: true, force: true }))

  /**
   * Writes a source map that maps column five of the script's second line to `line` of the ranking's source. Lines
   * count from zero.
   */
  function leavesMap(build: string, script: string, line: 'K' | 'oB'): void {
    mkdirSync(join(built, build), { recursive: true })
    const source = '../../src/features/leaderboard/game-rank.tsx'
    const map = { version: 3, sources: [source], names: ['rows'], mappings: `;AA${line}IA` }
    writeFileSync(join(built, build, `${script}.map`), JSON.stringify(map))
  }
  const inBuild = (version: string, script: string) =>
    aCrash({ stack: `TypeError: x\n    at a (https://bettle.example/assets/${script}:2:1)` }, { version })

  it('source maps turn positions in two builds into positions in the source, and both crash reports form one group [Q3] [PR354]', async () => {
    leavesMap('Build-01', 'game-rank-aaaaaaaa.js', 'K')
    leavesMap('Build-02', 'game-rank-bbbbbbbb.js', 'oB')
    await keepSourceMaps(server.ctx, built)
    await sends(inBuild('Build-01', 'game-rank-aaaaaaaa.js'))
    expect((await onlyGroup()).place).toBe('apps/web/src/features/leaderboard/game-rank.tsx:6')
    await sends(inBuild('Build-02', 'game-rank-bbbbbbbb.js'))
    const { count, versions, place, reports } = await onlyGroup()
    expect({ count, versions }).toEqual({ count: 2, versions: ['Build-02', 'Build-01'] })
    expect(place).toBe('apps/web/src/features/leaderboard/game-rank.tsx:21')
    expect(reports.map(({ stack }) => stack)).toContain('at rows (apps/web/src/features/leaderboard/game-rank.tsx:6:5)')
  })

  it('keeps source maps of the last five builds, and ignores an invalid build name [Q3]', async () => {
    for (let build = 10; build < 17; build += 1) {
      leavesMap(`Build-${build}`, 'x.js', 'K')
      await keepSourceMaps(server.ctx, built)
      rmSync(join(built, `Build-${build}`), { recursive: true })
      // Folders are ordered by the time of their copy, so the copies need different times.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(readdirSync(join(server.ctx.config.dataDir, 'source-maps')).sort()).toEqual(
      [12, 13, 14, 15, 16].map((build) => `Build-${build}`),
    )
    await sends(inBuild('../../..', 'passwd.js'))
    expect((await onlyGroup()).versions).toEqual([])
  })
})

describe("crash reports in the administrators' area", () => {
  it('an administrator resolves a crash, which opens again when it recurs; the audit log can undo the change [Q6] [PR354]', async () => {
    await sends(aCrash())
    const { _id: id } = await onlyGroup()
    const set = (status: CrashGroup['status']) =>
      scenario.admin.gets(adminUpdateCrashReport, { params: { id }, body: { status } })
    expect((await set('resolved')).crashReport.status).toBe('resolved')
    await sends(aCrash())
    expect(await onlyGroup()).toMatchObject({ status: 'open', count: 2 })

    await set('resolved')
    const [action] = (await scenario.admin.gets(listActions, { query: { kind: 'update-crash-report' } })).actions
    expect(action).toMatchObject({
      user: { _id: scenario.admin.userId },
      subject: { crashGroupId: id },
      before: { status: 'open' },
      after: { status: 'resolved' },
      canUndo: true,
    })
    await scenario.admin.gets(undoAction, { params: { id: action?._id as never } })
    expect((await onlyGroup()).status).toBe('open')
  })

  it('after an administrator mutes a crash, later reports of this crash are counted but not stored [Q6] [PR354]', async () => {
    await sends(aCrash())
    const { _id: id } = await onlyGroup()
    await scenario.admin.gets(adminUpdateCrashReport, { params: { id }, body: { status: 'muted' } })
    await sends(aCrash())
    const { status, count, reports } = await onlyGroup()
    expect({ status, count, reports: reports.length }).toEqual({ status: 'muted', count: 2, reports: 1 })
  })

  it('an administrator finds crashes by text and status, page by page [D1] [Q6] [PR354]', async () => {
    for (const message of ['the ball is flat', 'the post is bent', 'the net is torn']) await sends(aCrash({ message }))
    const found = await scenario.admin.gets(adminListCrashReports, {
      query: { q: 'the', sort: 'name', page: 2, pageSize: 2 },
    })
    expect([found.crashReports.length, found.total]).toEqual([1, 3])
    const bent = await scenario.admin.gets(adminListCrashReports, { query: { q: 'bent', status: 'open' } })
    expect(bent.crashReports.map(({ message }) => message)).toEqual(['the post is bent'])
    expect((await scenario.admin.gets(adminListCrashReports, { query: { status: 'muted' } })).crashReports).toEqual([])
  })
})

describe('a flood of crash reports', () => {
  const FLOOD = 10_000

  /**
   * Sends a minute's reports: half of them equal, the other half all different. Each of twenty connections sends ten
   * reports before it reads a reply, because sending them one by one is slower than the server.
   */
  async function floods(
    on: TestServer,
    { count, from }: { count: number; from: (index: number) => string },
  ): Promise<Map<number, number>> {
    const answers = new Map<number, number>()
    const says = (index: number) => {
      const message = index % 2 === 0 ? 'the same' : `all different ${Math.random().toString(36).replace(/\d/g, 'x')}`
      const body = JSON.stringify(aCrash({ message }))
      const length = Buffer.byteLength(body)
      const headers = { 'content-type': 'application/json', 'content-length': length, 'x-forwarded-for': from(index) }
      return requestText('POST /api/log/crash-report', headers, body)
    }
    const one = async (share: readonly number[]) => {
      const line = await rawConnection(on)
      const statuses = () => [...line.received().matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))
      for (let said = 10; said <= share.length; said += 10) {
        await line.says(
          share
            .slice(said - 10, said)
            .map(says)
            .join(''),
        )
        while (statuses().length < said) await once(line.socket, 'data')
      }
      for (const status of statuses()) answers.set(status, (answers.get(status) ?? 0) + 1)
      line.socket.destroy()
    }
    const all = Array.from({ length: count }, (_, index) => index)
    await Promise.all(Array.from({ length: 20 }, (_, line) => one(all.filter((index) => index % 20 === line))))
    return answers
  }

  async function rowsOf({ ctx: { db } }: TestServer) {
    const { rows } = await sql<{ groups: number; reports: number; counted: number }>`
      select (select count(*) from crash_group) as groups, (select count(*) from crash_report) as reports,
        (select sum(count) from crash_group)::bigint as counted`.execute(db)
    return rows[0]
  }

  it('10,000 crash reports in a minute are all counted in a few rows, while a player’s lobby and bet work as usual [Q4] [PR357]', {
    timeout: 120_000,
  }, async () => {
    const flooded = await aServer({ config: { rateLimits: true, trustProxy: true } })
    const game = await aScenario({ on: flooded })
    try {
      const dora = await game.player('Dora')
      const lobby = await dora.opensLobby()
      const before = await dora.fetchesLobby(lobby)
      let isOver = false
      const flood = floods(flooded, { count: FLOOD, from: (index) => `10.0.0.${index % 40}` }).finally(() => {
        isOver = true
      })
      let fetches = 0
      while (!isOver) {
        const { serverTime: _, ...now } = await dora.fetchesLobby(lobby)
        expect(before).toMatchObject(now)
        fetches += 1
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const bet = await dora.bets(10).on('Under 0.5 Corner', lobby)
      expect((await dora.gets(lobbyDetails, { params: { lobbyId: lobby._id } })).currentUser.chips).toBe(90)
      expect(bet.stake).toBe(10)
      expect(fetches).toBeGreaterThan(2)
      expect(await flood).toEqual(new Map([[200, FLOOD]]))

      const found = await groups(game)
      const rows = await rowsOf(flooded)
      expect(Number(rows?.counted)).toBe(FLOOD)
      expect(found.find(({ message }) => message === 'the same')?.count).toBe(FLOOD / 2)
      // One minute allows sixty new kinds, and the test may last into a second minute.
      expect(Number(rows?.groups)).toBeLessThanOrEqual(2 * 60 + 2)
      expect(Number(rows?.reports)).toBeLessThanOrEqual(Number(rows?.groups) + MOST_REPORTS)
    } finally {
      await game.ends()
      await flooded.stop()
    }
  })

  it('refuses more than six hundred crash reports a minute from one client, which create at most ten groups [Q4] [PR357]', {
    timeout: 120_000,
  }, async () => {
    const flooded = await aServer({ config: { rateLimits: true, trustProxy: true } })
    const game = await aScenario({ on: flooded })
    try {
      const answers = await floods(flooded, { count: 2000, from: () => '10.0.0.1' })
      expect([...answers.keys()].sort()).toEqual([200, 429])
      const taken = answers.get(200) ?? 0
      expect(taken).toBeLessThanOrEqual(2 * 600)
      await groups(game)
      const rows = await rowsOf(flooded)
      expect(Number(rows?.counted)).toBe(taken)
      expect(Number(rows?.groups)).toBeLessThanOrEqual(2 * 10 + 1)
    } finally {
      await game.ends()
      await flooded.stop()
    }
  })

  it('limits one client to ten messages a minute, new or repeated, which displace no messages of others [Q4]', async () => {
    await sends({ message: 'The bell never rings' })
    await ana.gets(submitCrashReport, { body: { message: 'Nor now' } })
    addressNumber += 1
    const answers: string[] = []
    for (let time = 0; time < 8; time += 1) {
      for (let nth = 0; nth < 30; nth += 1) answers.push(await isRefused({ message: `Noise ${nth % 5}` }))
      // A request for an unknown id triggers no write.
      expect(await isRefused({ id: crypto.randomUUID(), message: 'Noise' })).toBe('not-found')
    }
    const taken = answers.filter((answer) => answer === 'taken')
    expect(new Set(answers)).toEqual(new Set(['taken', 'rate-limited']))
    expect(taken.length).toBeGreaterThanOrEqual(10)
    // One minute allows ten, and the test may last into a second minute.
    expect(taken.length).toBeLessThanOrEqual(2 * 10)
    const found = (await groups()).find(({ origin }) => origin === 'person')
    const received = await scenario.admin.gets(adminGetCrashReport, { params: { id: found?._id as never } })
    const descriptions = received.crashReport.reports.map(({ userDescription }) => userDescription)
    expect(descriptions.toSorted()).toEqual([
      ...Array.from(Array(5).keys(), (nth) => `Noise ${nth}`),
      'Nor now',
      'The bell never rings',
    ])
    expect(found?.count).toBe(2 + taken.length)
  })

  it('an addition to an unknown crash report triggers no write [Q4] [Q5]', async () => {
    const written = async () => Number((await rowsOf(server))?.reports)
    await sends(aCrash())
    await groups()
    const id = await sends(aCrash())
    expect(await isRefused({ id: crypto.randomUUID(), message: 'Hello' })).toBe('not-found')
    expect(await written()).toBe(1)
    await sends({ id, message: 'It was so' })
    expect(await written()).toBe(2)
  })

  it('keeps the thousand groups of crashes that were seen last, however many kinds arrive over months [Q4]', async () => {
    await sql`insert into crash_group (id, fingerprint, origin, name, message, place, count, first_at, last_at, versions)
      select gen_random_uuid(), n::text, 'browser', 'Old', n::text, '', 1, ${server.ctx.clock.date()}::timestamptz,
        ${server.ctx.clock.date()}::timestamptz - n * interval '1 minute', '{}'
      from generate_series(1, ${MOST_GROUPS + 50}::int) as n`.execute(server.ctx.db)
    await sends(aCrash({ message: 'a new one' }))
    await groups()
    const rows = await rowsOf(server)
    expect(Number(rows?.groups)).toBe(MOST_GROUPS)
    expect((await groups()).some(({ message }) => message === 'a new one')).toBe(true)
  })

  it('deletes a group of crashes with its reports after ninety days without a recurrence [Q4] [PR357]', async () => {
    const later = await aServer()
    try {
      for (const message of ['long ago', 'not so long ago']) {
        const id = await sends(aCrash({ message }), {}, later)
        await sends({ id, message: 'It was so' }, {}, later)
        await later.clock.advance(89 * DAY)
      }
      expect(await rowsOf(later)).toMatchObject({ groups: 1, reports: 1 })
    } finally {
      await later.stop()
    }
  })
})

describe('the SENTRY_DSN that receives crash reports', () => {
  let sentry: Server
  let received: { url: string; auth: string; lines: readonly unknown[] }[]
  let status: number
  let dsn: string | undefined

  beforeEach(async () => {
    received = []
    status = 200
    sentry = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const lines = Buffer.concat(parts).toString().trim().split('\n')
        received.push({
          url: request.url ?? '',
          auth: String(request.headers['x-sentry-auth']),
          lines: lines.map((line) => JSON.parse(line)),
        })
        response.writeHead(status).end('{}')
      })
    })
    await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve))
    dsn = `http://publickey@127.0.0.1:${(sentry.address() as AddressInfo).port}/7`
  })
  afterEach(() => {
    sentry.close()
    sentry.closeAllConnections()
  })

  async function forwarding(run: (on: Scenario) => Promise<void>): Promise<void> {
    const on = await aServer({ config: { sentryDsn: dsn } })
    const game = await aScenario({ on })
    try {
      await run(game)
      await groups(game)
      await on.ctx.background.settled()
    } finally {
      await on.stop()
    }
  }

  it('forwards the stored crash reports to SENTRY_DSN without the user [Q7] [PR358]', async () => {
    let eve: Player | undefined
    await forwarding(async (game) => {
      eve = await game.player('Eve')
      await call(
        game.server,
        reportCrash,
        { body: aCrash({ message: 'ball for eve@bettle.example' }) },
        { headers: eve.headers },
      )
    })
    expect(received).toMatchObject([
      {
        url: '/api/7/envelope/',
        auth: expect.stringContaining('sentry_key=publickey'),
        lines: [
          { event_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
          { type: 'event' },
          {
            platform: 'javascript',
            exception: { values: [{ type: 'TypeError', value: 'ball for [e-mail]' }] },
          },
        ],
      },
    ])
    for (const one of ['Eve', 'eve@', eve?.userId ?? '']) expect(JSON.stringify(received)).not.toContain(one)
  })

  it('forwards no crash report without SENTRY_DSN [Q7] [PR358]', async () => {
    dsn = undefined
    await forwarding(async (game) => {
      expect(await call(game.server, reportCrash, { body: aCrash() })).toMatchObject({ ok: true })
      expect(await groups(game)).toHaveLength(1)
    })
    expect(received).toEqual([])
  })

  it('stores a crash report although the server at SENTRY_DSN answers 500 or cannot be reached [Q7] [PR358]', async () => {
    status = 500
    const isStored = async (game: Scenario) => {
      expect(await call(game.server, reportCrash, { body: aCrash() })).toMatchObject({ ok: true })
      expect(await groups(game)).toHaveLength(1)
    }
    await forwarding(isStored)
    expect(received.length).toBe(1)
    dsn = 'http://publickey@127.0.0.1:1/7'
    await forwarding(isStored)
  })
})
