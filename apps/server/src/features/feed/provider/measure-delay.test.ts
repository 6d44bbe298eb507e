import {
  adminUpdateUser,
  createFeedProvider,
  type FeedProvider,
  type FeedProviderForm,
  followFeed,
  getMatchFeed,
  handBackFeed,
  listFeedProviders,
  listMatchEvents,
  recordMatchEvent,
  takeOverFeed,
  updateFeedProvider,
} from '@bettle/contract'
import type { CountTotal } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCountProvider, type CountProvider, FORMATS } from '../../../../test/support/network/count-provider.ts'
import { aPlayer, aScenario, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'

/** How late the provider of these tests counts an event, and how often the server polls it (s). */
const DELAY = 40
const INTERVAL = 20

interface TrueEvent {
  readonly eventType: string
  readonly side: 'home' | 'away'
  readonly at: number
}

let server: TestServer
let service: CountProvider
let scenario: Scenario
/** The events that really happened in the match. The provider counts them after its delay. */
let happened: TrueEvent[]

beforeAll(async () => {
  server = await aServer()
  service = await aCountProvider()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  service.requests.length = 0
  happened = []
  service.answers(() => ({ body: JSON.stringify(FORMATS.generic(countedNow())) }))
})
/** Stops polling for the matches of this test, so that the next test's provider is not called for them. */
afterEach(async () => {
  await server.ctx.db.updateTable('match_feed').set({ state: 'suspended' }).where('source', '=', 'provider').execute()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const TYPES = ['Corner', 'Throw']
const SIDES = ['home', 'away'] as const

function countedNow(): CountTotal[] {
  const counted = happened.filter(({ at }) => at + DELAY * 1000 <= server.clock.now())
  return TYPES.flatMap((eventType) =>
    SIDES.map((side) => ({
      ...{ eventType, side },
      total: counted.filter((event) => event.eventType === eventType && event.side === side).length,
    })),
  )
}

const aForm = (form: Partial<FeedProviderForm> = {}): FeedProviderForm => ({
  ...{ name: 'Counts Ltd', format: 'generic', url: `${service.url}/m/{match}`, keyHeader: null, dailyCalls: null },
  ...{ intervalSeconds: INTERVAL, delaySeconds: DELAY, delays: [] },
  totals: TYPES.flatMap((eventType) =>
    SIDES.map((side, index) => ({ eventType, side, path: `teams[${index}].${eventType}` })),
  ),
  ...form,
})
const aProvider = async (form: Partial<FeedProviderForm> = {}): Promise<FeedProvider> =>
  (await scenario.admin.gets(createFeedProvider, { body: aForm(form) })).provider
const controls = (of = scenario) => ({ body: { matchId: of.match._id } })
const follows = ({ _id: providerId }: FeedProvider, of = scenario) =>
  of.admin.gets(followFeed, {
    body: { matchId: of.match._id, source: 'provider', provider: { providerId, match: '17' } },
  })
const passes = async (seconds: number, step = 5) => {
  for (let passed = 0; passed < seconds; passed += step) await scenario.goesOn(step / 60)
}
const kicksOff = async (of = scenario) => {
  await of.startsHalf(1)
  await of.letsKickOff()
}
/** An event that the provider counts after its delay. */
const happens = (eventType: string, side: 'home' | 'away') => happened.push({ eventType, side, at: server.clock.now() })
/** An event that the operator also records by hand, at its time. */
const happensBeforeOperator = (eventType: string, side: 'home' | 'away') => {
  happens(eventType, side)
  const timeStamp = new Date(server.clock.now()).toISOString()
  return scenario.admin.gets(recordMatchEvent, {
    body: { match: scenario.match._id, eventType, timeStamp, team: side },
  })
}
const eventsNow = async () =>
  (await scenario.admin.gets(listMatchEvents, { params: { matchId: scenario.match._id } })).events
const providerNow = async ({ _id }: FeedProvider) =>
  (await scenario.admin.gets(listFeedProviders, {})).providers.find((one) => one._id === _id)
const countsNow = async () =>
  (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed?.provider

describe('the measurement of a provider’s delay', () => {
  it('measures a provider’s delay while an operator records the match by hand; after the hand-back the feed records later events once [F23] [F7] [PR714]', async () => {
    const provider = await aProvider({ dailyCalls: 500 })
    expect(provider.measured).toEqual([])
    await follows(provider)
    await kicksOff()
    await passes(30)
    happens('Corner', 'home')
    await passes(70)
    expect((await eventsNow()).map(({ sourceId }) => sourceId)).toEqual(['Corner:home:1'])
    const followedCounts = (await countsNow())?.counts
    await scenario.admin.gets(takeOverFeed, controls())
    const takenOverAt = server.clock.now()
    const callsBefore = service.requests.length
    for (let number = 0; number < 10; number += 1) {
      await passes(7, 7)
      await happensBeforeOperator('Corner', number % 2 === 0 ? 'home' : 'away')
      if (number < 3) await happensBeforeOperator('Throw', 'away')
      await passes(70)
    }
    const elapsed = (server.clock.now() - takenOverAt) / 1000
    const measured = (await providerNow(provider))?.measured ?? []
    expect(measured.map(({ eventType, events }) => [eventType, events])).toEqual([
      ['Corner', 10],
      ['Throw', 3],
    ])
    for (const { seconds } of measured) expect(Math.abs(seconds - DELAY)).toBeLessThanOrEqual(INTERVAL / 2)
    // The feed recorded nothing during the takeover, and its counts did not move.
    const events = await eventsNow()
    expect(events).toHaveLength(14)
    expect(
      events.filter(({ sourceId }) => sourceId?.startsWith('Corner:') || sourceId?.startsWith('Throw:')),
    ).toHaveLength(1)
    expect((await countsNow())?.counts.map(({ total }) => total)).toEqual(followedCounts?.map(({ total }) => total))
    // Every call was stored, and the polls kept their interval.
    expect((await providerNow(provider))?.callsToday).toBe(service.requests.length)
    expect(service.requests.length - callsBefore).toBeLessThanOrEqual(elapsed / INTERVAL + 1)
    await scenario.admin.gets(handBackFeed, controls())
    await passes(60)
    expect(await eventsNow()).toHaveLength(14)
    happens('Corner', 'away')
    await passes(80)
    expect(await eventsNow()).toHaveLength(15)
    expect((await providerNow(provider))?.measured).toEqual(measured)
  })

  it('takes no sample for an event that the operator missed during a takeover, and measures again once the operator adds the event [F23]', async () => {
    const provider = await aProvider()
    await follows(provider)
    await kicksOff()
    await scenario.admin.gets(takeOverFeed, controls())
    await passes(30)
    const missedAt = new Date(server.clock.now()).toISOString()
    happens('Corner', 'home')
    await passes(80)
    await happensBeforeOperator('Corner', 'home')
    await passes(80)
    expect((await providerNow(provider))?.measured).toEqual([])
    const body = { match: scenario.match._id, eventType: 'Corner', timeStamp: missedAt, team: 'home' as const }
    await scenario.admin.gets(recordMatchEvent, { body })
    await happensBeforeOperator('Corner', 'home')
    await passes(80)
    expect((await providerNow(provider))?.measured).toMatchObject([{ eventType: 'Corner', events: 1 }])
  })

  it('the server polls a provider during a takeover only while a half runs, also after an operator took over before the half began [F23]', async () => {
    const provider = await aProvider()
    await follows(provider)
    await scenario.admin.gets(takeOverFeed, controls())
    await passes(120, 20)
    expect(service.requests).toHaveLength(0)
    await kicksOff()
    await passes(60)
    expect(service.requests.length).toBeGreaterThanOrEqual(3)
    await scenario.endsHalf(1)
    const calls = service.requests.length
    await passes(120, 20)
    expect(service.requests).toHaveLength(calls)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await passes(60)
    expect(service.requests.length).toBeGreaterThanOrEqual(calls + 3)
  })

  it('the delay of a provider is also measured if the administrator who attached the feed may no longer operate the match [F23] [V11]', async () => {
    const olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
    const provider = await aProvider()
    const followed = { matchId: scenario.match._id, source: 'provider' as const }
    await olga.gets(followFeed, { body: { ...followed, provider: { providerId: provider._id, match: '17' } } })
    await kicksOff()
    await scenario.admin.gets(adminUpdateUser, { params: { id: olga.userId }, body: { role: 'player' } })
    await scenario.admin.gets(takeOverFeed, controls())
    await passes(30)
    await happensBeforeOperator('Throw', 'home')
    await passes(80)
    expect((await providerNow(provider))?.measured).toMatchObject([{ eventType: 'Throw', events: 1 }])
    expect(await scenario.admin.isRefused(handBackFeed, controls())).toBe('feed-suspended')
  })

  it('a takeover keeps to the provider’s calls of a day, and shares them with the other matches of the provider [F15] [F23]', async () => {
    const provider = await aProvider({ dailyCalls: 50 })
    const other = await aScenario({ on: server })
    await follows(provider)
    await follows(provider, other)
    await kicksOff()
    await kicksOff(other)
    await scenario.admin.gets(takeOverFeed, controls())
    const calls = service.requests.length
    // Fifty calls in 125 minutes for two matches: one call of each match in five minutes.
    await passes(600, 20)
    expect(service.requests.length - calls).toBeLessThanOrEqual(5)
    await server.ctx.db
      .updateTable('feed_provider_day')
      .set({ calls: 50 })
      .where('provider_id', '=', provider._id)
      .execute()
    const used = service.requests.length
    await passes(900, 60)
    expect(service.requests).toHaveLength(used)
    expect((await countsNow())?.problem).toBe('calls-used-up')
  })

  it('a provider loses its measured delays when an administrator changes its address, and keeps them when its name changes [F23]', async () => {
    const provider = await aProvider()
    await follows(provider)
    await kicksOff()
    await scenario.admin.gets(takeOverFeed, controls())
    await passes(30)
    await happensBeforeOperator('Throw', 'home')
    await passes(80)
    const params = { id: provider._id }
    const renamed = await scenario.admin.gets(updateFeedProvider, { params, body: aForm({ name: 'Totals Ltd' }) })
    expect(renamed.provider.measured).toMatchObject([{ eventType: 'Throw', events: 1 }])
    const body = aForm({ url: `${service.url}/other/{match}` })
    expect((await scenario.admin.gets(updateFeedProvider, { params, body })).provider.measured).toEqual([])
  })
})
