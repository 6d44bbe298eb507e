import { CLOSE, type LobbyId, type LobbyPush, type ServerFrame } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLobbyRow, aMatchRow } from '../../test/support/lobby-row.ts'
import { aServer, aSignedInUser, listen, type SignedInUser, type TestServer } from '../../test/support/test-app.ts'
import { newId } from '../db/ids.ts'
import { countStart } from '../db/installation.ts'
import { audiences } from '../features/index.ts'
import { matchWire } from '../features/match/match-wire.ts'
import { LIMITS } from '../http/limits/limits.ts'
import { inLobby } from '../transactions/in-lobby.ts'
import type { Audience } from './audience.ts'
import { type Bus, type BusListener, inProcessBus } from './bus/bus.ts'
import { readBusMessage } from './bus/bus-message.ts'
import { createLive, firstVersionOf, KEPT, type Live } from './hub.ts'
import type { Listener } from './listener.ts'
import { lobbyTopic, matchTopic, seatTopic } from './topic.ts'

let server: TestServer
let ana: SignedInUser
let ben: SignedInUser
beforeAll(async () => {
  server = await aServer({ features: () => {} })
  ana = await aSignedInUser(server, 'Ana')
  ben = await aSignedInUser(server, 'Ben')
})
afterAll(() => server?.stop())

const row = (lobbyId: LobbyId) => ({ type: 'lobby.closed', lobbyId, reason: 'x', why: null }) as const
const closed = (lobbyId: LobbyId, reason = 'x') =>
  ({ ...row(lobbyId), reason, bets: [], standings: [] }) satisfies LobbyPush
const signedIn = async (user: SignedInUser, topics: Parameters<typeof listen>[2] = []) =>
  listen(server, await user.token(), topics)

/** Publishes updates to the lobby like `inLobby`. */
async function happens(lobbyId: LobbyId, versions: number, push: LobbyPush = closed(lobbyId)): Promise<void> {
  for (let version = 1; version <= versions; version += 1) server.ctx.live.publishToLobby(lobbyId, version, [push])
  await server.ctx.db.updateTable('lobby').set({ version: versions }).where('id', '=', lobbyId).execute()
}

const about = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame): (number | string)[] => {
    if (frame.type === 'news') return [frame.version]
    return frame.type === 'resync' || frame.type === 'gone' ? [frame.type] : []
  })

