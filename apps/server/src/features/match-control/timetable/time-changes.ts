import type { ActionKind, HalfId, MatchId, OperatorAction } from '@bettle/contract'
import type { MatchHalfRow, MatchRow, Reader, Tx } from '../../../db/schema.ts'
import { halvesOf } from '../../match/timetable.ts'
import type { Did, Facts } from '../../operator/record-action.ts'

type Restoring = Extract<OperatorAction, { kind: 'restore-times' }>

/**
 * The name of a match's clock in `changes`. All actions on the clock share it, so that they are undone in reverse
 * order.
 */
export const TIMES = 'times'

/**
 * Returns the log entry of an action on a match's clock: halves and match before and after, and the inverse action.
 * Returns null if the action changed nothing.
 */
export async function didToTimes(
  tx: Tx,
  kind: ActionKind,
  match: MatchRow,
  halvesBefore: readonly MatchHalfRow[],
  subject: Facts = {},
): Promise<Did | null> {
  const before = timesOf(match, halvesBefore)
  const now = await timesNow(tx, match.id)
  const moved = now.halves.filter(
    (half) => JSON.stringify(half) !== JSON.stringify(before.halves.find(({ halfId }) => halfId === half.halfId)),
  )
  const isSame = moved.length === 0 && before.status === now.status && before.endedAt === now.endedAt
  if (isSame) return null
  const movedIds = new Set(moved.map(({ halfId }) => halfId))
  const then = { ...before, halves: before.halves.filter(({ halfId }) => movedIds.has(halfId)) }
  return {
    kind,
    subject,
    before: { ...then },
    after: { ...now, halves: moved },
    undo: { kind: 'restore-times', matchId: match.id as MatchId, ...then },
    changes: [TIMES],
  }
}

type Times = Pick<Restoring, 'status' | 'endedAt' | 'halves'>

export async function timesNow(reader: Reader, matchId: string): Promise<Times> {
  const match = await reader
    .selectFrom('match')
    .select(['status', 'ended_at'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  return timesOf(match, await halvesOf(reader, matchId))
}

export function timesOf(match: Pick<MatchRow, 'status' | 'ended_at'>, halves: readonly MatchHalfRow[]): Times {
  return {
    status: match.status,
    endedAt: match.ended_at?.toISOString() ?? null,
    halves: halves.map((half) => ({
      halfId: half.id as HalfId,
      status: half.status,
      startTime: half.start_time?.toISOString() ?? null,
      endTime: half.end_time?.toISOString() ?? null,
      ...(half.pauses && { pauses: [...half.pauses] }),
      ...(half.unsure_from && { unsureFrom: half.unsure_from.toISOString() }),
    })),
  }
}
