import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import type { Reader } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow } from '../../db/schema.ts'
import { CUP_FEEDS, PRACTICE_FEEDS, seedOf } from './practice-file.ts'

export interface PracticeMatch {
  readonly id: MatchId
  readonly seed: string
  readonly row: MatchRow
}

/**
 * Returns practice matches that are not over, in the order of play. Matches of the practice cup, of guests and of rooms
 * are not included.
 */
export async function unfinishedPracticeMatches(reader: Reader): Promise<PracticeMatch[]> {
  const rows = await reader
    .selectFrom('match')
    .selectAll()
    .where('feed', 'like', PRACTICE_FEEDS)
    .where('feed', 'not like', CUP_FEEDS)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where('status', 'in', ['upcoming', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id as MatchId, seed: seedOf(row.feed ?? '') ?? '', row }))
}

/** Returns when the previous practice match ended, or undefined if it has not ended or if there is none. */
export async function previousPracticeEnd(reader: Reader, matchId: MatchId): Promise<number | undefined> {
  const row = await reader
    .selectFrom('match')
    .select('ended_at')
    .where('feed', 'like', PRACTICE_FEEDS)
    .where('feed', 'not like', CUP_FEEDS)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where('id', '<', matchId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ended_at?.getTime()
}

/** Returns the lobby that the bots opened on a match. */
export async function practiceLobby(
  reader: Reader,
  matchId: MatchId,
  bots: readonly { readonly userId: UserId }[],
): Promise<LobbyRow | undefined> {
  const lobby = await reader
    .selectFrom('lobby')
    .selectAll()
    .where('match_id', '=', matchId)
    .where(
      'host_id',
      'in',
      bots.map(({ userId }) => userId),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return lobby && readLobby(lobby)
}

export interface BotSeat {
  readonly chips: number
  readonly role: 'player' | 'spectator'
  readonly hasBet: boolean
}

/** Returns the members of a lobby, and whether they have bet on the next round. */
export async function seatsAndBets(
  reader: Reader,
  lobbyId: LobbyId,
  roundId: string | undefined,
): Promise<Map<UserId, BotSeat>> {
  const members = await reader
    .selectFrom('member')
    .select(['account_id', 'chips', 'role'])
    .where('lobby_id', '=', lobbyId)
    .execute()
  const bets = roundId
    ? await reader
        .selectFrom('bet')
        .select('account_id')
        .where('lobby_id', '=', lobbyId)
        .where('round_id', '=', roundId)
        .execute()
    : []
  const placed = new Set(bets.map(({ account_id }) => account_id))
  return new Map(
    members.map(({ account_id, chips, role }) => [
      account_id as UserId,
      { chips, role, hasBet: placed.has(account_id) },
    ]),
  )
}
