import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow, Reader } from '../../db/schema.ts'
import type { Bot } from './bots.ts'
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

/** Returns the open lobbies of people on these matches in which bots play, each with these bots ([G14]). */
export async function lobbiesWithBots(
  reader: Reader,
  matchIds: readonly MatchId[],
  bots: readonly Bot[],
): Promise<{ readonly lobby: LobbyRow; readonly seated: readonly Bot[] }[]> {
  const botIds = bots.map(({ userId }) => userId)
  if (matchIds.length === 0 || botIds.length === 0) return []
  const lobbies = await reader
    .selectFrom('lobby')
    .selectAll()
    .where('match_id', 'in', [...matchIds])
    .where('status', '=', 'open')
    .where('host_id', 'not in', botIds)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('member').whereRef('lobby_id', '=', 'lobby.id').where('account_id', 'in', botIds)),
    )
    .orderBy('id')
    .execute()
  if (lobbies.length === 0) return []
  const seats = await reader
    .selectFrom('member')
    .select(['lobby_id', 'account_id'])
    .where(
      'lobby_id',
      'in',
      lobbies.map(({ id }) => id),
    )
    .where('account_id', 'in', botIds)
    .execute()
  const taken = new Set(seats.map(({ lobby_id, account_id }) => `${lobby_id} ${account_id}`))
  return lobbies.map((lobby) => ({
    lobby: readLobby(lobby),
    seated: bots.filter(({ userId }) => taken.has(`${lobby.id} ${userId}`)),
  }))
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
