import {
  adminListMatches,
  type ChosenFixtures,
  createFeedProvider,
  type FeedProvider,
  type FeedProviderForm,
  getMatchFeed,
  importProviderFixtures,
  listActions,
  listFeedProviders,
  type Match,
  type ProviderFixture,
  previewProviderFixtures,
  searchProviderFixtures,
  startHalf1,
  undoAction,
  updateMatch,
} from '@bettle/contract'
import { LocalProvider, type LocalService, serveLocalProvider } from '@bettle/replay'
import { simulateMatch } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomSource } from '../../../../test/simulation/random-source.ts'
import { aScenario, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'

const AFTERNOON = Date.parse('2026-05-02T15:00:00.000Z')
const HOUR = 3_600_000
const KEY = 'a-very-secret-key-of-a-provider'

let server: TestServer
let scenario: Scenario
let local: LocalProvider
let service: LocalService
let teams: [home: string, away: string]
const calls: string[] = []
let tests = 0
/** The kick-off that the provider states. */
let start: number

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  tests += 1
  teams = [`Ashford ${tests}`, `Brentwood ${tests}`]
  const random = randomSource(tests)
  const [homeTeam, awayTeam] = teams
  const file = simulateMatch({ random: () => random.float(), homeTeam, awayTeam })
  const other = { ...file, homeTeam: `Colchester ${tests}`, awayTeam: `Dorking ${tests}` }
  // Each test moves the clock, so each uses the matches of its own day, more than a day ahead.
  const days = Math.ceil((server.clock.now() + 36 * HOUR - AFTERNOON) / (24 * HOUR))
  start = AFTERNOON + days * 24 * HOUR
  local = new LocalProvider({
    matches: [
      { id: '7', file, kickOff: start },
      { id: '8', file: other, kickOff: start + HOUR },
      { id: '9', file: other, kickOff: start + 24 * HOUR },
    ],
    now: () => server.clock.now(),
    random: () => 0.5,
    ...{ tempo: 1, delaySeconds: 10, jitterSeconds: 0, faults: {} },
  })
  calls.length = 0
  service = await serveLocalProvider(local, { port: 0, onCall: ({ path }) => calls.push(path) })
})
afterEach(async () => {
  await server.ctx.db.updateTable('match_feed').set({ state: 'suspended' }).execute()
  await service.stop()
})
afterAll(() => server.stop())

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

function aForm(given: Partial<FeedProviderForm> = {}): FeedProviderForm {
  return {
    ...{ name: 'Counts Ltd', format: 'generic', url: `${service.url}/generic/match/{match}`, keyHeader: 'x-key' },
    ...{ intervalSeconds: 20, delaySeconds: 10, delays: [], dailyCalls: null },
    totals: (['home', 'away'] as const).map((side, index) => ({
      ...{ eventType: 'Corner', side, path: `teams[${index}].Corner` },
    })),
    fixtures: {
      ...{ url: `${service.url}/generic/list?league={league}&day={day}`, list: 'matches', match: 'id' },
      ...{ homeTeam: 'home', awayTeam: 'away', kickOff: 'kickOff', matchKickOff: 'kickOff' },
    },
    ...given,
  }
}

const FORMATS = {
  generic: () => ({}),
  'api-football': () => ({ format: 'api-football' as const, url: `${service.url}/api-football` }),
  openligadb: () => ({ format: 'openligadb' as const, url: `${service.url}/openligadb` }),
}

const aProvider = async (given: Partial<FeedProviderForm> = {}, key: string | null = KEY): Promise<FeedProvider> =>
  (await scenario.admin.gets(createFeedProvider, { body: { ...aForm(given), key } })).provider
const search = ({ _id }: FeedProvider, day: string) =>
  scenario.admin.gets(searchProviderFixtures, { params: { id: _id }, body: { league: 'local', day } })
const imports = ({ _id }: FeedProvider, fixtures: ProviderFixture[], answers: Partial<ChosenFixtures> = {}) =>
  scenario.admin.gets(importProviderFixtures, { params: { id: _id }, body: { fixtures, ...answers } })

