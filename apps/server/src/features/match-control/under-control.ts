import { GameError } from '@bettle/contract'
import type { HalfRefusal, MatchUnderControl } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import type { MatchHalfRow, MatchRow } from '../../db/schema.ts'

/** Of whoever may have been overtaken since they looked: asked once the match is locked, before anything else. What it throws stops all. */
export type Guard = (tx: Tx) => Promise<void>

export const unguarded: Guard = async () => {}

/** What the rules decide on when an administrator works the clock. */
export function underControl(match: MatchRow, halves: readonly MatchHalfRow[]): MatchUnderControl {
  return {
    status: match.status,
    confirmed: match.results_confirmed_at !== null,
    halves: halves.map((half) => ({
      id: half.id,
      halfNumber: half.half_number,
      status: half.status,
      startTime: half.start_time?.getTime() ?? null,
      endTime: half.end_time?.getTime() ?? null,
    })),
  }
}

export function refuse(refusal: HalfRefusal | undefined): void {
  if (refusal) throw new GameError(refusal)
}
