import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/schema.ts'
import { LIMITS } from '../../http/limits/limits.ts'

/** The highest number of concurrent trial games, including those being started ([G2]). */
export const MOST_GAMES = LIMITS.guestGames.most.allNodes

export interface GuestGame {
  readonly userId: UserId
  readonly matchId: MatchId
  readonly lobbyId: LobbyId
}

export async function countGames(reader: Reader): Promise<number> {
  const { games } = await reader
    .selectFrom('guest_game')
    .select(sql<number>`count(*)::int`.as('games'))
    .executeTakeFirstOrThrow()
  return games
}

/** How long a trial game usually runs, with the wait for the first bet (ms, wall time). */
const USUAL_LENGTH_MS = 330_000
/** How soon a refused visitor asks again at the earliest (ms), if the oldest game runs longer than usual. */
const SHORTEST_WAIT_MS = 5000

/** Returns the time until the oldest trial game is expected to end (ms). */
export async function untilNextFree(reader: Reader, now: Instant): Promise<number> {
  const { oldest } = await reader
    .selectFrom('guest_game')
    .innerJoin('match', 'match.id', 'guest_game.match_id')
    .select(({ fn }) => fn.min('match.created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  const startedAt = (oldest as Date | null)?.getTime() ?? now
  return Math.max(SHORTEST_WAIT_MS, startedAt + USUAL_LENGTH_MS - now)
}

/** Makes concurrent starts on all servers wait for each other, so that the count of games is exact. */
export async function waitForOthers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('guest-games'))`.execute(tx)
}

/** Returns the current or starting game of a guest, or undefined if there is none. */
export async function gameOf(reader: Reader, userId: UserId): Promise<Partial<GuestGame> | undefined> {
  const row = await reader
    .selectFrom('guest_game')
    .select(['match_id', 'lobby_id'])
    .where('account_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.match_id === null || row.lobby_id === null) return { userId }
  return { userId, matchId: row.match_id as MatchId, lobbyId: row.lobby_id as LobbyId }
}

/** Returns the time of the guest's own first bet in the game, or undefined if there is none. */
export async function firstBetAt(reader: Reader, { userId, lobbyId }: GuestGame): Promise<Instant | undefined> {
  const row = await reader
    .selectFrom('bet')
    .select('placed_at')
    .where('account_id', '=', userId)
    .where('lobby_id', '=', lobbyId)
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst()
  return row?.placed_at.getTime()
}

export async function forgetGame(reader: Reader, userId: UserId): Promise<void> {
  await reader.deleteFrom('guest_game').where('account_id', '=', userId).execute()
}

/** Reserves the games that no server runs, and extends the reservations of this server. */
export async function reserveGames(reader: Reader, server: string, now: number, forMs: number): Promise<GuestGame[]> {
  const rows = await reader
    .updateTable('guest_game')
    .set({ held_by: server, held_until: new Date(now + forMs) })
    .where('match_id', 'is not', null)
    .where((game) => game.or([game('held_by', '=', server), game('held_until', '<=', new Date(now))]))
    .returning(['account_id', 'match_id', 'lobby_id'])
    .execute()
  return rows.map((row) => ({
    userId: row.account_id as UserId,
    matchId: row.match_id as MatchId,
    lobbyId: row.lobby_id as LobbyId,
  }))
}

/** Releases this server's games, so that another server can continue them at once. */
export async function releaseGames(reader: Reader, server: string, now: number): Promise<void> {
  await reader
    .updateTable('guest_game')
    .set({ held_until: new Date(now) })
    .where('held_by', '=', server)
    .execute()
}
