import { type ErrorCode, GameError, type LobbyCard, type UserId } from '@bettle/contract'
import { isJoinable } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader } from '../../context.ts'
import { isInvited } from '../../db/queries/invitations.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow } from '../../db/schema.ts'
import { lobbyCards } from '../lobby/lobby-card.ts'
import { CUP_MARK, PRACTICE_MARK } from '../match/practice-match.ts'
import { loadTimetable } from '../match/timetable.ts'
import { isOfCompetition } from '../member/lobby-kind.ts'
import { memberRow, removalOf } from '../member/member-store.ts'

/** The number of matches that are offered for a rematch. */
const MOST_MATCHES = 3

/** Returns the open rematch of a lobby, or undefined if there is none or its match is over. */
export async function rematchOf(reader: Reader, lobbyId: string): Promise<LobbyRow | undefined> {
  const row = await reader
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .selectAll('lobby')
    .where('rematch_of', '=', lobbyId)
    .where('lobby.status', '=', 'open')
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && readLobby(row)
}

/** True if the member is still invited to this rematch of one of their lobbies ([G14]). */
export async function isInvitedTo(reader: Reader, rematch: LobbyRow, userId: UserId): Promise<boolean> {
  const row = await reader
    .selectFrom('lobby')
    .select('id')
    .where('id', '=', rematch.id)
    .where(isInvited(userId))
    .executeTakeFirst()
  return row !== undefined
}

export async function cardOfRematch(ctx: Context, rematch: LobbyRow): Promise<LobbyCard> {
  const [card] = await lobbyCards(ctx.db, [rematch], ctx.clock.now())
  if (!card) throw new GameError('lobby-not-found')
  return card
}

/** Returns why the member cannot open a rematch of this lobby, or undefined if the member can ([G14]). */
export async function rematchRefusal(
  { clock }: Pick<Context, 'clock'>,
  reader: Reader,
  lobby: LobbyRow,
  userId: UserId,
): Promise<Extract<ErrorCode, 'forbidden' | 'game-not-over'> | undefined> {
  const member = await memberRow(reader, lobby.id, userId)
  const plays = member !== undefined && (member.ranked || lobby.host_id === userId)
  if (!plays || isOfCompetition(lobby) || (await removalOf(reader, lobby.id, userId)) !== undefined) return 'forbidden'
  const match = await matchOf(reader, lobby.match_id)
  if (match.guest_id !== null) return 'forbidden'
  const isOver = lobby.status === 'closed' || match.status === 'completed' || match.status === 'abandoned'
  if (isOver) return undefined
  const timetable = await loadTimetable(reader, lobby.match_id, lobby.plan_id)
  return isJoinable(timetable, lobby.settings, clock.now()) ? 'game-not-over' : undefined
}

/**
 * Returns the next matches of the same kind, practice or not, the soonest first. The copies that rooms record are in no
 * list ([RM10]), a room is not offered the match that it has just recorded, and the matches of the practice cup have
 * only the cup's lobbies ([F4]).
 */
export async function nextMatches(reader: Reader, matchId: string): Promise<MatchRow[]> {
  return reader
    .selectFrom('match')
    .selectAll()
    .where('status', '=', 'upcoming')
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where('id', '!=', matchId)
    .where(sql<boolean>`id is distinct from (select own.room_of from match own where own.id = ${matchId})`)
    .where(
      sql<boolean>`starts_with(coalesce(match.feed, ''), ${PRACTICE_MARK}) =
        (select starts_with(coalesce(own.feed, ''), ${PRACTICE_MARK}) from match own where own.id = ${matchId})`,
    )
    .where(sql<boolean>`not starts_with(coalesce(match.feed, ''), ${CUP_MARK})`)
    .orderBy('planned_start', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(MOST_MATCHES)
    .execute()
}

export function matchOf(reader: Reader, matchId: string): Promise<Pick<MatchRow, 'status' | 'guest_id' | 'room_of'>> {
  return reader
    .selectFrom('match')
    .select(['status', 'guest_id', 'room_of'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
}
