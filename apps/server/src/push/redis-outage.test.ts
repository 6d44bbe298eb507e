import { joinLobby, type Lobby, listChat, recordMatchEvent, type ServerFrame, sendChat } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Screen, screenOf } from '../../test/simulation/screen.ts'
import { severalServers, stopAll } from '../../test/support/nodes.ts'
import { isRedisInstalled, type TestRedis, testRedis } from '../../test/support/redis/redis-server.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../test/support/scenario.ts'
import { listen, type TestServer, testDatabaseUrl } from '../../test/support/test-app.ts'
import { lobbyTopic } from './topic.ts'

const canRun = testDatabaseUrl !== undefined && isRedisInstalled

/** Intervals that are short enough for a test. */
const RECHECK = {
  compareEveryMs: 400,
  awayEveryMs: 200,
  awayAccessEveryMs: 300,
  awayUnstoredEveryMs: 400,
  afterLossMs: 50,
}

describe.skipIf(!canRun)('two nodes that lose their Redis', () => {
  let redis: TestRedis
  let nodes: TestServer[]
  let one: TestServer
  let two: TestServer
  let scenario: Scenario
  let host: Player
  beforeAll(async () => {
    redis = await testRedis()
    nodes = await severalServers(2, { config: { redisUrl: redis.url }, recheck: RECHECK })
    ;[one, two] = nodes as [TestServer, TestServer]
    scenario = await aScenario({ on: one })
    host = await scenario.player('Ben')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await two.clock.set(one.clock.now())
  })
  afterAll(async () => {
    await stopAll(nodes ?? [])
    await redis?.stop()
  })

  const areUp = (up: boolean) => expect.poll(() => nodes.map(({ ctx }) => ctx.redis?.isUp())).toEqual([up, up])
  const at = (node: TestServer, player: Player) => playerOn(node, player.name, player, () => scenario.match._id)
  const says = (player: Player, lobby: Lobby, message: string) =>
    player.gets(sendChat, { body: { lobbyId: lobby._id, message } })
  const areCurrent = (screens: readonly Screen[]) =>
    expect
      .poll(async () => (await Promise.all(screens.map((screen) => screen.differences()))).flat(), { timeout: 15_000 })
      .toEqual([])
  const resyncs = (frames: readonly ServerFrame[]) => frames.filter(({ type }) => type === 'resync').length

  it('two nodes keep every screen up to date during and after an outage of Redis, whichever node recorded a change [PR465]', {
    timeout: 60_000,
  }, async () => {
    const ana = await scenario.player('Ana')
    const lobby = await host.opensLobby()
    await ana.joins(lobby)
    const screens = [
      await screenOf(one, at(one, host), lobby),
      await screenOf(two, at(two, host), lobby),
      await screenOf(one, at(one, ana), lobby),
      await screenOf(two, at(two, ana), lobby),
    ]
    const plays = async (word: string) => {
      await says(at(one, host), lobby, `${word}, said on one`)
      await says(at(two, ana), lobby, `${word}, said on two`)
      await at(one, ana).bets(3).on('Over 0.5 Corner', lobby)
      const timeStamp = new Date(one.clock.now()).toISOString()
      const event = { match: scenario.match._id, eventType: 'Throw', timeStamp }
      await at(two, scenario.admin).gets(recordMatchEvent, { body: event })
    }
    await plays('Before')
    await areCurrent(screens)
    expect(screens.map(({ fetches }) => fetches())).toEqual([0, 0, 0, 0])
    await redis.kill()
    await areUp(false)
    await ana.leaves(lobby)
    await says(host, lobby, 'Ana is away')
    await at(one, ana).gets(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
    await says(at(two, host), lobby, 'Ana is back')
    await areCurrent(screens)
    await redis.start()
    await areUp(true)
    await says(at(two, ana), lobby, 'Redis is back')
    await areCurrent(screens)
    for (const screen of screens) screen.close()
  })

  it('a node asks the client of a member who came back to a private lobby to fetch once, even if the message from the other node was lost [T1] [PR465]', {
    timeout: 60_000,
  }, async () => {
    const ana = await scenario.player('Ana')
    const lobby = await host.opensLobby({ isPrivate: true })
    await ana.joins(lobby)
    await ana.leaves(lobby)
    const topic = lobbyTopic(lobby._id)
    const { version } = await ana.fetchesLobby(lobby)
    const open = await listen(two, ana.token.accessToken, [{ topic, version }])
    await says(host, lobby, 'a secret')
    await open.until((frame) => frame.type === 'news' && frame.push?.type === 'chat.withheld')
    await redis.kill()
    await areUp(false)
    // Ana came back: the update of the lobby arrived, and the message for her clients was lost.
    await one.ctx.db.updateTable('member').set({ present: true }).where('account_id', '=', ana.userId).execute()
    one.ctx.live.missed(ana.userId, topic)
    await expect.poll(() => resyncs(open.frames), { timeout: 15_000 }).toBe(1)
    const { messages } = await at(two, ana).gets(listChat, { query: { lobbyId: lobby._id } })
    expect(messages.map(({ message }) => message)).toEqual(['a secret'])
    await redis.start()
    await areUp(true)
    await says(host, lobby, 'not secret')
    await open.until((frame) => frame.type === 'news' && frame.push?.type === 'chat.sent')
    // The client fetches exactly once.
    expect(resyncs(open.frames)).toBe(1)
    open.close()
  })
})
