import {
  createFeedProvider,
  type FeedProvider,
  followFeed,
  handBackFeed,
  invitation,
  type Lobby,
  listLobbies,
  takeOverFeed,
  unfollowFeed,
  updateFeedProvider,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/support/call.ts'
import { isUpdate, listen } from '../../../../test/support/listen.ts'
import { aCountProvider, type CountProvider } from '../../../../test/support/network/count-provider.ts'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'

const KEY = 'a-very-secret-key-of-a-provider'

let server: TestServer
let service: CountProvider
let scenario: Scenario
let ana: Player
let lobby: Lobby

beforeAll(async () => {
  server = await aServer()
  service = await aCountProvider()
})
beforeEach(async () => {
  service.answers(() => ({ body: JSON.stringify({ home: 0, away: 0 }) }))
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  lobby = await ana.opensLobby()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const aForm = (name: string) => ({
  ...{ name, format: 'generic' as const, url: `${service.url}/m/{match}`, keyHeader: 'x-key', dailyCalls: null },
  ...{ intervalSeconds: 20, delaySeconds: 30, delays: [], key: KEY },
  totals: (['home', 'away'] as const).map((side) => ({ eventType: 'Corner', side, path: side })),
})

async function follows(): Promise<FeedProvider> {
  const { provider } = await scenario.admin.gets(createFeedProvider, { body: aForm('Counts Ltd') })
  const followed = { providerId: provider._id, match: '17' }
  await scenario.admin.gets(followFeed, {
    body: { matchId: scenario.match._id, source: 'provider', provider: followed },
  })
  return provider
}

const controls = () => ({ body: { matchId: scenario.match._id } })
const seen = async () => (await ana.fetchesLobby(lobby)).match.countsFrom
const goesOn = async (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 10) await scenario.goesOn(10 / 60)
}

describe('players of a match that follows a provider of counts', () => {
  it('players see the name of the provider, its delay and what it counts, until an operator takes over [F19] [PR640]', async () => {
    expect(await seen()).toBeUndefined()
    const socket = await listen(server, ana.token.accessToken, [`match:${scenario.match._id}`, 'hub'])
    await follows()
    const counts = {
      name: 'Counts Ltd',
      delaySeconds: 30,
      eventTypes: ['Corner'],
      silentSince: null,
      awaitsStart: false,
      // This provider states no time, so that nobody can see whether its answers are old ones.
      statesTime: false,
      unknown: [],
    }
    expect(await seen()).toEqual(counts)
    const { push } = await socket.until(isUpdate('match.changed'))
    expect(push).toMatchObject({ match: { countsFrom: counts } })
    await scenario.admin.gets(takeOverFeed, controls())
    expect(await seen()).toBeUndefined()
    await scenario.admin.gets(handBackFeed, controls())
    expect(await seen()).toEqual(counts)
    await scenario.admin.gets(unfollowFeed, controls())
    expect(await seen()).toBeUndefined()
    socket.close()
  })

  it('players see since when a provider is silent while betting is suspended; the provider’s next answer ends both [F14] [F19] [PR640]', async () => {
    await follows()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await goesOn(50)
    const lastAnswer = new Date(server.clock.now()).toISOString()
    const socket = await listen(server, ana.token.accessToken, [`match:${scenario.match._id}`])
    service.answers(() => ({ status: 500, body: '' }))
    await goesOn(60)
    expect(await seen()).toBeDefined()
    expect((await ana.fetchesLobby(lobby)).match.suspended).toBe(false)
    await goesOn(20)
    expect((await ana.fetchesLobby(lobby)).match).toMatchObject({
      suspended: true,
      countsFrom: { silentSince: lastAnswer },
    })
    await socket.done()
    // The match is published after the suspension, because the suspension's push is compared with the match before it.
    expect(socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push.type] : []))).toEqual([
      'suspension.changed',
      'match.changed',
    ])
    service.answers(() => ({ body: JSON.stringify({ home: 0, away: 0 }) }))
    await goesOn(20)
    expect((await ana.fetchesLobby(lobby)).match).toMatchObject({ suspended: false, countsFrom: { silentSince: null } })
    socket.close()
  })

  it('players see the new name of a renamed provider [F19]', async () => {
    const provider = await follows()
    const socket = await listen(server, ana.token.accessToken, [`match:${scenario.match._id}`])
    const { key: _, ...body } = aForm('Totals Ltd')
    await scenario.admin.gets(updateFeedProvider, { params: { id: provider._id }, body })
    await server.ctx.jobs.settled()
    const { push } = await socket.until(isUpdate('match.changed'))
    expect(push).toMatchObject({ match: { countsFrom: { name: 'Totals Ltd' } } })
    expect((await seen())?.name).toBe('Totals Ltd')
    socket.close()
  })

  it('players see neither address nor key of a provider in a lobby, an invitation, the list of lobbies or an update [F17] [F19]', async () => {
    const socket = await listen(server, ana.token.accessToken, [
      'hub',
      `match:${scenario.match._id}`,
      `lobby:${lobby._id}`,
    ])
    await follows()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    service.answers(() => ({ status: 401, body: `your key ${KEY} is wrong` }))
    await goesOn(100)
    await socket.done()
    const replies = [
      await ana.fetchesLobby(lobby),
      await call(server, invitation, { params: { code: lobby.lobbyCode } }),
      await ana.gets(listLobbies, {}),
      socket.frames,
    ]
    const bytes = JSON.stringify(replies)
    expect(bytes).toContain('Counts Ltd')
    for (const secret of [KEY, service.url, new URL(service.url).host, 'x-key', '"17"', 'providerId']) {
      expect(bytes).not.toContain(secret)
    }
    socket.close()
  })
})
