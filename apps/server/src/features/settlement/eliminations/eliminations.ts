import type { LobbyId, LobbyPush, UserId } from '@bettle/contract'
import { courseOfElimination, eliminatedAtRoundEnd } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import type { LobbyRow, MemberRow } from '../../../db/schema.ts'
import type { SeatPushes } from '../../../transactions/in-lobby.ts'
import { isEliminationPublic, seatAsIs, seatAsSeen } from '../../member/seat-of-member.ts'
import { type BatchPushes, NO_PUSHES } from '../batches.ts'
import type { RoundInMatch } from '../round-in-match.ts'
import { type MayPublish, publishableEliminations } from './publishable-eliminations.ts'

/**
 * Eliminates players as the last step of a round's end, in lobbies with elimination ([X2]). Each round decides this
 * once; `fresh` lobbies have not decided it yet. First it publishes the earlier eliminations that may be public now. It
 * names the last active player as the winner ([X5], [X6]).
 */
export async function eliminateAtRoundEnd(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  found: RoundInMatch,
  fresh: ReadonlySet<string>,
): Promise<BatchPushes> {
  const tournaments = await tournamentsOf(tx, lobbies)
  const mayPublish = await publishableEliminations(ctx, tx, lobbiesOf(tournaments), found)
  for (const tournament of tournaments) {
    publishEliminated(tournament, mayPublish)
    if (fresh.has(tournament.lobby.id)) {
      eliminate(tournament, found.row.round_number)
      publishEliminated(tournament, mayPublish)
      findLast(tournament, found.row.round_number)
    }
  }
  return written(tx, tournaments, ctx.clock.date())
}

/**
 * Publishes earlier eliminations when a round starts, unless a bet that might have saved the player may still be hidden
 * ([X6]).
 */
