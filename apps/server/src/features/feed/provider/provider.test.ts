import {
  createFeedProvider,
  deleteFeedProvider,
  deleteMatchEvent,
  endMatch,
  eventStatistics,
  type FeedProvider,
  type FeedProviderForm,
  followFeed,
  getMatchFeed,
  handBackFeed,
  listActions,
  listFeedProviders,
  listMatchEvents,
  recordMatchEvent,
  takeOverFeed,
  testFeedProvider,
  undoAction,
  unfollowFeed,
  updateFeedProvider,
} from '@bettle/contract'
import { type CountTotal, type MatchFile, simulateMatch } from '@bettle/rules'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomSource } from '../../../../test/simulation/random-source.ts'
import {
  aCountProvider,
  type CountProvider,
  FORMATS,
  type ProviderAnswer,
  totalsOfFile,
} from '../../../../test/support/network/count-provider.ts'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

const KEY = 'a-very-secret-key-of-a-provider'
const GENERIC_TYPES = ['Goal', 'Corner', 'Shot', 'Card', 'Offside', 'Throw', 'Free-Kick', 'Goal-Kick']

let server: TestServer
let service: CountProvider
let second: CountProvider
let scenario: Scenario
let ana: Player
const logged: string[] = []

beforeAll(async () => {
  server = await aServer({ log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }) })
  service = await aCountProvider()
  second = await aCountProvider()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  service.requests.length = 0
})
/** Stops polling for the matches of this test, so that the next test's provider is not called for them. */
afterEach(async () => {
  await server.ctx.db.updateTable('match_feed').set({ state: 'suspended' }).where('source', '=', 'provider').execute()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
  await second.stop()
})

function aForm(form: Partial<FeedProviderForm> = {}): FeedProviderForm {
  const sides = ['home', 'away'] as const
  return {
    ...{ name: 'Counts Ltd', format: 'generic', url: `${service.url}/m/{match}`, keyHeader: 'x-key', dailyCalls: null },
    ...{ intervalSeconds: 20, delaySeconds: 0, delays: [] },
    totals: GENERIC_TYPES.flatMap((eventType) =>
      sides.map((side, index) => ({ eventType, side, path: `teams[${index}].${eventType}` })),
    ),
    ...form,
  }
}

const aProvider = async (form: Partial<FeedProviderForm> = {}, key: string | null = KEY): Promise<FeedProvider> =>
  (await scenario.admin.gets(createFeedProvider, { body: { ...aForm(form), key } })).provider

const follows = (provider: FeedProvider, check?: FeedProvider) =>
  scenario.admin.gets(followFeed, {
    body: {
      ...{ matchId: scenario.match._id, source: 'provider' },
      provider: {
        ...{ providerId: provider._id, match: '17' },
        check: check ? { providerId: check._id, match: '17' } : null,
      },
    },
  })

