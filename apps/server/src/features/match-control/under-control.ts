import { GameError } from '@bettle/contract'
import { type HalfRefusal, type MatchStage, type MatchUnderControl, matchDayState, matchDayText } from '@bettle/rules'
import type { MatchHalfRow, MatchRow, Tx } from '../../db/schema.ts'
import { halvesOf, ruleHalf } from '../match/timetable.ts'

/**
 * A check that runs first once the match is locked, for a caller whose data may be outdated. Its error cancels the
 * action.
 */
export type Guard = (tx: Tx, match: MatchRow) => Promise<void>

export const unguarded: Guard = async () => {}

/** Refuses a request that a client made for an earlier state of the match, and says what the state is ([W9]). */
export function expecting(expectedState: string | undefined): Guard {
  if (expectedState === undefined) return unguarded
  return async (tx, match) => {
    const control = underControl(match, await halvesOf(tx, match.id))
    if (matchDayState(control, match.planned_start?.getTime() ?? null) === expectedState) return
    throw new GameError('half-state', {
      message: `Another change came first, so nothing was done: ${matchDayText(control)}.`,
    })
  }
}

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