describe('following a topic', () => {
  it('a user may follow a match, the hub and the user topic, but no lobby without being a member and no unknown topic', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const matchId = await aMatchRow(server)
    const topics = [
      lobbyTopic(lobbyId),
      matchTopic(matchId),
      'hub',
      'user',
      lobbyTopic(newId<LobbyId>()),
      'lobby:x',
      'admin',
      `match:${lobbyId}`,
    ]
    const socket = await signedIn(ben, topics)
    const answers = socket.frames.flatMap((frame) => ('topic' in frame ? [[frame.topic, frame.type]] : []))
    expect(answers).toEqual([
      [topics[0], 'gone'],
      [topics[1], 'resync'],
      ['hub', 'resync'],
      ['user', 'resync'],
      [topics[4], 'gone'],
      ['lobby:x', 'gone'],
      ['admin', 'gone'],
      [topics[7], 'gone'],
    ])
    socket.close()
  })

  it('delivers updates of a topic until the client unfollows the topic', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const topic = lobbyTopic(lobbyId)
    const socket = await signedIn(ana, [{ topic, version: 0 }])
    server.ctx.live.publishToLobby(lobbyId, 1, [closed(lobbyId), closed(lobbyId)])
    await socket.until((frame) => frame.type === 'news' && frame.version === 2)
    socket.send({ type: 'unfollow', topic })
    await socket.done()
    server.ctx.live.publishToLobby(lobbyId, 3, [closed(lobbyId)])
    await socket.done()
    expect(about(socket.frames)).toEqual([1, 2])
    socket.close()
  })

  it('replays the updates of a topic that a client missed', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const topic = lobbyTopic(lobbyId)
    await happens(lobbyId, 2)
    const anas = await signedIn(ana, [{ topic, version: 1 }])
    expect(anas.frames).toContainEqual({ type: 'news', topic, version: 2, push: closed(lobbyId) })
    expect(about(anas.frames)).toEqual([2])
    anas.close()
  })

  it('delivers updates of a seat to its member only, numbered for each seat, and replays them to no other user [V1]', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId, ben.userId])
    const topic = seatTopic(lobbyId)
    const follow = [lobbyTopic(lobbyId), topic].map((one) => ({ topic: one, version: 0 }))
    const [anas, bens] = await Promise.all([signedIn(ana, follow), signedIn(ben, follow)])
    const cleos = await signedIn(await aSignedInUser(server, 'Cleo'), follow)
    await inLobby(server.ctx, lobbyId, async () => ({
      reply: undefined,
      seats: [
        { lobbyId, userId: ana.userId, push: closed(lobbyId, 'one') },
        { lobbyId, userId: ana.userId, push: closed(lobbyId, 'two') },
      ],
    }))
    await Promise.all([anas, bens, cleos].map((socket) => socket.done()))
    const received = anas.frames.filter(({ type }) => type === 'news')
    expect(received).toEqual([
      { type: 'news', topic, version: 1, push: closed(lobbyId, 'one') },
      { type: 'news', topic, version: 2, push: closed(lobbyId, 'two') },
    ])
    expect(about(bens.frames)).toEqual([])
    expect(about(cleos.frames)).toEqual(['gone', 'gone'])
    expect(about((await signedIn(ana, [{ topic, version: 1 }])).frames)).toEqual([2])
    expect(about((await signedIn(ben, [{ topic, version: 0 }])).frames)).toEqual([])
  })

  it('asks the client of a member to fetch the seat if no client of the member followed the seat lately', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const topic = seatTopic(lobbyId)
    const happensToAna = () =>
      inLobby(server.ctx, lobbyId, async () => ({
        reply: undefined,
        seats: [{ lobbyId, userId: ana.userId, push: closed(lobbyId) }],
      }))
    await happensToAna()
    const first = await signedIn(ana, [{ topic, version: 0 }])
    expect(about(first.frames)).toEqual(['resync'])
    first.send({ type: 'unfollow', topic })
    await first.done()
    await happensToAna()
    expect(about((await signedIn(ana, [{ topic, version: 1 }])).frames)).toEqual([2])
  })

  it('asks a client to fetch if the updates that it missed are no longer kept', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const topic = lobbyTopic(lobbyId)
    await happens(lobbyId, KEPT.perTopic + 5)
    expect(about((await signedIn(ana, [{ topic, version: 4 }])).frames)).toEqual(['resync'])
    expect(about((await signedIn(ana, [{ topic, version: 5 }])).frames)).toHaveLength(KEPT.perTopic)
    expect(about((await signedIn(ana, [{ topic, version: KEPT.perTopic + 5 }])).frames)).toEqual([])
    expect(about((await signedIn(ana, [{ topic, version: 999 }])).frames)).toEqual(['resync'])
    expect(about((await signedIn(ana, [topic])).frames)).toEqual(['resync'])
  })

  it('asks a client to fetch if another server published some of the updates that the client missed', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const topic = lobbyTopic(lobbyId)
    server.ctx.live.publishToLobby(lobbyId, 1, [closed(lobbyId)])
    server.ctx.live.publishToLobby(lobbyId, 3, [closed(lobbyId)])
    await server.ctx.db.updateTable('lobby').set({ version: 3 }).where('id', '=', lobbyId).execute()
    expect(about((await signedIn(ana, [{ topic, version: 0 }])).frames)).toEqual(['resync'])
    expect(about((await signedIn(ana, [{ topic, version: 2 }])).frames)).toEqual([3])
    await server.ctx.db.updateTable('lobby').set({ version: 4 }).where('id', '=', lobbyId).execute()
    const late = await signedIn(ana, [{ topic, version: 3 }])
    // Waits, because the update may not have arrived yet.
    await late.until(({ type }) => type === 'resync')
    expect(about(late.frames)).toEqual(['resync'])
  })

  it('a client no longer follows a topic that the server revokes', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId, ben.userId])
    const topic = lobbyTopic(lobbyId)
    const anas = await signedIn(ana, [{ topic, version: 0 }])
    const bens = await signedIn(ben, [{ topic, version: 0 }])
    server.ctx.live.revoke(ben.userId, topic)
    server.ctx.live.publishToLobby(lobbyId, 1, [closed(lobbyId)])
    await Promise.all([anas.done(), bens.done()])
    expect(about(bens.frames)).toEqual(['gone'])
    expect(about(anas.frames)).toEqual([1])
    anas.close()
    bens.close()
  })

  it('withholds chat from a user who has left a private lobby, on every server, and asks the user’s client to fetch on return [T1]', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId, ben.userId])
    const topic = lobbyTopic(lobbyId)
    await server.ctx.db.updateTable('lobby').set({ is_private: true }).where('id', '=', lobbyId).execute()
    const [here, there] = nodesOnOneBus()
    const [anas, bens] = [aListener(ana), aListener(ben)]
    for (const { listener } of [anas, bens]) {
      there.enter(listener)
      await there.follow(listener, [{ topic, version: 0 }])
    }
    const push: LobbyPush = { type: 'chat.muted', userId: ana.userId, mute: null }
    here.publishToLobby(lobbyId, 1, [push, closed(lobbyId)], [ben.userId])
    here.missed(ben.userId, topic)
    expect(received(anas.frames)).toEqual(['chat.muted', 'lobby.closed'])
    expect(received(bens.frames)).toEqual(['chat.withheld', 'lobby.closed', 'resync'])
  })

  it('withholds a chat update published during the access check from users who may not read it [T1]', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId, ben.userId])
    const topic = lobbyTopic(lobbyId)
    const push: LobbyPush = { type: 'chat.muted', userId: ana.userId, mute: null }
    const [live] = nodesOnOneBus({ whileReading: () => live.publishToLobby(lobbyId, 1, [push], [ben.userId]) })
    const [anas, bens] = [aListener(ana), aListener(ben)]
    live.enter(bens.listener)
    await live.follow(bens.listener, [{ topic, version: 0 }])
    expect(received(bens.frames)).toEqual(['chat.withheld'])
    live.enter(anas.listener)
    await live.follow(anas.listener, [{ topic, version: 0 }])
    expect(received(anas.frames)).toEqual(['chat.muted'])
  })

  it('refuses to follow a lobby if the member is removed during the access check [M13]', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const topic = lobbyTopic(lobbyId)
    // The access check reads the state before the removal, and its answer comes after the removal.
    let revoke = async () => {
      revoke = async () => {}
      const membership = server.ctx.db.deleteFrom('member').where('lobby_id', '=', lobbyId)
      await membership.where('account_id', '=', ana.userId).execute()
      live.revoke(ana.userId, topic)
    }
    const [live] = nodesOnOneBus({ whileReading: () => revoke() })
    const { listener, frames } = aListener(ana)
    live.enter(listener)
    await live.follow(listener, [{ topic }])
    live.publishToLobby(lobbyId, 1, [closed(lobbyId)])
    expect(frames).toEqual([{ type: 'gone', topic }])
  })

  it('the versions of the topics hub and user begin at a number that each start of the server raises, and missed hub updates are replayed', async () => {
    const first = firstVersionOf((await countStart(server.ctx.db)).start - 1)
    const lobbyId = newId<LobbyId>()
    const matchId = await aMatchRow(server)
    const anas = await signedIn(ana, ['hub', 'user'])
    const bens = await signedIn(ben, ['user'])
    server.ctx.live.announce(row(lobbyId))
    server.ctx.live.announceTo(ana.userId, { type: 'match.changed', match: await matchWire(server.ctx.db, matchId) })
    const hub = await anas.until(
      (frame): frame is ServerFrame & { type: 'news' } => frame.type === 'news' && frame.topic === 'hub',
    )
    const user = await anas.until(
      (frame): frame is ServerFrame & { type: 'news' } => frame.type === 'news' && frame.topic === 'user',
    )
    for (const { version } of [hub, user]) {
      expect(version).toBeGreaterThan(first)
      expect(version).toBeLessThan(firstVersionOf(1 + (await countStart(server.ctx.db)).start))
    }
    await bens.done()
    expect(about(bens.frames)).toEqual(['resync'])
    anas.close()
    server.ctx.live.announce(row(lobbyId))
    const again = await signedIn(ana, [
      { topic: 'hub', version: hub.version },
      { topic: 'user', version: user.version },
    ])
    expect(about(again.frames)).toEqual([hub.version + 1])
    again.close()
    bens.close()
  })

  it('closes a socket that follows one topic more than the limit', async () => {
    const matches = await Promise.all(Array.from({ length: LIMITS.topics.most.socket }, () => aMatchRow(server)))
    const socket = await signedIn(
      ana,
      matches.map((id) => ({ topic: matchTopic(id), version: 0 })),
    )
    socket.send({ type: 'follow', topic: matchTopic(matches[0] ?? (await aMatchRow(server))), version: 0 })
    await socket.done()
    socket.send({ type: 'follow', topic: 'hub' })
    expect(await socket.closed).toBe(CLOSE.tooMuch)
  })
})