const json = (body: unknown): ProviderAnswer => ({ body: JSON.stringify(body) })
const answersWith = (totals: Record<string, readonly [home: number, away: number]>, by = service) => {
  const all = GENERIC_TYPES.flatMap((eventType): CountTotal[] => {
    const [home, away] = totals[eventType] ?? [0, 0]
    return [
      { eventType, side: 'home', total: home },
      { eventType, side: 'away', total: away },
    ]
  })
  by.answers(() => json(FORMATS.generic(all)))
}
const passes = async (seconds: number, step = 20) => {
  for (let passed = 0; passed < seconds; passed += step) await scenario.goesOn(step / 60)
}
const controls = () => ({ body: { matchId: scenario.match._id } })
const feedNow = async () => (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed
const eventsNow = async () =>
  (await scenario.admin.gets(listMatchEvents, { params: { matchId: scenario.match._id } })).events
const namesNow = async () => (await eventsNow()).map(({ sourceId }) => sourceId).sort()
const isStopped = async () => {
  const row = await server.ctx.db
    .selectFrom('match')
    .select('suspended_at')
    .where('id', '=', scenario.match._id)
    .executeTakeFirstOrThrow()
  return row.suspended_at !== null
}
const kicksOff = async () => {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
}

describe('a match that follows a provider of counts', () => {
  it('records a provider’s totals as events, settles bets by the totals, and corrects events and bets when a total falls [F10] [F11] [PR592]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    answersWith({})
    await follows(await aProvider({ delaySeconds: 30 }))
    await kicksOff()
    const kickOff = server.clock.now()
    await passes(120)
    answersWith({ Corner: [1, 0] })
    await passes(20)
    const [corner] = await eventsNow()
    expect(corner).toMatchObject({ eventType: 'Corner', team: 'home', sourceId: 'Corner:home:1' })
    // The corner was seen after 140 s and not after 120 s. The provider takes 30 s, so it happened about 100 s after
    // the kick-off.
    expect(Date.parse(corner?.timeStamp ?? '') - kickOff).toBe(100_000)
    await passes(560)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    answersWith({})
    await passes(60)
    expect(await eventsNow()).toEqual([])
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('lost')
    answersWith({ Corner: [1, 0] })
    await passes(20)
    expect(await namesNow()).toEqual(['Corner:home:1'])
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it.each(['generic', 'api-football', 'openligadb'] as const)(
    'a match that follows a provider in the format of %s ends with the provider’s final totals, despite failed and nonsensical answers [F10] [F13]',
    { timeout: 120_000 },
    async (format) => {
      const random = randomSource(20_261_126)
      const file: MatchFile = simulateMatch({
        random: () => random.float(),
        ...{ homeTeam: 'France', awayTeam: 'Croatia', competition: 'Simulated' },
      })
      const delaySeconds = 20
      await follows(await aProvider({ format, url: format === 'generic' ? aForm().url : service.url, delaySeconds }))
      let half = 1
      let kickOff = 0
      const faults: (() => ProviderAnswer)[] = [
        () => ({ status: 500, body: 'oops' }),
        () => ({ status: 429, body: '{}' }),
        () => ({ body: '{"teams":[' }),
        () => json({ errors: [], teams: 'nonsense', response: [] }),
        () => json(FORMATS[format]([])),
      ]
      service.answers(() => {
        if (random.float() < 0.1) return random.pick(faults)()
        const second = (server.clock.now() - kickOff) / 1000 - delaySeconds + (random.float() - 0.5) * 10
        return json(FORMATS[format](totalsOfFile(file, half, second)))
      })
      for (const { halfNumber, durationSeconds } of file.halves) {
        half = halfNumber
        await scenario.startsHalf(halfNumber as 1 | 2)
        await scenario.letsKickOff()
        kickOff = server.clock.now()
        await passes(durationSeconds)
        if (half === 1) {
          await scenario.endsHalf(1)
          await passes(120)
        }
      }
      await scenario.admin.gets(endMatch, controls())
      service.answers(() => json(FORMATS[format](totalsOfFile(file, 3, 0))))
      await passes(120)
      const counted = new Set((await feedNow())?.provider?.counts.map(({ eventType }) => eventType))
      expect(counted.size).toBe({ generic: 8, 'api-football': 5, openligadb: 1 }[format])
      const expected = totalsOfFile(file, 3, 0).filter(({ eventType, total }) => counted.has(eventType) && total > 0)
      const events = await eventsNow()
      expect(events).toHaveLength(expected.reduce((sum, { total }) => sum + total, 0))
      for (const { eventType, side, total } of expected) {
        expect(events.filter((event) => event.eventType === eventType && event.team === side)).toHaveLength(total)
      }
      const state = (await feedNow())?.provider
      expect(state?.counts.filter(({ total, recorded }) => total !== recorded)).toEqual([])
      expect(state?.counts.some(({ isProvisional }) => isProvisional)).toBe(false)
      const { statistics } = await ana.gets(eventStatistics, { params: { matchId: scenario.match._id } })
      expect(Object.keys(statistics).length).toBeGreaterThan(0)
    },
  )

  it('a match that follows a provider offers only the event types that the provider counts [F12] [PR590]', async () => {
    answersWith({})
    await follows(await aProvider({ format: 'api-football', url: service.url }))
    const lobby = await ana.opensLobby()
    expect((await ana.fetchesLobby(lobby)).odds.map(({ eventType }) => eventType)).not.toContain('Throw')
    const { rows } = await sql<{ name: string }>`select name from match_event_type
      where match_id = ${scenario.match._id}::uuid and retired_at is null order by name`.execute(server.ctx.db)
    expect(rows.map(({ name }) => name)).toEqual(['Card', 'Corner', 'Goal', 'Offside', 'Shot'])
  })

  it('an operator sees a provider’s total as provisional until two further answers repeat it, beside the number of recorded events [F12] [F16]', async () => {
    answersWith({})
    await follows(await aProvider())
    await kicksOff()
    answersWith({ Goal: [1, 0] })
    await passes(20)
    const goal = async () => (await feedNow())?.provider?.counts.find((one) => one.eventType === 'Goal')
    expect(await goal()).toEqual({ eventType: 'Goal', side: 'home', total: 1, isProvisional: true, recorded: 1 })
    await passes(40)
    expect((await goal())?.isProvisional).toBe(false)
    const [event] = await eventsNow()
    await scenario.admin.gets(deleteMatchEvent, { params: { id: event?._id as never }, query: {} })
    await passes(60)
    expect(await goal()).toMatchObject({ total: 1, recorded: 0 })
    expect(await eventsNow()).toEqual([])
  })

  it('the server stops betting on a match while its provider is silent, and resumes betting with the next answer [F14] [PR591]', async () => {
    answersWith({})
    await follows(await aProvider({ delaySeconds: 5 }))
    await kicksOff()
    await passes(65, 5)
    expect(await isStopped()).toBe(false)
    service.answers(() => ({ status: 500, body: '' }))
    // The limit is 45 s after the last answer: two intervals and the delay.
    await passes(44, 1)
    expect(await isStopped()).toBe(false)
    await passes(1, 1)
    expect(await isStopped()).toBe(true)
    expect((await feedNow())?.provider).toMatchObject({ problem: 'failed', silentSince: expect.any(String) })
    answersWith({})
    await passes(20)
    expect(await isStopped()).toBe(false)
    expect((await feedNow())?.provider).toMatchObject({ problem: null, silentSince: null })
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    expect(actions.filter(({ user }) => user === null).map(({ kind }) => kind)).toEqual(['resume', 'suspend'])
  })

  it('the server records nothing from a provider while an operator has taken over; after the hand-back it records only totals that rise later [F7] [F10]', async () => {
    answersWith({})
    await follows(await aProvider())
    await kicksOff()
    answersWith({ Corner: [1, 0] })
    await passes(20)
    await scenario.admin.gets(takeOverFeed, controls())
    answersWith({ Corner: [2, 0] })
    await passes(60)
    expect(await namesNow()).toEqual(['Corner:home:1'])
    const at = new Date(server.clock.now()).toISOString()
    const body = { match: scenario.match._id, eventType: 'Corner', timeStamp: at, team: 'home' as const }
    await scenario.admin.gets(recordMatchEvent, { body })
    await scenario.admin.gets(handBackFeed, controls())
    await passes(40)
    expect(await eventsNow()).toHaveLength(2)
    answersWith({ Corner: [2, 1] })
    await passes(20)
    expect((await eventsNow()).map(({ team }) => team).sort()).toEqual(['away', 'home', 'home'])
  })

  it('an operator who takes a match over from a silent provider thereby resumes betting [F7] [F14]', async () => {
    service.answers(() => ({ status: 500, body: '' }))
    await follows(await aProvider())
    await kicksOff()
    await passes(60)
    expect(await isStopped()).toBe(true)
    await scenario.admin.gets(takeOverFeed, controls())
    expect(await isStopped()).toBe(false)
    await passes(120)
    expect(await isStopped()).toBe(false)
  })

  it('the server calls a provider at the kick-off, and from then on when the events of each full minute have just shown [F11]', async () => {
    const calls: number[] = []
    service.answers(() => {
      calls.push((server.clock.now() - kickOff) / 1000)
      return json(FORMATS.generic([]))
    })
    await follows(await aProvider({ delaySeconds: 27 }))
    const kickOff = (Math.floor(server.clock.now() / 60_000) + 1) * 60_000
    await kicksOff()
    await passes(150, 1)
    // The events of a minute have shown 27 s after its end. Each third call is at that second.
    expect(calls).toEqual([0, 27, 47, 67, 87, 107, 127, 147])
  })

  it('the server never exceeds a provider’s daily limit of calls, and spreads the calls over the match [F15]', async () => {
    answersWith({})
    const provider = await aProvider({ dailyCalls: 25 })
    await follows(provider)
    await kicksOff()
    // 25 calls in 125 minutes: one in five minutes, the first at the kick-off.
    await passes(580)
    expect(service.requests).toHaveLength(2)
    await server.ctx.db
      .updateTable('feed_provider_day')
      .set({ calls: 24 })
      .where('provider_id', '=', provider._id)
      .execute()
    await passes(3 * 3600, 60)
    expect(service.requests.length).toBeLessThanOrEqual(3)
    expect((await feedNow())?.provider?.problem).toBe('calls-used-up')
    const [listed] = (await scenario.admin.gets(listFeedProviders, {})).providers.filter(
      ({ _id }) => _id === provider._id,
    )
    expect(listed?.callsToday).toBe(25)
    const tested = { params: { id: provider._id }, body: { match: '1' } }
    expect(await scenario.admin.gets(testFeedProvider, tested)).toMatchObject({ problem: 'calls-used-up' })
  })

  it('a provider’s event that was stored before a crash and not yet recorded is recorded once at the next poll [F10]', async () => {
    answersWith({})
    await follows(await aProvider())
    await kicksOff()
    await passes(40)
    const at = server.clock.now() - 10_000
    const lost = {
      kind: 'record',
      sourceId: 'Corner:away:1',
      revision: 7_000_000,
      eventType: 'Corner',
      side: 'away',
      at,
    }
    await server.ctx.db
      .updateTable('match_feed')
      .set({ outbox: JSON.stringify([{ ...lost, corrects: false }]) })
      .where('match_id', '=', scenario.match._id)
      .execute()
    await passes(20)
    expect(await namesNow()).toEqual(['Corner:away:1'])
    await passes(20)
    expect(await namesNow()).toEqual(['Corner:away:1'])
  })

  it('an operator sees the totals that two providers have disagreed on for more than a minute; the match records those of the first provider [F16]', async () => {
    answersWith({})
    answersWith({}, second)
    const check = await aProvider({ name: 'Second Ltd', url: `${second.url}/{match}` })
    await follows(await aProvider(), check)
    await kicksOff()
    await passes(20)
    answersWith({ Corner: [1, 0] })
    await passes(60)
    expect((await feedNow())?.provider?.disagreements).toEqual([])
    await passes(40)
    const state = (await feedNow())?.provider
    expect(state?.disagreements).toMatchObject([{ eventType: 'Corner', side: 'home', total: 1, other: 0 }])
    expect(state?.checkedBy).toMatchObject({ name: 'Second Ltd', problem: null })
    expect(await namesNow()).toEqual(['Corner:home:1'])
    answersWith({ Corner: [1, 0] }, second)
    await passes(20)
    expect((await feedNow())?.provider?.disagreements).toEqual([])
    second.answers(() => ({ status: 500, body: '' }))
    await passes(120)
    expect(await isStopped()).toBe(false)
    expect((await feedNow())?.provider?.checkedBy?.problem).toBe('failed')
  })

  it('a provider that never answers delays no other provider [F18]', async () => {
    answersWith({})
    second.answers(() => 'hang')
    const slow = await aProvider({ url: `${second.url}/{match}` })
    const provider = await aProvider()
    const first = scenario
    const other = await aScenario({ on: server })
    const follow = (one: Scenario, providerId: FeedProvider['_id']) =>
      one.admin.gets(followFeed, {
        body: { matchId: one.match._id, source: 'provider', provider: { providerId, match: '1' } },
      })
    await follow(first, slow._id)
    await follow(other, provider._id)
    await first.startsHalf(1)
    await other.startsHalf(1)
    const calls = service.requests.length
    const kickOff = other.letsKickOff()
    await expect.poll(() => service.requests.length, { timeout: 5000 }).toBeGreaterThan(calls)
    await kickOff
    const answered = await other.admin.gets(getMatchFeed, { params: { id: other.match._id } })
    expect(answered.feed?.provider?.answeredAt).not.toBeNull()
    const silent = await first.admin.gets(getMatchFeed, { params: { id: first.match._id } })
    expect(silent.feed?.provider).toMatchObject({ answeredAt: null, problem: 'unreachable' })
  })

  it('a provider’s feed continues with its counts after an operator undid the detachment of the feed [F10]', async () => {
    answersWith({})
    await follows(await aProvider())
    await kicksOff()
    answersWith({ Corner: [1, 0] })
    await passes(20)
    await scenario.admin.gets(unfollowFeed, controls())
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const ended = actions.find(({ kind }) => kind === 'unfollow-feed')
    await scenario.admin.gets(undoAction, { params: { id: ended?._id as never } })
    await passes(40)
    answersWith({ Corner: [2, 0] })
    await passes(20)
    expect(await namesNow()).toEqual(['Corner:home:1', 'Corner:home:2'])
  })
})

describe('a provider of counts', () => {
  it('administrators list, change, test and delete providers of counts [F17]', async () => {
    const provider = await aProvider()
    expect(provider).toMatchObject({ hasKey: true, isTriedLive: false, callsToday: 0, eventTypes: GENERIC_TYPES })
    answersWith({ Corner: [3, 1] })
    const params = { id: provider._id }
    const tested = await scenario.admin.gets(testFeedProvider, { params, body: { match: '9 9' } })
    expect(tested.problem).toBeNull()
    expect(tested.totals).toContainEqual({ eventType: 'Corner', side: 'home', total: 3 })
    expect(service.requests.at(-1)).toMatchObject({ path: '/m/9%209', headers: { 'x-key': KEY } })
    const changed = await scenario.admin.gets(updateFeedProvider, { params, body: aForm({ name: 'Renamed' }) })
    expect(changed.provider).toMatchObject({ name: 'Renamed', hasKey: true, callsToday: 1 })
    await follows(provider)
    expect(await scenario.admin.isRefused(deleteFeedProvider, { params })).toBe('provider-in-use')
    await scenario.admin.gets(unfollowFeed, controls())
    await scenario.admin.gets(deleteFeedProvider, { params })
    expect(await scenario.admin.isRefused(updateFeedProvider, { params, body: aForm() })).toBe('not-found')
    const body = {
      ...{ matchId: scenario.match._id, source: 'provider' as const },
      provider: { providerId: provider._id, match: '1' },
    }
    expect(await scenario.admin.isRefused(followFeed, { body })).toBe('not-found')
    expect(await scenario.admin.isRefused(followFeed, { body: { ...body, provider: undefined } })).toBe(
      'invalid-request',
    )
  })

  it('a provider loses its key when its address is changed to another host [F17]', async () => {
    const provider = await aProvider()
    const body = aForm({ url: `${second.url}/{match}` })
    const moved = await scenario.admin.gets(updateFeedProvider, { params: { id: provider._id }, body })
    expect(moved.provider.hasKey).toBe(false)
  })

  it('refuses a provider without the match id in its address, without totals, or with a password in its address', async () => {
    for (const form of [{ url: service.url }, { totals: [] }, { url: 'http://ana:secret@127.0.0.1/{match}' }]) {
      expect(await scenario.admin.isRefused(createFeedProvider, { body: aForm(form) })).toBe('invalid-request')
    }
  })

  it('shows the key of a provider in no reply, log line, audit line, export or database row [F17]', async () => {
    const provider = await aProvider()
    service.answers(() => ({ status: 401, body: `your key ${KEY} is wrong` }))
    const params = { id: provider._id }
    const replies: unknown[] = [
      provider,
      await scenario.admin.gets(listFeedProviders, {}),
      await scenario.admin.gets(testFeedProvider, { params, body: { match: '1' } }),
      await scenario.admin.gets(updateFeedProvider, { params, body: { ...aForm(), key: KEY } }),
      await follows(provider),
    ]
    await kicksOff()
    await passes(60)
    replies.push(await feedNow(), await scenario.admin.gets(listActions, { query: {} }))
    replies.push(await scenario.admin.gets(unfollowFeed, controls()))
    replies.push(await scenario.admin.gets(deleteFeedProvider, { params }))
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.ctx.db)
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.ctx.db)
      replies.push(rows)
    }
    expect(service.requests.some(({ headers }) => headers['x-key'] === KEY)).toBe(true)
    const bytes = [JSON.stringify(replies), ...logged].join('\n')
    for (const form of [KEY, Buffer.from(KEY).toString('base64').slice(0, 20), Buffer.from(KEY).toString('hex')]) {
      expect(bytes).not.toContain(form)
    }
  })
})
