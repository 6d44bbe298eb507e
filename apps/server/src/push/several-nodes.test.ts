import {
  deleteMatchEvent,
  type LobbyId,
  type LobbyPush,
  logout,
  placeBet,
  recordMatchEvent,
  removeChat,
  removeMember,
  type ServerFrame,
  sendChat,
} from '@bettle/contract'
import { createClient } from 'redis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aLobbyRow } from '../../test/support/lobby-row.ts'
import { severalServers, stopAll } from '../../test/support/nodes.ts'
import { isRedisInstalled, type TestRedis, testRedis } from '../../test/support/redis/redis-server.ts'
import { aScenario, betOn, type Player, playerOn, type Scenario } from '../../test/support/scenario.ts'
import {
  aSignedInUser,
  isUpdate,
  listen,
  type SignedInUser,
  type TestServer,
  type TestSocket,
  testDatabaseUrl,
} from '../../test/support/test-app.ts'
import { newId } from '../db/ids.ts'
import { inLobby } from '../transactions/in-lobby.ts'
import type { Live } from './hub.ts'
import { lobbyTopic, matchTopic, seatTopic } from './topic.ts'

const canRun = testDatabaseUrl !== undefined && isRedisInstalled
if (!canRun) console.log('Tests of several nodes were left out: they need TEST_DATABASE_URL and redis-server.')

/** Intervals of comparisons that are short enough for a test; their order and causes are those of production. */
const RECHECK = {
  compareEveryMs: 400,
  awayEveryMs: 200,
  awayAccessEveryMs: 300,
  awayUnstoredEveryMs: 400,
  afterLossMs: 50,
}

const closed = (lobbyId: LobbyId, reason = 'x') =>
  ({ type: 'lobby.closed', lobbyId, reason, why: null, bets: [], standings: [] }) satisfies LobbyPush
const inHub = (lobbyId: LobbyId) => ({ type: 'lobby.closed', lobbyId, reason: 'x', why: null }) as const
const versions = (frames: readonly ServerFrame[], topic: string) =>
  frames.flatMap((frame): (number | string)[] => {
    if (!('topic' in frame) || frame.topic !== topic) return []
    if (frame.type === 'news') return [frame.version]
    return frame.type === 'presence' ? [] : [frame.type]
  })

