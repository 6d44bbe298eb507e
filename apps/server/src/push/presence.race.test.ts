import { CLOSE, type LobbyId, type ServerFrame } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLobbyRow } from '../../test/support/lobby-row.ts'
import { isRedisInstalled, type TestRedis, testRedis } from '../../test/support/redis/redis-server.ts'
import {
  anotherServer,
  aServer,
  aSignedInUser,
  listen,
  type SignedInUser,
  type TestServer,
  type TestSocket,
  testDatabaseUrl,
} from '../../test/support/test-app.ts'
import { LIMITS } from '../http/limits/limits.ts'
import { lobbyTopic } from './topic.ts'

describe.skipIf(!testDatabaseUrl || !isRedisInstalled)('connected users on two nodes with Redis', () => {
  let redis: TestRedis
  let nodes: readonly [TestServer, TestServer]
  let users: readonly [SignedInUser, SignedInUser, SignedInUser]
  let lobbyId: LobbyId
  beforeAll(async () => {
    redis = await testRedis()
    // A long deadline: if Redis missed one on a busy machine, each node would count alone.
    const options = { config: { redisUrl: redis.url }, redisAnswersWithin: 2000 }
    // The test chooses the node of each socket.
    const first = await aServer({ ...options, nodes: 1 })
    nodes = [first, await anotherServer(first, options)]
    users = [await aSignedInUser(first, 'Ana'), await aSignedInUser(first, 'Ben'), await aSignedInUser(first, 'Cleo')]
    lobbyId = await aLobbyRow(
      first,
      users.map(({ userId }) => userId),
    )
  })
  afterAll(async () => {
    await nodes?.[1].stop()
    await nodes?.[0].stop()
    await redis?.stop()
  })

  const online = (frames: readonly ServerFrame[]) =>
    frames.flatMap((frame) => (frame.type === 'presence' ? [frame.online] : []))
  const becomes = (socket: TestSocket, number: number) => expect.poll(() => online(socket.frames).at(-1)).toBe(number)
  const follow = async (node: TestServer, user: SignedInUser) => listen(node, await user.token(), [lobbyTopic(lobbyId)])

  it('every member gets the number of users at both nodes, each counted once, and one node’s number without Redis [T8] [PR476]', async () => {
    const [one, other] = nodes
    const [ana, ben, cleo] = users
    const atOne = await follow(one, ana)
    const atOther = await follow(other, ana)
    await becomes(atOne, 1)
    await becomes(atOther, 1)
    const more = [await follow(other, ben), await follow(other, ben), await follow(one, cleo)]
    for (const socket of [atOne, atOther, ...more]) await becomes(socket, 3)
    expect(await one.ctx.live.online(lobbyId)).toBe(3)

    redis.freeze()
    await becomes(atOne, 2)
    await becomes(atOther, 2)
    more[2]?.close()
    await becomes(atOne, 1)
    redis.thaw()
    await becomes(atOne, 2)
    await becomes(atOther, 2)

    for (const socket of [atOther, ...more]) socket.close()
    await becomes(atOne, 1)
    // The other node has no follower of the lobby, and returns the same number.
    expect(await other.ctx.live.online(lobbyId)).toBe(1)
    atOne.close()
    await expect.poll(() => other.ctx.live.online(lobbyId)).toBe(0)
  })

  it('an account may have as many sockets on two nodes as on one, and a closed socket makes room at the other node [PR474]', async () => {
    const dana = await aSignedInUser(nodes[0], 'Dana')
    const token = await dana.token()
    const most = LIMITS.socketsOfAccount.most.account
    const sockets = await Promise.all(
      Array.from({ length: most + 6 }, (_, index) => listen(nodes[index % 2 === 0 ? 0 : 1], token)),
    )
    const isIn = ({ frames }: TestSocket) => frames.some(({ type }) => type === 'welcome')
    const [open, refused] = [sockets.filter(isIn), sockets.filter((socket) => !isIn(socket))]
    expect(open).toHaveLength(most)
    expect(new Set(await Promise.all(refused.map(({ closed }) => closed)))).toEqual(new Set([CLOSE.tooMuch]))
    sockets.find(isIn)?.close()
    await expect
      .poll(async () => {
        const again = await listen(nodes[1], token)
        return isIn(again)
      })
      .toBe(true)
    for (const socket of sockets) socket.close()
  })
})
