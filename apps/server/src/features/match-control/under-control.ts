import { GameError } from '@bettle/contract'
import type { HalfRefusal, MatchStage, MatchUnderControl } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import type { MatchHalfRow, MatchRow } from '../../db/schema.ts'

/**
 * Runs once the match is locked, before anything else, for a caller whose view may be outdated. Its error cancels the
 * action.
 */
export type Guard = (tx: Tx) => Promise<void>

export const unguarded: Guard = async () => {}

/** The input for the rules when an administrator controls the clock. */
export function underControl(match: MatchRow, halves: readonly MatchHalfRow[]): MatchUnderControl {
  return {
    ...stageOf(match),
    halves: halves.map((half) => ({
      id: half.id,
      halfNumber: half.half_number,
      status: half.status,
      startTime: half.start_time?.getTime() ?? null,
      endTime: half.end_time?.getTime() ?? null,
    })),
  }
}

export function stageOf({ status, results_confirmed_at }: MatchRow): MatchStage {
  return { status, confirmed: results_confirmed_at !== null }
}

export function refuse(refusal: HalfRefusal | undefined): void {
  if (refusal) throw new GameError(refusal)
}