async function created(provider: FeedProvider): Promise<Match> {
  const { fixtures } = await search(provider, dayOf(start))
  await imports(provider, fixtures.slice(0, 1))
  return found()
}
async function found(): Promise<Match> {
  const { matches } = await scenario.admin.gets(adminListMatches, { query: { q: teams[0] } })
  const [match] = matches
  if (!match) throw new Error('the match was not created')
  return match
}
const lines = async ({ _id }: Match) =>
  (await scenario.admin.gets(listActions, { query: { matchId: _id } })).actions.map(({ kind, user }) => ({
    kind,
    isServer: user === null,
  }))
async function passes(hours: number, step = 1 / 6): Promise<void> {
  for (let passed = 0; passed < hours; passed += step) await server.clock.advance(Math.min(step, hours - passed) * HOUR)
}

describe('the matches of a provider', () => {
  it.each(['generic', 'api-football', 'openligadb'] as const)(
    'an administrator lists a provider’s matches of a league and day with one call, and imports them with teams and kick-off, in the format of %s [F20] [PR641]',
    async (format) => {
      const provider = await aProvider(FORMATS[format](), format === 'generic' ? KEY : null)
      const { fixtures, problem } = await search(provider, dayOf(start))
      expect(problem).toBeNull()
      expect(fixtures.map(({ match, startTime }) => ({ match, startTime }))).toEqual([
        { match: '7', startTime: new Date(start).toISOString() },
        { match: '8', startTime: new Date(start + HOUR).toISOString() },
      ])
      expect(calls).toHaveLength(1)
      const [listed] = (await scenario.admin.gets(listFeedProviders, {})).providers.filter(
        ({ _id }) => _id === provider._id,
      )
      expect(listed?.callsToday).toBe(1)
      expect(await imports(provider, fixtures)).toEqual({ created: 2, existing: 0 })
      expect(calls).toHaveLength(1)
      const match = await found()
      expect(match).toMatchObject({
        ...{ homeTeam: teams[0], awayTeam: teams[1], startTime: new Date(start).toISOString(), status: 'upcoming' },
        countsFrom: { name: 'Counts Ltd', eventTypes: provider.eventTypes },
      })
      const { feed } = await scenario.admin.gets(getMatchFeed, { params: { id: match._id } })
      expect(feed).toMatchObject({ source: 'provider', state: 'following', provider: { match: '7' } })
      expect(await lines(match)).toEqual([
        { kind: 'follow-feed', isServer: false },
        { kind: 'create-match', isServer: false },
      ])
      const ana = await scenario.player('Ana')
      const lobby = await ana.opensLobby({}, match._id)
      const offered = new Set((await ana.fetchesLobby(lobby)).odds.map(({ eventType }) => eventType))
      expect([...offered].sort()).toEqual([...provider.eventTypes].sort())
    },
  )

  it('an administrator’s second import of a provider’s match creates nothing; an import with another kick-off asks whether the match has moved [D4] [D7] [F20]', async () => {
    const provider = await aProvider()
    const { fixtures } = await search(provider, dayOf(start))
    const [first] = fixtures
    if (!first) throw new Error('the provider lists matches')
    await imports(provider, [first])
    expect(await imports(provider, [first])).toEqual({ created: 0, existing: 1 })
    const moved = { ...first, startTime: new Date(start + 2 * HOUR).toISOString() }
    const params = { id: provider._id }
    const preview = await scenario.admin.gets(previewProviderFixtures, { params, body: { fixtures: [moved] } })
    expect(preview.questions.map(({ code }) => code)).toEqual(['fixture-similar'])
    expect(await scenario.admin.isRefused(importProviderFixtures, { params, body: { fixtures: [moved] } })).toBe(
      'fixture-similar',
    )
    const { _id: matchId } = await found()
    const similar = [{ line: moved.line, matchId, is: 'moved' as const }]
    expect(await imports(provider, [moved], { similar })).toEqual({ created: 0, existing: 0, moved: 1 })
    expect((await found()).startTime).toBe(moved.startTime)
  })

  it('refuses an administrator’s import of a provider’s matches with a repeated line number, or from an unknown provider [F20]', async () => {
    const provider = await aProvider()
    const { fixtures } = await search(provider, dayOf(start))
    const twice = fixtures.map((fixture) => ({ ...fixture, line: 1 }))
    const ask = (id: FeedProvider['_id']) =>
      scenario.admin.isRefused(importProviderFixtures, { params: { id }, body: { fixtures: twice } })
    expect(await ask(provider._id)).toBe('invalid-request')
    expect(await ask('01900000-0000-7000-8000-00000000ffff' as FeedProvider['_id'])).toBe('not-found')
  })

  it('a search for a provider’s matches makes no call without a configured list or without calls left, and a failed search names the problem [F15] [F20]', async () => {
    const day = dayOf(start)
    expect((await search(await aProvider({ fixtures: null }), day)).problem).toBe('no-fixtures')
    expect(calls).toEqual([])
    const limited = await aProvider({ dailyCalls: 1 })
    expect((await search(limited, day)).problem).toBeNull()
    expect((await search(limited, day)).problem).toBe('calls-used-up')
    expect(calls).toHaveLength(1)
    local.setSilent(true)
    expect(await search(await aProvider(), day)).toEqual({ fixtures: [], more: 0, problem: 'failed' })
  })

  it('refuses a provider whose list of matches is on another host than its counts [F17]', async () => {
    const body = { ...aForm(), key: KEY }
    const elsewhere = { ...body, fixtures: { ...body.fixtures, url: 'http://127.0.0.1:1/list' } as never }
    expect(await scenario.admin.isRefused(createFeedProvider, { body: elsewhere })).toBe('invalid-request')
  })
})

