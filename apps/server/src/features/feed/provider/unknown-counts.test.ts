import {
  createFeedProvider,
  type FeedProviderForm,
  followFeed,
  getMatchFeed,
  type Lobby,
  recordMatchEvent,
  resume,
  takeOverFeed,
  testFeedProvider,
} from '@bettle/contract'
import type { CountTotal } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCountProvider,
  COUNTED_MATCH,
  type CountProvider,
  FORMATS,
} from '../../../../test/support/network/count-provider.ts'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

type Format = keyof typeof FORMATS

let server: TestServer
let service: CountProvider
let scenario: Scenario
let ana: Player

beforeAll(async () => {
  server = await aServer()
  service = await aCountProvider()
})
beforeEach(async () => {
  kickOff = Number.POSITIVE_INFINITY
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
})
/** Stops polling for the matches of this test, so that the next test's provider is not called for them. */
afterEach(async () => {
  await server.ctx.db.updateTable('match_feed').set({ state: 'suspended' }).where('source', '=', 'provider').execute()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const SIDES = ['home', 'away'] as const
const GENERIC_TYPES = ['Goal', 'Corner', 'Shot', 'Card', 'Offside']

function aForm(format: Format, form: Partial<FeedProviderForm> = {}): FeedProviderForm {
  return {
    ...{ name: 'Counts Ltd', format, url: `${service.url}/m/{match}`, keyHeader: null, dailyCalls: null },
    ...{ intervalSeconds: 20, delaySeconds: 0, delays: [] },
    totals: GENERIC_TYPES.flatMap((eventType) =>
      SIDES.map((side, index) => ({ eventType, side, path: `teams[${index}].${eventType}` })),
    ),
    ...form,
  }
}

async function follows(format: Format, form: Partial<FeedProviderForm> = {}) {
  const url = format === 'generic' ? `${service.url}/m/{match}` : service.url
  const body = { ...aForm(format, { url, ...form }), key: null }
  const { provider } = await scenario.admin.gets(createFeedProvider, { body })
  const followed = { providerId: provider._id, match: COUNTED_MATCH }
  const matchId = scenario.match._id
  await scenario.admin.gets(followFeed, { body: { matchId, source: 'provider', provider: followed } })
  return provider
}

type Totals = Partial<Record<string, readonly [home: number, away: number]>>

function answerOf(format: Format, totals: Totals = {}): Json {
  const all = GENERIC_TYPES.flatMap((eventType): CountTotal[] =>
    SIDES.map((side, index) => ({ eventType, side, total: totals[eventType]?.[index] ?? 0 })),
  )
  return JSON.parse(JSON.stringify(FORMATS[format](all)))
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of a provider may be any JSON
type Json = any
let kickOff = Number.POSITIVE_INFINITY
/** Writes the answer to each call. An answer of API-Football states its status and minute, as the real ones do. */
const answers = (answer: Json) =>
  service.answers(() => {
    const fixture = answer.response?.[0]?.fixture
    const elapsed = Math.floor((server.clock.now() - kickOff) / 60_000)
    const status = elapsed < 0 ? { short: 'NS', elapsed: null } : { short: '1H', elapsed }
    if (fixture) Object.assign(fixture, { status })
    return { body: JSON.stringify(answer) }
  })
const passes = async (seconds: number, step = 20) => {
  for (let passed = 0; passed < seconds; passed += step) await scenario.goesOn(step / 60)
}
const kicksOff = async () => {
  await scenario.startsHalf(1)
  kickOff = (Math.floor(server.clock.now() / 60_000) + 1) * 60_000
  await scenario.letsKickOff()
}
const betOf = async (lobby: Lobby) => (await ana.fetchesLobby(lobby)).bets[0]
const matchNow = async (lobby: Lobby) => (await ana.fetchesLobby(lobby)).match
const feedNow = async () =>
  (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed?.provider
const changed = (answer: Json, change: (answer: Json) => void): Json => {
  change(answer)
  return answer
}

/** Ways in which an answer leaves out the count of a type, by format. */
const SILENT_ANSWERS: readonly [string, Format, string, () => Json][] = [
  ['a missing key', 'generic', 'Corner', () => changed(answerOf('generic'), (one) => delete one.teams[0].Corner)],
  [
    'null',
    'generic',
    'Corner',
    () => changed(answerOf('generic'), (one) => Object.assign(one.teams[1], { Corner: null })),
  ],
  [
    'a text',
    'generic',
    'Corner',
    () => changed(answerOf('generic'), (one) => Object.assign(one.teams[1], { Corner: 'n/a' })),
  ],
  ['a negative total', 'generic', 'Corner', () => answerOf('generic', { Corner: [-1, 0] })],
  ['a total of a milliard', 'generic', 'Corner', () => answerOf('generic', { Corner: [1e9, 0] })],
  [
    'an empty list of statistics',
    'api-football',
    'Corner',
    () => changed(answerOf('api-football'), (one) => Object.assign(one.response[0], { statistics: [] })),
  ],
  [
    'no list of statistics',
    'api-football',
    'Corner',
    () => changed(answerOf('api-football'), (one) => delete one.response[0].statistics),
  ],
  [
    'null statistics',
    'api-football',
    'Corner',
    () => changed(answerOf('api-football'), (one) => Object.assign(one.response[0], { statistics: null })),
  ],
  [
    'an empty list of one team',
    'api-football',
    'Corner',
    () => changed(answerOf('api-football'), (one) => Object.assign(one.response[0].statistics[1], { statistics: [] })),
  ],
  [
    'a count without a value',
    'api-football',
    'Corner',
    () =>
      changed(answerOf('api-football'), (one) =>
        Object.assign(one.response[0].statistics[0].statistics[2], { value: null }),
      ),
  ],
  [
    'goals without a value',
    'api-football',
    'Goal',
    () =>
      changed(answerOf('api-football'), (one) => Object.assign(one.response[0], { goals: { home: null, away: 0 } })),
  ],
  ['no list of goals', 'openligadb', 'Goal', () => changed(answerOf('openligadb'), (one) => delete one.goals)],
  [
    'null goals',
    'openligadb',
    'Goal',
    () => changed(answerOf('openligadb'), (one) => Object.assign(one, { goals: null })),
  ],
  ['another match', 'openligadb', 'Goal', () => ({ ...answerOf('openligadb'), matchID: 18 })],
  [
    'another match',
    'api-football',
    'Corner',
    () => changed(answerOf('api-football'), (one) => Object.assign(one.response[0].fixture, { id: 18 })),
  ],
]

describe('a count that the provider does not state', () => {
  it.each(SILENT_ANSWERS)(
    'after %s in an answer of %s no bet on the type %s is accepted, and its round is void ten minutes after its end only [F25] [F26] [PR739]',
    async (_, format, eventType, silentAnswer) => {
      const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
      answers(answerOf(format))
      await follows(format)
      await ana.bets(10).on(`Under 0.5 ${eventType}`, lobby)
      await kicksOff()
      await passes(60)
      expect((await matchNow(lobby)).suspendedEventTypes).toEqual([])
      answers(silentAnswer())
      await passes(60)
      const { suspended, suspendedEventTypes } = await matchNow(lobby)
      expect(suspended || suspendedEventTypes.includes(eventType)).toBe(true)
      await expect(ana.bets(10).on(`Over 0.5 ${eventType}`, lobby)).rejects.toThrow('suspended')
      // The round ends after ten minutes, and then waits for ten more.
      await passes(1020, 60)
      expect((await betOf(lobby))?.outcome).toBe('open')
      await passes(60, 60)
      expect(await betOf(lobby)).toMatchObject({
        ...{ outcome: 'void', isWon: null, payout: 10, voidReason: { code: 'count-unknown' } },
      })
      expect(await ledgerFaults(server.ctx.db)).toEqual([])
    },
  )

  it('a type that the first answer leaves out is not offered, while bets on the other types go on [F25] [PR739]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    answers(changed(answerOf('api-football'), (one) => Object.assign(one.response[0], { statistics: [] })))
    await follows('api-football')
    await kicksOff()
    const { suspended, suspendedEventTypes, countsFrom } = await matchNow(lobby)
    expect({ suspended, suspendedEventTypes }).toEqual({
      ...{ suspended: false, suspendedEventTypes: ['Card', 'Corner', 'Offside', 'Shot'] },
    })
    expect(countsFrom?.unknown?.toSorted()).toEqual(['Card', 'Corner', 'Offside', 'Shot'])
    expect((await feedNow())?.unknown?.map((one) => one.eventType)).toContain('Corner')
    await ana.bets(10).on('Under 0.5 Goal', lobby)
    const operator = { body: { matchId: scenario.match._id, eventType: 'Corner' } }
    expect(await scenario.admin.isRefused(resume, operator)).toBe('feed-suspended')
    answers(answerOf('api-football'))
    await passes(20)
    expect((await matchNow(lobby)).suspendedEventTypes).toEqual([])
  })

  it('a round whose count was unknown at its end is settled by the next usable answer within ten minutes [F26] [PR740]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    answers(answerOf('generic'))
    await follows('generic')
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await kicksOff()
    await passes(540, 20)
    answers(changed(answerOf('generic'), (one) => delete one.teams[0].Corner))
    await passes(120)
    expect((await betOf(lobby))?.outcome).toBe('open')
    // The corner was counted between 9:00 and 11:20, so about 10:10 in the next round: none fell in this one.
    answers(answerOf('generic', { Corner: [1, 0] }))
    await passes(20)
    expect(await betOf(lobby)).toMatchObject({ outcome: 'lost', count: 0 })
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it('after a takeover the type is open again, and the round with the unknown part is void [F25] [F26] [PR740]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    answers(changed(answerOf('generic'), (one) => delete one.teams[0].Corner))
    await follows('generic')
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    await kicksOff()
    await passes(300)
    await scenario.admin.gets(takeOverFeed, { body: { matchId: scenario.match._id } })
    expect((await matchNow(lobby)).suspendedEventTypes).toEqual([])
    await passes(840, 60)
    expect((await betOf(lobby))?.outcome).toBe('open')
    await passes(60, 60)
    expect(await betOf(lobby)).toMatchObject({ outcome: 'void', voidReason: { code: 'count-unknown' } })
  })
})

describe('an operator’s statement about the time before a takeover', () => {
  it.each([
    ['while the round waits', 420],
    ['after the round was void', 1080],
  ])('%s, the statement that the earlier events are recorded settles the bet [F26] [PR740]', async (_, seconds) => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    answers(changed(answerOf('generic'), (one) => delete one.teams[0].Corner))
    await follows('generic')
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await kicksOff()
    await passes(300)
    const body = { matchId: scenario.match._id }
    await scenario.admin.gets(takeOverFeed, { body })
    const timeStamp = new Date(server.clock.now() - 60_000).toISOString()
    await scenario.admin.gets(recordMatchEvent, { body: { match: body.matchId, eventType: 'Corner', timeStamp } })
    await passes(seconds, 60)
    expect((await betOf(lobby))?.outcome).toBe(seconds > 900 ? 'void' : 'open')
    expect((await feedNow())?.unstated).toEqual(['Corner'])
    await scenario.admin.gets(takeOverFeed, { body: { ...body, statesBefore: true } })
    expect(await betOf(lobby)).toMatchObject({ outcome: 'won', count: 1 })
    expect((await betOf(lobby))?.voidReason).toBeUndefined()
    expect((await feedNow())?.unstated).toEqual([])
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })
})

describe('an answer that is none', () => {
  it('totals that jump by dozens stop bets on their type until two further answers repeat them [F25] [F27]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    answers(answerOf('generic'))
    await follows('generic')
    await kicksOff()
    await passes(60)
    for (const corners of [36, 0, 48, 1, 60]) {
      answers(answerOf('generic', { Corner: [corners, 0], Goal: [1, 0] }))
      await passes(20)
      if (corners > 1) expect((await matchNow(lobby)).suspendedEventTypes).toEqual(['Corner'])
    }
  })

  it('an answer whose elapsed minute stands still for minutes counts as silence [F27] [PR741]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    const at = (elapsed: number) =>
      changed(answerOf('api-football'), (one) =>
        Object.assign(one.response[0].fixture, { status: { short: '1H', elapsed, extra: null } }),
      )
    let minute = 0
    service.answers(() => ({ body: JSON.stringify(at(Math.floor(minute / 3))) }))
    await follows('api-football')
    await kicksOff()
    for (; minute < 12; minute++) await passes(20)
    expect((await matchNow(lobby)).suspended).toBe(false)
    await passes(240)
    expect((await matchNow(lobby)).suspended).toBe(true)
    expect((await feedNow())?.problem).toBe('frozen')
    minute += 20
    await passes(20)
    expect((await matchNow(lobby)).suspended).toBe(false)
  })

  it.each([
    ['generic', false],
    ['api-football', true],
    ['openligadb', false],
  ] as const)(
    'a lobby says whether a provider in the format of %s states a time [F27] [PR741]',
    async (format, says) => {
      const lobby = await ana.opensLobby()
      answers(answerOf(format))
      await follows(format)
      expect((await matchNow(lobby)).countsFrom?.statesTime).toBe(says)
    },
  )

  it('a generic provider with the path of the match refuses an answer about another match [F27]', async () => {
    answers({ ...answerOf('generic'), id: 18 })
    const { _id } = await follows('generic', { matchPath: 'id' })
    const test = { params: { id: _id }, body: { match: COUNTED_MATCH } }
    expect(await scenario.admin.gets(testFeedProvider, test)).toMatchObject({ problem: 'other-match' })
  })

  it('an id of a match that would change the host of the provider is refused as invalid [F18]', async () => {
    const body = { ...aForm('generic', { url: 'http://{match}.127.0.0.1.nip.io/m' }), key: null }
    expect(await scenario.admin.isRefused(createFeedProvider, { body })).toBe('invalid-request')
    const { _id } = await follows('generic')
    // An older version accepted such an address.
    const form = aForm('generic', { url: 'http://{match}.counts.example/m' })
    await server.ctx.db
      .updateTable('feed_provider')
      .set({ form: JSON.stringify(form) })
      .where('id', '=', _id)
      .execute()
    for (const match of ['1:2', 'ana@evil.example', '17']) {
      const test = { params: { id: _id }, body: { match } }
      expect(await scenario.admin.isRefused(testFeedProvider, test)).toBe('invalid-request')
    }
  })
})