export async function publishEliminatedOf(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchPushes> {
  const tournaments = await tournamentsOf(tx, lobbies)
  const mayPublish = await publishableEliminations(ctx, tx, lobbiesOf(tournaments), found)
  for (const tournament of tournaments) publishEliminated(tournament, mayPublish)
  return written(tx, tournaments, ctx.clock.date())
}

/** Publishes all eliminations that are still secret in these lobbies, because the lobbies close. */
export async function publishAllEliminated(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  lobbies: readonly LobbyRow[],
): Promise<BatchPushes> {
  const tournaments = await tournamentsOf(tx, lobbies)
  for (const tournament of tournaments) publishEliminated(tournament, () => true)
  return written(tx, tournaments, ctx.clock.date())
}

type TournamentMemberRow = Pick<
  MemberRow,
  'role' | 'present' | 'seat_end' | 'eliminated_in' | 'last_standing' | 'chips'
> & {
  readonly lobby_id: string
  readonly account_id: UserId
  readonly is_out: boolean
  readonly has_open_bet: boolean
}

/** A lobby with elimination, and its changes in this transaction. */
interface Tournament {
  readonly lobby: LobbyRow
  readonly members: TournamentMemberRow[]
  readonly pushes: LobbyPush[]
  readonly eliminated: TournamentMemberRow[]
}

async function tournamentsOf(tx: Tx, lobbies: readonly LobbyRow[]): Promise<Tournament[]> {
  const played = lobbies.filter(({ settings }) => settings.isTournament)
  if (played.length === 0) return []
  const { rows } = await sql<TournamentMemberRow>`
    select m.lobby_id, m.account_id, m.role, m.present, m.seat_end, m.eliminated_in, m.last_standing, m.chips,
      exists (select from removal r where r.lobby_id = m.lobby_id and r.account_id = m.account_id and r.removed_to = 'out')
        as is_out,
      exists (select from bet b where b.lobby_id = m.lobby_id and b.account_id = m.account_id and b.outcome = 'open')
        as has_open_bet
    from member m where m.lobby_id = any(${played.map(({ id }) => id)}::uuid[]) and m.ranked
    order by m.joined_at, m.account_id for update of m`.execute(tx)
  const byLobby = new Map<string, TournamentMemberRow[]>(played.map(({ id }) => [id, []]))
  for (const row of rows) byLobby.get(row.lobby_id)?.push(row)
  return played.map((lobby) => ({ lobby, members: byLobby.get(lobby.id) ?? [], pushes: [], eliminated: [] }))
}

const lobbiesOf = (tournaments: readonly Tournament[]) => tournaments.map(({ lobby }) => lobby)

/** Publishes the eliminated players who are not public yet and who may be published now. */
function publishEliminated(tournament: Tournament, mayPublish: MayPublish): void {
  const untold = tournament.members.filter(
    (member) =>
      member.eliminated_in !== null &&
      !isEliminationPublic(member) &&
      mayPublish(tournament.lobby, member.eliminated_in),
  )
  for (const number of new Set(untold.map(({ eliminated_in }) => eliminated_in ?? 0))) {
    const sameRound = untold.filter(({ eliminated_in }) => eliminated_in === number)
    for (const member of sameRound) Object.assign(member, { role: 'spectator', seat_end: 'eliminated' })
    const lastStanding = lastOf(tournament)
    tournament.pushes.push({
      type: 'players.eliminated',
      roundNumber: number,
      userIds: sameRound.map(({ account_id }) => account_id),
      lastStanding,
    })
  }
}

/**
 * Finds the last active player. There may be one without a new elimination, because the others were kicked or removed.
 */
function findLast(tournament: Tournament, roundNumber: number): void {
  const isLastFound = tournament.members.some(({ last_standing }) => last_standing)
  const lastStanding = isLastFound ? null : lastOf(tournament)
  if (lastStanding) tournament.pushes.push({ type: 'players.eliminated', roundNumber, userIds: [], lastStanding })
}

/** Returns the course of the elimination from public information only. */
function courseOf({ members }: Tournament) {
  return courseOfElimination(
    members.map((member) => ({
      userId: member.account_id,
      seat: seatAsSeen(member, member.is_out),
      eliminatedIn: isEliminationPublic(member) ? member.eliminated_in : null,
      lastStanding: member.last_standing,
    })),
  )
}

/**
 * Returns and records the last active player, or returns null while there is none. The record never changes afterwards.
 */
function lastOf(tournament: Tournament): UserId | null {
  const { lastStanding } = courseOf(tournament)
  const last = tournament.members.find(({ account_id }) => account_id === lastStanding)
  if (last) last.last_standing = true
  return last?.account_id ?? null
}

function eliminate(tournament: Tournament, roundNumber: number): void {
  if (courseOf(tournament).isDecided) return
  const candidates = tournament.members.map((member) => ({
    userId: member.account_id,
    seat: seatAsIs(member, member.is_out),
    chips: member.chips,
    hasOpenBet: member.has_open_bet,
  }))
  const out = new Set(eliminatedAtRoundEnd(candidates, tournament.lobby.settings))
  for (const member of tournament.members.filter(({ account_id }) => out.has(account_id))) {
    member.eliminated_in = roundNumber
    tournament.eliminated.push(member)
  }
}

async function written(tx: Tx, tournaments: readonly Tournament[], now: Date): Promise<BatchPushes> {
  const changed = tournaments.filter(({ pushes, eliminated }) => pushes.length > 0 || eliminated.length > 0)
  if (changed.length === 0) return NO_PUSHES
  const members = changed.flatMap((tournament) => tournament.members)
  await sql`
    update member set eliminated_in = m.eliminated_in, role = m.role, seat_end = m.seat_end, last_standing = m.last_standing,
      spectator_since = case when m.role = 'spectator' then coalesce(member.spectator_since, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
      as m(lobby_id uuid, account_id uuid, eliminated_in integer, role text, seat_end text, last_standing boolean)
    where member.lobby_id = m.lobby_id and member.account_id = m.account_id
      and (member.eliminated_in, member.seat_end, member.last_standing)
        is distinct from (m.eliminated_in, m.seat_end, m.last_standing)`.execute(tx)
  const seats = changed.flatMap(({ eliminated }) => eliminated.map(pushesOfOwn))
  return { pushes: new Map(changed.map(({ lobby, pushes }) => [lobby.id as LobbyId, pushes])), seats }
}

/** Returns the push of an elimination to the eliminated player, who always receives it at once. */
function pushesOfOwn({ lobby_id, account_id: userId, eliminated_in }: TournamentMemberRow): SeatPushes {
  const roundNumber = eliminated_in ?? 0
  const push = { type: 'players.eliminated', roundNumber, userIds: [userId], lastStanding: null } as const
  return { lobbyId: lobby_id as LobbyId, userId, push: { ...push, userIds: [...push.userIds] } }
}