describe.skipIf(!canRun)('two servers with one Redis', () => {
  let redis: TestRedis
  let nodes: TestServer[]
  let one: TestServer
  let two: TestServer
  let ana: SignedInUser
  let ben: SignedInUser
  const sockets: TestSocket[] = []
  beforeAll(async () => {
    redis = await testRedis()
    nodes = await severalServers(2, { config: { redisUrl: redis.url }, recheck: RECHECK })
    ;[one, two] = nodes as [TestServer, TestServer]
    ana = await aSignedInUser(one, 'Ana')
    ben = await aSignedInUser(one, 'Ben')
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close()
    redis.thaw()
    if (!nodes.every(isUp)) await redis.start()
    await areUp(true)
  })
  afterAll(async () => {
    await stopAll(nodes ?? [])
    await redis?.stop()
  })

  const isUp = ({ ctx }: TestServer) => ctx.redis?.isUp() === true
  const areUp = (up: boolean) => expect.poll(() => nodes.map(isUp)).toEqual(nodes.map(() => up))
  const signedIn = async (node: TestServer, user: SignedInUser, topics: Parameters<typeof listen>[2] = []) => {
    const socket = await listen(node, await user.token(), topics)
    sockets.push(socket)
    return socket
  }
  const onBoth = (user: SignedInUser, topics: Parameters<typeof listen>[2]) =>
    Promise.all(nodes.map((node) => signedIn(node, user, topics)))
  const changes = ({ ctx }: TestServer, lobbyId: LobbyId, count = 1) =>
    inLobby(ctx, lobbyId, async () => ({
      reply: undefined,
      pushes: Array.from({ length: count }, () => closed(lobbyId)),
    }))
  const resynced = (socket: TestSocket, topic: string) =>
    socket.until((frame) => frame.type === 'resync' && frame.topic === topic)

  describe('updates through Redis', () => {
    it('two nodes deliver each other’s updates to the clients of both, in order [PR464]', async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId])
      const topic = lobbyTopic(lobbyId)
      const both = await onBoth(ana, [{ topic, version: 0 }])
      await Promise.all(Array.from({ length: 40 }, (_, n) => changes(n % 2 ? one : two, lobbyId)))
      await Promise.all(both.map((socket) => socket.until((frame) => frame.type === 'news' && frame.version === 40)))
      const all = Array.from({ length: 40 }, (_, n) => n + 1)
      for (const { frames } of both) expect(versions(frames, topic)).toEqual(all)
    })

    it('each node puts updates in order that were published in another order [PR466]', async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId])
      const topic = lobbyTopic(lobbyId)
      const both = await onBoth(ana, [{ topic, version: 0 }])
      await one.ctx.db.updateTable('lobby').set({ version: 3 }).where('id', '=', lobbyId).execute()
      two.ctx.live.publishToLobby(lobbyId, 2, [closed(lobbyId), closed(lobbyId)])
      one.ctx.live.publishToLobby(lobbyId, 1, [closed(lobbyId)])
      await Promise.all(both.map((socket) => socket.until((frame) => frame.type === 'news' && frame.version === 3)))
      for (const { frames } of both) expect(versions(frames, topic)).toEqual([1, 2, 3])
    })

    it('both nodes ask their clients to fetch a lobby and a seat whose last update never arrived [PR466]', async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId])
      const topics = [lobbyTopic(lobbyId), seatTopic(lobbyId)]
      const both = await onBoth(
        ana,
        topics.map((topic) => ({ topic, version: 0 })),
      )
      await one.ctx.db.updateTable('lobby').set({ version: 1 }).where('id', '=', lobbyId).execute()
      await one.ctx.db.updateTable('member').set({ seat_version: 1 }).where('lobby_id', '=', lobbyId).execute()
      await Promise.all(both.flatMap((socket) => topics.map((topic) => resynced(socket, topic))))
      await changes(one, lobbyId)
      for (const socket of both) {
        await socket.until((frame) => frame.type === 'news' && frame.version === 2)
        expect(versions(socket.frames, lobbyTopic(lobbyId))).toEqual(['resync', 2])
      }
    })

    it('a node that cannot read a message of another node asks the clients that follow the message’s topic to fetch, and no others [PR466]', async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId])
      const topic = lobbyTopic(lobbyId)
      const [, bens] = [await signedIn(one, ana, [{ topic, version: 0 }]), await signedIn(one, ben, ['user', 'hub'])]
      const before = bens.frames.length
      await one.ctx.db.updateTable('lobby').set({ version: 1 }).where('id', '=', lobbyId).execute()
      const key = (name: string) => two.ctx.redis?.key(name) ?? ''
      const sent = [
        [key(`topic:${topic}`), { from: 'a newer node', message: { kind: 'of tomorrow', topic } }],
        [key('topic:hub'), 'no JSON'],
      ] as const
      for (const [channel, message] of sent)
        await two.ctx.redis?.run((client) => client.publish(channel, JSON.stringify(message)))
      await resynced(sockets[0] as TestSocket, topic)
      await expect.poll(() => versions(bens.frames.slice(before), 'hub')).toEqual(['resync'])
      expect(versions(bens.frames.slice(before), 'user')).toEqual([])
    })

    it('revoking one user’s access to a topic at one node ends the topic for this user at the other node [M13]', async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId, ben.userId])
      const topic = lobbyTopic(lobbyId)
      const [anas, bens] = await Promise.all([ana, ben].map((user) => signedIn(two, user, [{ topic, version: 0 }])))
      one.ctx.live.publishToLobby(lobbyId, 1, [closed(lobbyId)])
      one.ctx.live.revoke(ben.userId, topic)
      one.ctx.live.publishToLobby(lobbyId, 2, [closed(lobbyId)])
      await anas?.until((frame) => frame.type === 'news' && frame.version === 2)
      await bens?.done()
      expect(versions(bens?.frames ?? [], topic)).toEqual([1, 'gone'])
      one.ctx.live.missed(ana.userId, topic)
      await resynced(anas as TestSocket, topic)
    })

    it('a client that moves to another node with the hub and user versions of the first is asked to fetch, and not when it comes back [PR466]', async () => {
      const lobbyId = newId<LobbyId>()
      const announce = (live: Live) => {
        live.announce(inHub(lobbyId))
        live.announceTo(ana.userId, { type: 'my-games.changed' })
      }
      const first = await signedIn(one, ana, ['hub', 'user'])
      const watching = await signedIn(two, ana, ['hub', 'user'])
      for (let time = 0; time < 5; time += 1) announce(one.ctx.live)
      for (const socket of [first, watching])
        for (const topic of ['hub', 'user'] as const)
          await expect.poll(() => versions(socket.frames, topic)).toHaveLength(6)
      const held = versions(first.frames, 'hub').at(-1) as number
      const heldUser = versions(first.frames, 'user').at(-1) as number
      first.close()
      announce(two.ctx.live)
      const follow = [
        { topic: 'hub', version: held },
        { topic: 'user', version: heldUser },
      ]
      const moved = await signedIn(two, ana, follow)
      expect([versions(moved.frames, 'hub'), versions(moved.frames, 'user')]).toEqual([['resync'], ['resync']])
      const back = await signedIn(one, ana, follow)
      expect(versions(back.frames, 'hub').filter((version) => version === 'resync')).toEqual([])
    })
  })

  describe('a match on two nodes', () => {
    let scenario: Scenario
    let host: Player
    beforeAll(async () => {
      scenario = await aScenario({ on: one })
      await two.clock.set(one.clock.now())
      host = await scenario.player('Cleo')
    })
    const at = (node: TestServer, player: Player) => playerOn(node, player.name, player, () => scenario.match._id)
    const listens = async (node: TestServer, player: Player, topics: Parameters<typeof listen>[2]) => {
      const socket = await listen(node, player.token.accessToken, topics)
      sockets.push(socket)
      return socket
    }

    it('a client of one node receives a goal that the other node recorded, and then its removal [PR464]', async () => {
      const lobby = await host.opensLobby()
      const topic = matchTopic(scenario.match._id)
      await scenario.startsHalf(1)
      await scenario.letsKickOff()
      await two.clock.set(one.clock.now())
      const socket = await listens(two, host, [topic, lobbyTopic(lobby._id)])
      const timeStamp = new Date(one.clock.now()).toISOString()
      const event = { match: scenario.match._id, eventType: 'Goal', timeStamp }
      const { event: goal } = await scenario.admin.gets(recordMatchEvent, { body: event })
      await socket.until(isUpdate('match-event.recorded'))
      await at(two, scenario.admin).gets(deleteMatchEvent, { params: { id: goal._id }, query: { reason: 'offside' } })
      await socket.until(isUpdate('match-event.removed'))
    })

    it('a chat message removed at one node disappears on both, and neither node replays it [T6]', async () => {
      const lobby = await host.opensLobby()
      const topic = lobbyTopic(lobby._id)
      const guest = await scenario.player('Dana')
      await guest.joins(lobby)
      const { version } = await host.fetchesLobby(lobby)
      const there = await listens(two, guest, [{ topic, version }])
      const here = await listens(one, guest, [{ topic, version }])
      await host.gets(sendChat, { body: { lobbyId: lobby._id, message: 'a secret' } })
      const sent = await there.until(isUpdate('chat.sent'))
      const messageId = sent.push.type === 'chat.sent' ? sent.push.message._id : undefined
      await at(two, host).gets(removeChat, { params: { id: messageId as never } })
      await Promise.all([there, here].map((socket) => socket.until(isUpdate('chat.removed'))))
      for (const node of nodes) {
        const again = await listens(node, guest, [{ topic, version }])
        expect(JSON.stringify(again.frames)).not.toContain('a secret')
        expect(versions(again.frames, topic)).toEqual(['resync'])
      }
    })

    it('a member who is removed at one node loses the lobby topic at the other node, and cannot follow it there again [M13]', async () => {
      const lobby = await host.opensLobby()
      const topic = lobbyTopic(lobby._id)
      const guest = await scenario.player('Eli')
      await guest.joins(lobby)
      const socket = await listens(two, guest, [topic])
      await host.gets(removeMember, {
        body: { lobbyId: lobby._id, userId: guest.userId, to: 'out', reason: 'x' } as never,
      })
      await socket.until((frame) => frame.type === 'gone' && frame.topic === topic)
      expect(versions((await listens(two, guest, [topic])).frames, topic)).toEqual(['gone'])
    })

    it('a sign-out at one node closes the user’s socket at the other node, and no socket of another user [PR467]', async () => {
      const player = await scenario.player('Finn')
      const other = await listens(two, host, ['user'])
      const socket = await listens(two, player, ['user'])
      await player.gets(logout, {})
      expect(await socket.closed).toBe(4401)
      await other.done()
    })

    it('two nodes answer every request at once while Redis is frozen, let clients fetch changes, and deliver again afterwards [PR465]', {
      timeout: 60_000,
    }, async () => {
      const lobby = await host.opensLobby()
      const gil = await scenario.player('Gil')
      await gil.joins(lobby)
      const topic = seatTopic(lobby._id)
      const bets = async (player: Player) =>
        player.gets(placeBet, { body: betOn(await player.fetchesLobby(lobby), 'Over 0.5 Corner', 1) })
      const [hosts, gils] = await Promise.all(
        [host, gil].map(async (player) => {
          const { seatVersion: version } = await player.fetchesLobby(lobby)
          return listens(two, player, [{ topic, version }])
        }),
      )
      const other = await aLobbyRow(one, [ana.userId])
      redis.freeze()
      const began = performance.now()
      const times: number[] = []
      const timed = async (act: () => Promise<unknown>) => {
        const from = performance.now()
        await act()
        times.push(performance.now() - from)
      }
      await timed(() => bets(host))
      await resynced(hosts as TestSocket, topic)
      while (performance.now() - began < 5500) {
        await timed(() => host.fetchesLobby(lobby))
        await timed(() => changes(one, other))
        await timed(() => listens(two, host, [topic, lobbyTopic(lobby._id), 'hub']))
      }
      expect(times.length).toBeGreaterThan(10)
      expect(Math.max(...times)).toBeLessThan(2500)
      redis.thaw()
      await areUp(true)
      await bets(gil)
      const { seatVersion } = await gil.fetchesLobby(lobby)
      await gils?.until((frame) => frame.type === 'news' && frame.topic === topic && frame.version === seatVersion)
    })
  })

  describe('an outage of Redis', () => {
    it('a node without Redis asks its clients to fetch what the other node changed, and delivers updates again when Redis is back [PR465]', {
      timeout: 60_000,
    }, async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId])
      const topic = lobbyTopic(lobbyId)
      const [here, there] = (await onBoth(ana, [{ topic, version: 0 }, 'hub'])) as [TestSocket, TestSocket]
      await changes(one, lobbyId)
      await there.until((frame) => frame.type === 'news' && frame.version === 1)
      const before = there.frames.length
      await redis.kill()
      await areUp(false)
      await changes(one, lobbyId)
      // The clients of the publishing node receive the update itself.
      await here.until((frame) => frame.type === 'news' && frame.version === 2)
      await resynced(there, topic)
      // Each client of the other node fetches at another moment within three seconds.
      await expect.poll(() => versions(there.frames.slice(before), 'hub')).toContain('resync')
      const late = await signedIn(two, ana, [{ topic, version: 2 }])
      expect(versions(late.frames, topic)).toEqual([])
      await redis.start()
      await areUp(true)
      await changes(one, lobbyId)
      for (const socket of [here, there, late])
        await socket.until((frame) => frame.type === 'news' && frame.version === 3)
      expect(versions(here.frames, topic)).toEqual([1, 2, 3])
      expect(versions(late.frames, topic)).toEqual([3])
    })

    it('a node without Redis ends the topic of a user whose membership ended meanwhile, and the socket of a session that ended [PR467]', {
      timeout: 60_000,
    }, async () => {
      const lobbyId = await aLobbyRow(one, [ana.userId, ben.userId])
      const topic = lobbyTopic(lobbyId)
      const [anas, bens] = await Promise.all([ana, ben].map((user) => signedIn(two, user, [{ topic, version: 0 }])))
      const cleo = await aSignedInUser(one, 'Cleo')
      const cleos = await signedIn(two, cleo, ['user'])
      await redis.kill()
      await areUp(false)
      await one.ctx.db
        .deleteFrom('member')
        .where('lobby_id', '=', lobbyId)
        .where('account_id', '=', ben.userId)
        .execute()
      await one.ctx.db
        .updateTable('session')
        .set({ ended_at: one.clock.date() })
        .where('id', '=', cleo.sessionId)
        .execute()
      await bens?.until((frame) => frame.type === 'gone')
      expect(await cleos.closed).toBe(4401)
      await redis.start()
      await areUp(true)
      await anas?.done()
      expect(versions(anas?.frames ?? [], topic)).toEqual([])
    })
  })

  it('a node stores no key and publishes no message in the name of another installation on the same Redis', async () => {
    const client = createClient({ url: redis.url })
    await client.connect()
    const received: string[] = []
    await client.pSubscribe('bettle:another:*', (_message, channel) => received.push(channel))
    one.ctx.live.announce(inHub(newId<LobbyId>()))
    await one.ctx.redis?.run((own) => own.ping())
    expect(await client.keys('bettle:another:*')).toEqual([])
    expect(received).toEqual([])
    await client.close()
  })
})
