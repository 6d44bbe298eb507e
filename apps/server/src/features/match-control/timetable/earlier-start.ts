import type { Instant, StartMove } from '@bettle/rules'
import type { MatchHalfRow, MatchRow } from '../../../db/schema.ts'
import type { HalfChange } from '../../match/match-store.ts'

interface NewStart {
  /** The new start; null if the half is upcoming again. */
  readonly startTime: Date | null
  /** The arrival of the last answer by which the half had not begun, if nobody stated when it began ([S13]). */
  readonly unsureFrom?: Date | null | undefined
}

/**
 * Returns the columns for a new start of a half. A start before the present, and before the start that the half had, is
 * noted with the time until which bets were accepted. So nobody is penalised for a round that it ended ([I6]).
 */
export function columnsOfStart(
  half: MatchHalfRow,
  { startTime, unsureFrom = null }: NewStart,
  { suspended_at: stoppedAt }: Pick<MatchRow, 'suspended_at'>,
  now: Date,
): HalfChange {
  const columns = { start_time: startTime, unsure_from: unsureFrom }
  const before = half.status === 'upcoming' ? null : half.start_time
  const from = startTime && earlierOf(startTime, unsureFrom)
  const isEarlier = from !== null && (before === null || from < before)
  const at = before === null && stoppedAt !== null ? earlierOf(stoppedAt, now) : now
  if (!isEarlier || from >= at) return columns
  const move: StartMove = { at: at.getTime(), from: instantOf(before) }
  return { ...columns, start_moves: JSON.stringify([...(half.start_moves ?? []), move]) }
}

const earlierOf = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one)

const instantOf = (time: Date | null): Instant | null => time?.getTime() ?? null
