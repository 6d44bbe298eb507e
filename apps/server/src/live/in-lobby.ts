import { GameError, type LobbyId, type Push } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Tx } from '../context.ts'
import { readLobby } from '../db/read-lobby.ts'
import type { LobbyRow } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import type { Told } from './told.ts'
import { manyTurns } from './turns.ts'

export interface Acted<Reply> {
  readonly reply: Reply
  /** What the lobby's listeners hear, each with its own version, in this order. */
  readonly news?: readonly Told[]
  /** What the hub's listeners hear. */
  readonly hub?: readonly Push[]
}

export interface ActedInMany<Reply> {
  readonly reply: Reply
  readonly news: ReadonlyMap<string, readonly Told[]>
  readonly hub?: readonly Push[]
}

/** What the door needs of the server. */
export type Door = Pick<Context, 'db' | 'log' | 'turns' | 'live'>

export const lobbyTopic = (lobbyId: LobbyId) => `lobby:${lobbyId}` as const

/** Every change to a lobby comes through here. The version numbers the changes; nobody is told before it is true. */
export function inLobby<Reply>(
  ctx: Door,
  lobbyId: LobbyId,
  act: (tx: Tx, lobby: LobbyRow) => Promise<Acted<Reply>>,
): Promise<Reply> {
  return ctx.turns(lobbyTopic(lobbyId), async () => {
    const { acted, version } = await transaction(ctx, async (tx) => {
      const lobby = await lockedLobby(tx, lobbyId)
      const acted = await act(tx, lobby)
      await raiseVersions(tx, new Map([[lobbyId, acted.news ?? []]]))
      return { acted, version: lobby.version }
    })
    tellLobby(ctx, lobbyId, version, acted.news ?? [])
    announceAll(ctx, acted.hub ?? [])
    return acted.reply
  })
}

/** The same for many lobbies in one transaction, such as a round that ends in all of them. Unknown ids are left out. */
export function inLobbies<Reply>(
  ctx: Door,
  lobbyIds: readonly LobbyId[],
  act: (tx: Tx, lobbies: readonly LobbyRow[]) => Promise<ActedInMany<Reply>>,
): Promise<Reply> {
  return manyTurns(ctx.turns, lobbyIds.map(lobbyTopic), async () => {
    const { acted, lobbies } = await transaction(ctx, async (tx) => {
      const lobbies = await lockedLobbies(tx, lobbyIds)
      const acted = await act(tx, lobbies)
      await raiseVersions(tx, acted.news)
      return { acted, lobbies }
    })
    for (const lobby of lobbies) {
      const lobbyId = lobby.id as LobbyId
      tellLobby(ctx, lobbyId, lobby.version, acted.news.get(lobbyId) ?? [])
    }
    announceAll(ctx, acted.hub ?? [])
    return acted.reply
  })
}

async function lockedLobby(tx: Tx, lobbyId: LobbyId): Promise<LobbyRow> {
  const lobby = await tx.selectFrom('lobby').selectAll().where('id', '=', lobbyId).forUpdate().executeTakeFirst()
  if (!lobby) throw new GameError('lobby-not-found')
  return readLobby(lobby)
}

/** Locked in the order of their ids, as everyone does, so that two batches never hold what the other wants. */
async function lockedLobbies(tx: Tx, lobbyIds: readonly LobbyId[]): Promise<LobbyRow[]> {
  const rows = await tx
    .selectFrom('lobby')
    .selectAll()
    .where('id', '=', sql<string>`any(${lobbyIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(readLobby)
}

async function raiseVersions(tx: Tx, news: ReadonlyMap<string, readonly Told[]>): Promise<void> {
  const raised = [...news].filter(([, told]) => told.length > 0)
  if (raised.length === 0) return
  const ids = raised.map(([id]) => id)
  const counts = raised.map(([, told]) => told.length)
  await sql`update lobby set version = version + raised.by
    from unnest(${ids}::uuid[], ${counts}::integer[]) as raised (id, by) where lobby.id = raised.id`.execute(tx)
}

/** The change stands whatever happens here: who misses the news sees a gap and fetches. */
function tellLobby(ctx: Door, lobbyId: LobbyId, version: number, news: readonly Told[]): void {
  if (news.length === 0) return
  try {
    ctx.live.tell(lobbyTopic(lobbyId), version + 1, news)
  } catch (error) {
    ctx.log.error({ err: error, lobbyId }, 'the news of a lobby could not be told')
  }
}

export function announceAll(ctx: Pick<Context, 'live' | 'log'>, pushes: readonly Push[]): void {
  for (const push of pushes) {
    try {
      ctx.live.announce('hub', push)
    } catch (error) {
      ctx.log.error({ err: error, push: push.type }, 'the hub could not be told')
    }
  }
}
