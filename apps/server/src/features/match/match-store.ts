import { GameError } from '@bettle/contract'
import type { Updateable } from 'kysely'
import type { MatchHalfRow, MatchHalfTable, MatchRow, Reader, RoundRow, Tx } from '../../db/schema.ts'

/** Returns the row of a match. A deleted match is not found; lobbies that played the match read its row directly. */
export async function matchRow(reader: Reader, matchId: string): Promise<MatchRow> {
  const match = await reader
    .selectFrom('match')
    .selectAll()
    .where('id', '=', matchId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!match) throw new GameError('match-not-found')
  return match
}

export async function halfRow(reader: Reader, halfId: string): Promise<MatchHalfRow> {
  const half = await reader
    .selectFrom('match_half')
    .innerJoin('match', 'match.id', 'match_half.match_id')
    .selectAll('match_half')
    .where('match_half.id', '=', halfId)
    .where('match.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!half) throw new GameError('not-found')
  return half
}

export interface RoundOfMatch extends RoundRow {
  readonly match_id: string
  readonly round_duration: number
}

export async function roundRow(reader: Reader, roundId: string): Promise<RoundOfMatch> {
  const round = await reader
    .selectFrom('round')
    .innerJoin('plan', 'plan.id', 'round.plan_id')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .selectAll('round')
    .select(['plan.match_id', 'plan.round_duration'])
    .where('round.id', '=', roundId)
    .where('match.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!round) throw new GameError('round-not-found')
  return round
}

/** Returns the half with this number. */
export function halfOf(halves: readonly MatchHalfRow[], halfNumber: number): MatchHalfRow {
  const half = halves.find((candidate) => candidate.half_number === halfNumber)
  if (!half) throw new GameError('half-state')
  return half
}

export type HalfChange = Updateable<
  Pick<MatchHalfTable, 'status' | 'start_time' | 'end_time' | 'pauses' | 'unsure_from' | 'start_moves'>
>

export async function setHalf(tx: Tx, halfId: string, change: HalfChange): Promise<void> {
  await tx.updateTable('match_half').set(change).where('id', '=', halfId).execute()
}

type MatchChange = Partial<Omit<MatchRow, 'id' | 'version' | 'created_at' | 'updated_at'>>

export async function setMatch(tx: Tx, matchId: string, now: Date, change: MatchChange): Promise<void> {
  await tx
    .updateTable('match')
    .set({ ...change, updated_at: now })
    .where('id', '=', matchId)
    .execute()
}
