import type { LobbyId, LobbyPush, UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { type Door, inLobbies, type SeatNews } from '../../live/in-lobby.ts'
import { memberNews } from '../leaderboard/member-news.ts'
import { announceLobby } from '../lobby/announce-lobby.ts'

/** Where somebody is shown to others who play now: the lobbies they joined, present or not, whose match is not over. */
export async function lobbiesShowing(reader: Reader, userId: UserId): Promise<LobbyId[]> {
  const rows = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select('lobby.id')
    .where('member.account_id', '=', userId)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id as LobbyId)
}

/** So many lobbies are held at once while they are told. */
const AT_ONCE = 8

/**
 * Tells the lobbies somebody is shown in how they are shown now, a few in each transaction: nobody's bet waits for all of them.
 * What a crash leaves untold is fetched with the next news of its lobby.
 */
export async function tellLobbies(ctx: Door & Pick<Context, 'clock'>, userId: UserId): Promise<void> {
  const showing = await lobbiesShowing(ctx.db, userId)
  for (let from = 0; from < showing.length; from += AT_ONCE) {
    const hosted = await inLobbies(ctx, showing.slice(from, from + AT_ONCE), async (tx, lobbies) => {
      const reply = lobbies.filter((lobby) => lobby.host_id === userId && lobby.status === 'open')
      return { reply, ...(await newsOfMember(tx, lobbies, userId, ctx.clock.now())) }
    })
    for (const { id } of hosted) await announceLobby(ctx, id as LobbyId, 'lobby.changed')
  }
  await transaction(ctx, (tx) => outdateEndedLobbies(tx, userId, showing))
}

async function newsOfMember(tx: Tx, lobbies: readonly LobbyRow[], userId: UserId, now: Instant) {
  const news = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatNews[] = []
  for (const lobby of lobbies) {
    const ofLobby = await memberNews(tx, lobby, userId, now)
    news.set(lobby.id as LobbyId, ofLobby.news)
    seats.push(...ofLobby.seats)
  }
  return { news, seats }
}

/** Nobody listens where the match is over, but a name held in a cache is no longer the name. */
export async function outdateEndedLobbies(tx: Tx, userId: UserId, told: readonly LobbyId[]): Promise<void> {
  await sql`update lobby set version = version + 1 from member
    where member.lobby_id = lobby.id and member.account_id = ${userId}
      and lobby.id <> all(${told}::uuid[])`.execute(tx)
}
