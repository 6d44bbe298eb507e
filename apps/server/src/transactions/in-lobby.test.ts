import type { LobbyId, LobbyPush, ServerFrame } from '@bettle/contract'
import { GameError } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLobbyRow, aMatchRow } from '../../test/support/lobby-row.ts'
import { aServer, aSignedInUser, listen, type SignedInUser, type TestServer } from '../../test/support/test-app.ts'
import { newId } from '../db/ids.ts'
import type { Tx } from '../db/schema.ts'
import { lobbyTopic, matchTopic, seatTopic } from '../push/topic.ts'
import { inLobbies, inLobby } from './in-lobby.ts'
import { inMatch } from './in-match.ts'

let server: TestServer
let ana: SignedInUser
let ben: SignedInUser
beforeAll(async () => {
  server = await aServer({ features: () => {} })
  ana = await aSignedInUser(server, 'Ana')
  ben = await aSignedInUser(server, 'Ben')
})
afterAll(() => server?.stop())

const closed = (lobbyId: LobbyId, reason: string) =>
  ({ type: 'lobby.closed', lobbyId, reason, why: null, bets: [], standings: [] }) satisfies LobbyPush

async function versionOf(lobbyId: LobbyId): Promise<number | undefined> {
  const row = await server.ctx.db.selectFrom('lobby').select('version').where('id', '=', lobbyId).executeTakeFirst()
  return row?.version
}

function updatesIn(frames: readonly ServerFrame[]) {
  return frames.flatMap((frame) =>
    frame.type === 'news' ? [[frame.version, frame.push?.type === 'lobby.closed' ? frame.push.reason : undefined]] : [],
  )
}

async function renamed(tx: Tx, lobbyId: LobbyId, code: string): Promise<void> {
  await tx.updateTable('lobby').set({ code }).where('id', '=', lobbyId).execute()
}

describe('a change to a lobby', () => {
  it('a change to a lobby gets a version, and is published to the lobby and to each seat with its own part', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId, ben.userId])
    const topics = [lobbyTopic(lobbyId), seatTopic(lobbyId)].map((topic) => ({ topic, version: 0 }))
    const anas = await listen(server, await ana.token(), [...topics, 'hub'])
    const bens = await listen(server, await ben.token(), topics)

    const reply = await inLobby(server.ctx, lobbyId, async (_tx, lobby) => {
      expect(lobby).toMatchObject({ id: lobbyId, version: 0 })
      return {
        reply: 'done',
        pushes: [closed(lobbyId, 'for all'), closed(lobbyId, 'again')],
        seats: [
          { lobbyId, userId: ana.userId, push: closed(lobbyId, 'for Ana') },
          { lobbyId, userId: ben.userId, push: closed(lobbyId, 'for Ben') },
          { lobbyId, userId: ana.userId, push: closed(lobbyId, 'for Ana again') },
        ],
        hub: [{ type: 'lobby.closed', lobbyId, reason: 'in the hub', why: null }],
      }
    })

    expect(reply).toBe('done')
    expect(await versionOf(lobbyId)).toBe(2)
    await Promise.all([anas.done(), bens.done()])
    const forAll = [
      [1, 'for all'],
      [2, 'again'],
    ]
    expect(updatesIn(anas.frames)).toEqual([
      ...forAll,
      [1, 'for Ana'],
      [2, 'for Ana again'],
      [expect.any(Number), 'in the hub'],
    ])
    expect(updatesIn(bens.frames)).toEqual([...forAll, [1, 'for Ben']])
    anas.close()
    bens.close()
  })

  it('a change that concerns one seat only gets no lobby version', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId, ben.userId])
    const seats = [{ lobbyId, userId: ana.userId, push: closed(lobbyId, 'for Ana') }]
    await inLobby(server.ctx, lobbyId, async () => ({ reply: undefined, seats }))
    expect(await versionOf(lobbyId)).toBe(0)
    const rows = await server.ctx.db
      .selectFrom('member')
      .select(['account_id as userId', 'seat_version as version'])
      .where('lobby_id', '=', lobbyId)
      .execute()
    expect(new Map(rows.map(({ userId, version }) => [userId, version]))).toEqual(
      new Map([
        [ana.userId, 1],
        [ben.userId, 0],
      ]),
    )
  })

  it('a change to a lobby that publishes nothing gets no version', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    await inLobby(server.ctx, lobbyId, async () => ({ reply: undefined }))
    expect(await versionOf(lobbyId)).toBe(0)
  })

  it('a change to a lobby that fails is rolled back and not published', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const anas = await listen(server, await ana.token(), [{ topic: lobbyTopic(lobbyId), version: 0 }])
    await expect(
      inLobby(server.ctx, lobbyId, async (tx) => {
        await renamed(tx, lobbyId, 'changed')
        throw new GameError('lobby-full')
      }),
    ).rejects.toThrow(new GameError('lobby-full'))
    await anas.done()
    expect(updatesIn(anas.frames)).toEqual([])
    expect(await versionOf(lobbyId)).toBe(0)
    anas.close()
  })

  it('a change to a lobby is kept if the publication of its update fails', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const anas = await listen(server, await ana.token(), [{ topic: lobbyTopic(lobbyId), version: 0 }])
    const wrong = { type: 'lobby.closed', lobbyId: 'no id' } as unknown as LobbyPush
    await expect(inLobby(server.ctx, lobbyId, async () => ({ reply: 'done', pushes: [wrong] }))).resolves.toBe('done')
    await anas.until((frame) => frame.type === 'resync')
    const broken = {
      type: 'trophies.booked',
      get at(): never {
        throw new Error('no')
      },
    } as unknown as LobbyPush
    await expect(inLobby(server.ctx, lobbyId, async () => ({ reply: 'done', pushes: [broken] }))).resolves.toBe('done')
    expect(await versionOf(lobbyId)).toBe(2)
    anas.close()
  })

  it('refuses a change to a lobby that does not exist', async () => {
    await expect(inLobby(server.ctx, newId<LobbyId>(), async () => ({ reply: 1 }))).rejects.toThrow(
      new GameError('lobby-not-found'),
    )
  })

  it('a change to a lobby waits for earlier changes, and updates are published in the order of their versions', async () => {
    const lobbyId = await aLobbyRow(server, [ana.userId])
    const anas = await listen(server, await ana.token(), [{ topic: lobbyTopic(lobbyId), version: 0 }])
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        inLobby(server.ctx, lobbyId, async (_tx, lobby) => {
          await new Promise((resolve) => setTimeout(resolve, n % 3))
          return { reply: undefined, pushes: [closed(lobbyId, `${lobby.version}`)] }
        }),
      ),
    )
    await anas.until((frame) => frame.type === 'news' && frame.version === 40)
    expect(updatesIn(anas.frames)).toEqual(Array.from({ length: 40 }, (_, n) => [n + 1, `${n}`]))
    anas.close()
  })
})

