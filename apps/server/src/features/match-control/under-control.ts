import { GameError } from '@bettle/contract'
import type { HalfRefusal, MatchStage, MatchUnderControl } from '@bettle/rules'
import type { MatchHalfRow, MatchRow, Tx } from '../../db/schema.ts'
import { ruleHalf } from '../match/timetable.ts'

/**
 * A check that runs first once the match is locked, for a caller whose data may be outdated. Its error cancels the
 * action.
 */
export type Guard = (tx: Tx) => Promise<void>

export const unguarded: Guard = async () => {}

/** Returns the input of the rules for an administrator who controls the clock. */
export function underControl(match: MatchRow, halves: readonly MatchHalfRow[]): MatchUnderControl {
  return {
    ...stageOf(match),
    halves: halves.map(ruleHalf),
  }
}

export function stageOf({ status, results_confirmed_at }: MatchRow): MatchStage {
  return { status, confirmed: results_confirmed_at !== null }
}

export function refuse(refusal: HalfRefusal | undefined): void {
  if (refusal) throw new GameError(refusal)
}
