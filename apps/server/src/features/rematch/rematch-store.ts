import { type ErrorCode, GameError, type LobbyCard, type UserId } from '@bettle/contract'
import { type Instant, isJoinable, planMatch, plannedMinutes } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isInvited } from '../../db/queries/invitations.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow, Reader } from '../../db/schema.ts'
import { lobbyCards } from '../lobby/lobby-card.ts'
import { CUP_MARK, isOfPracticeCup, isPractice, PRACTICE_MARK } from '../match/practice-match.ts'
import { loadTimetable, officialPlan, planOfDuration } from '../match/timetable.ts'
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
  if (!plays || (await removalOf(reader, lobby.id, userId)) !== undefined) return 'forbidden'
  const match = await matchOf(reader, lobby.match_id)
  // In a competition the draw says who plays together. A practice cup pays nothing, so its players may play again.
  if (match.guest_id !== null || (isOfCompetition(lobby) && !isOfPracticeCup(match))) return 'forbidden'
  const isOver = lobby.status === 'closed' || match.status === 'completed' || match.status === 'abandoned'
  if (isOver) return undefined
  const timetable = await loadTimetable(reader, lobby.match_id, lobby.plan_id)
  return isJoinable(timetable, lobby.settings, clock.now()) ? 'game-not-over' : undefined
}

/**
 * Returns the next matches of the same kind, practice or not, the soonest first. The copies that rooms record are in no
 * list ([RM10]), a room is not offered the match that it has just recorded, and the matches of the practice cup have
 * only the cup's lobbies ([F4]). After a practice game, the running practice match is offered too, while it can be
 * joined, because the next one is created only near its end.
 */
export async function nextMatches({ db, clock }: Pick<Context, 'db' | 'clock'>, lobby: LobbyRow): Promise<MatchRow[]> {
  const own = await matchOf(db, lobby.match_id)
  // A room opens only before the kick-off.
  const offersRunning = isPractice(own) && own.room_of === null
  const matches = await db
    .selectFrom('match')
    .selectAll()
    .where('status', 'in', offersRunning ? ['upcoming', 'active'] : ['upcoming'])
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where('id', '!=', lobby.match_id)
    .$if(own.room_of !== null, (query) => query.where('id', '!=', own.room_of))
    .where(sql<boolean>`starts_with(coalesce(match.feed, ''), ${PRACTICE_MARK}) = ${isPractice(own)}`)
    .where(sql<boolean>`not starts_with(coalesce(match.feed, ''), ${CUP_MARK})`)
    .orderBy('planned_start', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(MOST_MATCHES)
    .execute()
  const open: MatchRow[] = []
  for (const match of matches) {
    if (match.status === 'upcoming' || (await takesLobbies(db, match, lobby.settings, clock.now()))) open.push(match)
  }
  return open
}

/** True if a lobby with these settings can still be opened on a running match. */
async function takesLobbies(
  reader: Reader,
  match: MatchRow,
  settings: LobbyRow['settings'],
  now: Instant,
): Promise<boolean> {
  const plan = await planOfDuration(reader, match.id, settings.roundDuration)
  const timetable = await loadTimetable(reader, match.id, (plan ?? (await officialPlan(reader, match.id))).id)
  if (plan) return isJoinable(timetable, settings, now)
  // The first lobby with this round length creates the plan with these rounds.
  const halfNumbers = timetable.halves.map(({ halfNumber }) => halfNumber)
  const rounds = planMatch(halfNumbers, plannedMinutes, settings.roundDuration)
  return isJoinable({ ...timetable, rounds: rounds.map((round) => ({ ...round, id: '' })) }, settings, now)
}

/**
 * Returns the bots that take their seats in the rematch of a lobby: those that played and were not removed. They leave
 * a seat to each of the people who played.
 */
export async function botsToSeat(reader: Reader, lobby: LobbyRow): Promise<UserId[]> {
  const players = await reader
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['account.id', 'account.is_bot'])
    .where('member.lobby_id', '=', lobby.id)
    .where('member.ranked', '=', true)
    .where('account.deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from removal where removal.lobby_id = member.lobby_id
        and removal.account_id = member.account_id)`,
    )
    .orderBy('account.id')
    .execute()
  const bots = players.filter(({ is_bot }) => is_bot)
  const people = players.length - bots.length
  return bots.slice(0, Math.max(0, lobby.settings.maxPlayers - people)).map(({ id }) => id as UserId)
}

export function matchOf(
  reader: Reader,
  matchId: string,
): Promise<Pick<MatchRow, 'status' | 'guest_id' | 'room_of' | 'feed' | 'of_recorders'>> {
  return reader
    .selectFrom('match')
    .select(['status', 'guest_id', 'room_of', 'feed', 'of_recorders'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
}