describe('a change to many lobbies', () => {
  it('a change to many lobbies gives each changed lobby its own versions and updates, and an unchanged lobby no version', async () => {
    const first = await aLobbyRow(server, [ana.userId])
    const second = await aLobbyRow(server, [ana.userId])
    const untouched = await aLobbyRow(server, [ana.userId])
    const ids = [second, first, untouched, newId<LobbyId>()]
    const anas = await listen(
      server,
      await ana.token(),
      ids.slice(0, 3).map((id) => ({ topic: lobbyTopic(id), version: 0 })),
    )

    await inLobbies(server.ctx, ids, async (_tx, lobbies) => {
      expect(lobbies.map(({ id }) => id)).toEqual([first, second, untouched].sort())
      return {
        reply: undefined,
        pushes: new Map([
          [first, [closed(first, 'one'), closed(first, 'two')]],
          [second, [closed(second, 'only')]],
        ]),
      }
    })
    await anas.done()
    expect(updatesIn(anas.frames.filter((frame) => 'topic' in frame && frame.topic === lobbyTopic(first)))).toEqual([
      [1, 'one'],
      [2, 'two'],
    ])
    expect(await Promise.all([first, second, untouched].map(versionOf))).toEqual([2, 1, 0])
    anas.close()
  })
})

describe('a change to a match', () => {
  it('a change to a match gets a version, is published, and sets the match’s time of change', async () => {
    const matchId = await aMatchRow(server)
    const anas = await listen(server, await ana.token(), [{ topic: matchTopic(matchId), version: 0 }])
    await server.clock.advance(1000)
    await inMatch(server.ctx, matchId, async (_tx, match) => ({
      reply: undefined,
      pushes: [{ type: 'results.confirmed', matchId, at: match.created_at.toISOString() }],
    }))
    await anas.until(
      (frame) => frame.type === 'news' && frame.version === 1 && frame.push?.type === 'results.confirmed',
    )
    const row = await server.ctx.db.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ version: 1, updated_at: server.clock.date() })
    anas.close()
  })

  it('refuses a change to a match that was deleted or does not exist', async () => {
    const matchId = await aMatchRow(server)
    await server.ctx.db
      .updateTable('match')
      .set({ deleted_at: server.clock.date() })
      .where('id', '=', matchId)
      .execute()
    const change = async () => ({ reply: undefined })
    await expect(inMatch(server.ctx, matchId, change)).rejects.toThrow(new GameError('match-not-found'))
    await expect(inMatch(server.ctx, newId<typeof matchId>(), change)).rejects.toThrow(new GameError('match-not-found'))
  })
})
