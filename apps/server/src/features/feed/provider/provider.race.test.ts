import { createFeedProvider, followFeed, listActions, listMatchEvents, startHalf1, updateMatch } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCountProvider, type CountProvider } from '../../../../test/support/network/count-provider.ts'
import { setClocks, severalServers, stopAll } from '../../../../test/support/nodes.ts'
import { aScenario } from '../../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { transaction } from '../../../db/transaction.ts'
import { addSamples, measuredDelays } from './measured-delays.ts'
import { providerRow, reserveCall } from './provider-store.ts'

if (!testDatabaseUrl) console.log('Races of providers were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('a provider that two servers call', () => {
  let servers: TestServer[]
  let one: TestServer
  let service: CountProvider
  beforeAll(async () => {
    servers = await severalServers(2)
    ;[one] = servers as [TestServer]
    service = await aCountProvider()
    await Promise.all(servers.map(({ ctx }) => ctx.jobs.stop()))
  })
  afterAll(async () => {
    await stopAll(servers)
    await service.stop()
  })

  const aForm = (dailyCalls: number | null) => ({
    ...{ name: 'Counts Ltd', format: 'generic' as const, url: `${service.url}/{match}`, dailyCalls },
    ...{ intervalSeconds: 20, delaySeconds: 0, key: null },
    totals: [
      { eventType: 'Corner', side: 'home' as const, path: 'home' },
      { eventType: 'Corner', side: 'away' as const, path: 'away' },
    ],
  })

  it('of forty calls to a provider that two servers reserve at once, exactly the seven of its daily limit are granted [F15]', async () => {
    const scenario = await aScenario({ on: one })
    const { provider } = await scenario.admin.gets(createFeedProvider, { body: aForm(7) })
    const row = await providerRow(one.ctx.db, provider._id)
    const reserved = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { ctx } = servers[index % 2] as TestServer
        return reserveCall(ctx.db, row, one.clock.date())
      }),
    )
    expect(reserved.filter((isReserved) => isReserved)).toHaveLength(7)
  })

  it('two servers that add measured delays of one provider at once lose no sample, and the latest fifty stay [F23]', async () => {
    const scenario = await aScenario({ on: one })
    const { provider } = await scenario.admin.gets(createFeedProvider, { body: aForm(null) })
    const add = (count: number, delay: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => {
          const { ctx } = servers[index % 2] as TestServer
          const samples = ['Corner', 'Goal'].map((eventType) => ({ eventType, delay }))
          return transaction(ctx, (tx) => addSamples(tx, provider._id, index % 4 < 2 ? samples : samples.toReversed()))
        }),
      )
    await add(40, 10_000)
    expect(await measuredDelays(one.ctx.db, provider._id)).toEqual([
      { eventType: 'Corner', seconds: 10, events: 40 },
      { eventType: 'Goal', seconds: 10, events: 40 },
    ])
    await add(30, 20_000)
    expect(await measuredDelays(one.ctx.db, provider._id)).toEqual([
      { eventType: 'Corner', seconds: 20, events: 50 },
      { eventType: 'Goal', seconds: 20, events: 50 },
    ])
  })

  it('of two servers that run a provider’s poll at once only one calls the provider, and each count is recorded once [F10] [F15]', async () => {
    const scenario = await aScenario({ on: one })
    const matchId = scenario.match._id
    const { provider } = await scenario.admin.gets(createFeedProvider, { body: aForm(null) })
    await scenario.admin.gets(followFeed, {
      body: { matchId, source: 'provider', provider: { providerId: provider._id, match: '1' } },
    })
    await scenario.admin.gets(startHalf1, { body: { matchId } })
    let corners = 0
    service.answers(() => ({ body: JSON.stringify({ home: corners, away: 0 }) }))
    await setClocks(servers, one.clock.now() + 60_000)
    for (let poll = 0; poll < 12; poll += 1) {
      await setClocks(servers, one.clock.now() + 20_000)
      const before = service.requests.length
      await Promise.all(servers.map(({ ctx }) => ctx.jobs.runJobs(`poll:${matchId}`)))
      expect(service.requests).toHaveLength(before + 1)
      corners += 1
    }
    const { events } = await scenario.admin.gets(listMatchEvents, { params: { matchId } })
    expect(events).toHaveLength(11)
  })

  it('of two servers that read the phase of a match at once, one starts and ends each half, and one stops and resumes betting [F24]', async () => {
    const scenario = await aScenario({ on: one })
    const matchId = scenario.match._id
    const phases = { path: 'state', half1: ['1'], interval: ['pause'], half2: ['2'], over: ['end'] }
    const { provider } = await scenario.admin.gets(createFeedProvider, { body: { ...aForm(null), phases } })
    const planned = one.clock.now() + 600_000
    const body = { startTime: new Date(planned).toISOString() }
    await scenario.admin.gets(updateMatch, { params: { id: matchId }, body })
    await scenario.admin.gets(followFeed, {
      body: { matchId, source: 'provider', provider: { providerId: provider._id, match: '1' } },
    })
    await setClocks(servers, planned)
    for (const state of ['1', '1', 'pause', 'pause', '2', '2', 'end', 'end']) {
      service.answers(() => ({ body: JSON.stringify({ state, home: 0, away: 0 }) }))
      await setClocks(servers, one.clock.now() + 20_000)
      await Promise.all(servers.map(({ ctx }) => ctx.jobs.runJobs(`poll:${matchId}`)))
    }
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId } })
    const own = actions.filter(({ user }) => user === null).map(({ kind }) => kind)
    const start = ['suspend', 'start-half', 'resume']
    expect(own.toReversed()).toEqual([...start, 'end-half', ...start, 'end-half'])
  })
})
