import type { LobbyId, LobbyPush } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLobbyRow } from '../../test/support/lobby-row.ts'
import {
  anotherServer,
  aServer,
  aSignedInUser,
  listen,
  type SignedInUser,
  type TestServer,
  testDatabaseUrl,
} from '../../test/support/test-app.ts'
import { transaction } from '../db/transaction.ts'
import { lobbyTopic } from '../push/topic.ts'
import { inLobbies, inLobby } from './in-lobby.ts'

const closed = (lobbyId: LobbyId, reason: string) =>
  ({ type: 'lobby.closed', lobbyId, reason, why: null, bets: [], standings: [] }) satisfies LobbyPush

if (testDatabaseUrl === undefined)
  console.log('Races between servers were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(testDatabaseUrl === undefined)('two servers on one database', () => {
  let one: TestServer
  let two: TestServer
  let ana: SignedInUser
  beforeAll(async () => {
    one = await aServer({ features: () => {} })
    two = await anotherServer(one, { features: () => {} })
    ana = await aSignedInUser(one, 'Ana')
  })
  afterAll(async () => {
    await two?.stop()
    await one?.stop()
  })

  it('two servers never use a lobby version twice, and subscribers of either server receive their versions in order', async () => {
    const lobbyId = await aLobbyRow(one, [ana.userId])
    const topic = lobbyTopic(lobbyId)
    const listeners = await Promise.all(
      [one, two].map(async (server) => listen(server, await ana.token(), [{ topic, version: 0 }])),
    )
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        inLobby((n % 2 ? one : two).ctx, lobbyId, async (_tx, lobby) => ({
          reply: lobby.version,
          pushes: [closed(lobbyId, `${lobby.version}`)],
        })),
      ),
    )
    expect(new Set(seen).size).toBe(200)
    expect(Math.max(...seen)).toBe(199)
    const versions = () =>
      listeners.map(({ frames }) => frames.flatMap((frame) => (frame.type === 'news' ? [frame.version] : [])))
    // Without Redis each server delivers only its own updates.
    const all = Array.from({ length: 200 }, (_, n) => n + 1)
    await expect.poll(() => [...new Set(versions().flat())].toSorted((a, b) => a - b)).toEqual(all)
    for (const numbers of versions()) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    for (const listener of listeners) listener.close()
  })

  it('two servers change many lobbies at once, in any order, without a deadlock', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => aLobbyRow(one, [ana.userId])))
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const some = ids.filter((_id, index) => (n + index) % 3 !== 0)
        const order = n % 2 ? some : some.toReversed()
        return inLobbies((n % 2 ? one : two).ctx, order, async (_tx, lobbies) => ({
          reply: undefined,
          pushes: new Map(lobbies.map(({ id }) => [id as LobbyId, [closed(id as LobbyId, '')]])),
        }))
      }),
    )
    const rows = await one.ctx.db.selectFrom('lobby').select('version').where('id', 'in', ids).execute()
    expect(rows.reduce((sum, { version }) => sum + version, 0)).toBe(40 * 4)
  })

  it('two servers retry a transaction that the database aborted because of a deadlock', async () => {
    const [first, second] = await Promise.all([aLobbyRow(one, [ana.userId]), aLobbyRow(one, [ana.userId])])
    const lockBoth = (server: TestServer, ids: readonly LobbyId[]) =>
      transaction(server.ctx, async (tx) => {
        for (const id of ids) {
          await tx.updateTable('lobby').set({ closed_reason: 'x' }).where('id', '=', id).execute()
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        return 'done'
      })
    const answers = await Promise.all([lockBoth(one, [first, second]), lockBoth(two, [second, first])])
    expect(answers).toEqual(['done', 'done'])
  })
})
