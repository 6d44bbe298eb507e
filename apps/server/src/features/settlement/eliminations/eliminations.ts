import type { LobbyId, LobbyPush, UserId } from '@bettle/contract'
import { type EliminationPlan, planEliminations, type TournamentSeat } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import type { BatchPushes } from '../batches.ts'
import type { RoundInMatch } from '../round-in-match.ts'
import { publishableEliminations } from './publishable-eliminations.ts'

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
  const seats = await tournamentSeats(tx, lobbies, null)
  const mayPublish = await publishableEliminations(ctx, tx, lobbiesIn(lobbies, seats), found)
  const planned = lobbies.map((lobby) => ({
    lobby,
    eliminations: planEliminations(seats.get(lobby.id) ?? [], {
      mayShow: (roundNumber) => mayPublish(lobby, roundNumber),
      end: null,
    }),
  }))
  await saveEliminations(tx, planned, ctx.clock.date())
  return pushesOfEliminations(planned)
}

/** Publishes all eliminations that are still secret in these lobbies, because the lobbies close. */
export async function publishAllEliminated(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  lobbies: readonly LobbyRow[],
): Promise<BatchPushes> {
  const seats = await tournamentSeats(tx, lobbies, null)
  const planned = lobbies.map((lobby) => ({
    lobby,
    eliminations: planEliminations(seats.get(lobby.id) ?? [], { mayShow: () => true, end: null }),
  }))
  await saveEliminations(tx, planned, ctx.clock.date())
  return pushesOfEliminations(planned)
}

export type SeatOfLobby = TournamentSeat & { readonly lobbyId: string }

/** The eliminations that are planned in a lobby. */
export interface PlannedEliminations {
  readonly lobby: LobbyRow
  readonly eliminations: EliminationPlan<SeatOfLobby>
}

/** Returns those of the lobbies that have seats of an elimination game. */
export const lobbiesIn = (lobbies: readonly LobbyRow[], seats: ReadonlyMap<string, unknown>): LobbyRow[] =>
  lobbies.filter(({ id }) => seats.has(id))

/**
 * Locks and reads the members of elimination games in order of joining, by lobby.
 * @param settled the round that is being settled, whose open bets do not save a player; null if none is
 */
export async function tournamentSeats(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  settled: string | null,
): Promise<Map<string, SeatOfLobby[]>> {
  const played = lobbies.filter(({ settings }) => settings.isTournament)
  const seats = new Map<string, SeatOfLobby[]>(played.map(({ id }) => [id, []]))
  if (played.length === 0) return seats
  const { rows } = await sql<SeatOfLobby>`
    select m.lobby_id as "lobbyId", m.account_id as "userId", m.role, m.present, m.seat_end as "seatEnd",
      m.eliminated_in as "eliminatedIn", m.last_standing as "lastStanding", m.chips,
      exists (select from removal r where r.lobby_id = m.lobby_id and r.account_id = m.account_id and r.removed_to = 'out')
        as "isOut",
      exists (select from bet b where b.lobby_id = m.lobby_id and b.account_id = m.account_id and b.outcome = 'open'
        and (b.round_id is distinct from ${settled}::uuid or b.struck <> 0)) as "hasOpenBet"
    from member m where m.lobby_id = any(${played.map(({ id }) => id)}::uuid[]) and m.ranked
    order by m.joined_at, m.account_id for update of m`.execute(tx)
  for (const row of rows) seats.get(row.lobbyId)?.push(row)
  return seats
}

/** Stores the planned eliminations, and which of them are public from now on. */
export async function saveEliminations(tx: Tx, planned: readonly PlannedEliminations[], now: Date): Promise<void> {
  const changed = planned.flatMap(({ eliminations }) => eliminations.changed)
  if (changed.length === 0) return
  const rows = changed.map(({ lobbyId, userId, eliminatedIn, role, seatEnd, lastStanding }) => ({
    ...{ lobby_id: lobbyId, account_id: userId, eliminated_in: eliminatedIn, role },
    ...{ seat_end: seatEnd, last_standing: lastStanding },
  }))
  await sql`
    update member set eliminated_in = m.eliminated_in, role = m.role, seat_end = m.seat_end, last_standing = m.last_standing,
      spectator_since = case when m.role = 'spectator' then coalesce(member.spectator_since, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m(lobby_id uuid, account_id uuid, eliminated_in integer, role text, seat_end text, last_standing boolean)
    where member.lobby_id = m.lobby_id and member.account_id = m.account_id`.execute(tx)
}

/** Returns the pushes of planned eliminations. An eliminated player always receives the elimination at once. */
export function pushesOfEliminations(planned: readonly PlannedEliminations[]): BatchPushes {
  const shown = planned.filter(({ eliminations }) => eliminations.shown.length > 0)
  const pushes = shown.map(({ lobby, eliminations }): [LobbyId, LobbyPush[]] => [
    lobby.id as LobbyId,
    eliminations.shown.map(({ roundNumber, userIds, lastStanding }) => ({
      type: 'players.eliminated',
      roundNumber,
      userIds: [...userIds] as UserId[],
      lastStanding: lastStanding as UserId | null,
    })),
  ])
  const seats = planned.flatMap(({ lobby, eliminations: { changed, eliminated } }) =>
    eliminated.map((id) => {
      const userId = id as UserId
      const roundNumber = changed.find((seat) => seat.userId === id)?.eliminatedIn ?? 0
      const push = { type: 'players.eliminated' as const, roundNumber, userIds: [userId], lastStanding: null }
      return { lobbyId: lobby.id as LobbyId, userId, push }
    }),
  )
  return { pushes: new Map(pushes), seats }
}