describe('the kick-off of a match that follows a provider', () => {
  it('a match takes over the kick-off that its provider moved, with a line in the audit log that an operator can undo [F21] [PR642]', async () => {
    const match = await created(await aProvider())
    const moved = start + 3 * HOUR
    local.moveKickOff('7', moved)
    await passes(7)
    expect((await found()).startTime).toBe(new Date(moved).toISOString())
    expect((await lines(match))[0]).toEqual({ kind: 'update-match', isServer: true })
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: match._id } })
    await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id as never } })
    // The provider has not moved the kick-off again, so the operator's time stays.
    await passes(7)
    expect((await found()).startTime).toBe(match.startTime)
  })

  it('a match does not take over a provider’s kick-off that lies in the past, or that moves after the match has begun [F21]', async () => {
    const match = await created(await aProvider())
    local.moveKickOff('7', server.clock.now() - HOUR)
    await passes(7)
    expect((await found()).startTime).toBe(match.startTime)
    await scenario.admin.gets(startHalf1, { body: { matchId: match._id } })
    const begun = (await found()).startTime
    local.moveKickOff('7', start + 5 * HOUR)
    await passes(1 / 2, 1 / 60)
    expect((await found()).startTime).toBe(begun)
    expect((await lines(match)).filter(({ kind }) => kind === 'update-match')).toEqual([])
  })

  it('a match keeps the kick-off that an operator set until the provider moves its own kick-off [F21]', async () => {
    const match = await created(await aProvider())
    const own = new Date(start + HOUR / 2).toISOString()
    await scenario.admin.gets(updateMatch, { params: { id: match._id }, body: { startTime: own } })
    await passes(7)
    expect((await found()).startTime).toBe(own)
    local.moveKickOff('7', start + HOUR)
    await passes(7)
    expect((await found()).startTime).toBe(new Date(start + HOUR).toISOString())
  })

  it('reading kick-offs uses at most a quarter of a provider’s calls of a day [F15] [F21]', async () => {
    await created(await aProvider({ dailyCalls: 12 }))
    const before = calls.length
    await passes(24)
    // The 24 hours cover two days in UTC with three calls each; the search was one call of the first day.
    expect(calls.length - before).toBeLessThanOrEqual(5)
    expect(calls.length - before).toBeGreaterThan(1)
  })
})