/** Creates two nodes whose messages are sent as text, as between real servers. */
function nodesOnOneBus({ whileReading = async () => {} }: { whileReading?: () => unknown } = {}): [Live, Live] {
  const listeners: BusListener[] = []
  const bus: Bus = {
    ...inProcessBus(),
    publish(message) {
      const received = readBusMessage(JSON.parse(JSON.stringify(message)))
      if (received === undefined) throw new Error(`no node can read ${JSON.stringify(message)}`)
      for (const listener of listeners) listener.onMessage(received)
    },
    listen: (listener) => void listeners.push(listener),
  }
  const lobby: Audience = async (...asked) => {
    const subscription = await audiences.lobby(...asked)
    await whileReading()
    return subscription
  }
  const { db, log } = server.ctx
  const node = () => createLive({ db, log, audiences: { ...audiences, lobby }, bus, later: setImmediate })
  return [node(), node()]
}

function aListener({ userId, sessionId }: SignedInUser): { listener: Listener; frames: ServerFrame[] } {
  const frames: ServerFrame[] = []
  const write = (frame: Buffer) => void frames.push(JSON.parse(frame.subarray(frame.indexOf('{')).toString()))
  return { listener: { userId, sessionId, write, close: () => {} }, frames }
}

const received = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame): string[] => {
    if (frame.type === 'news') return [frame.push.type]
    return frame.type === 'resync' ? [frame.type] : []
  })
