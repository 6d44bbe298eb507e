import { GameError, type MatchHalf, type MatchId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow } from '../../../db/schema.ts'
import { refuseFaults } from '../../../http/errors/invalid.ts'
import { halfRow, setHalf, setMatch } from '../../match/match-store.ts'
import { halvesOf } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import { enqueueCorrections } from '../../settlement/schedule.ts'
import { didToMatch } from '../update-match.ts'
import { columnsOfStart } from './earlier-start.ts'
import { halfWire } from './list-halves.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

export interface HalfChangeRequest {
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

/**
 * Corrects the times of a half, which is possible until the results are confirmed. It also corrects settled rounds
 * ([C8]). For a first half that has not started, it moves the planned kick-off.
 */
export async function updateHalf(
  ctx: Context,
  operator: Operator,
  halfId: string,
  request: HalfChangeRequest,
): Promise<MatchHalf> {
  const { match_id: matchId } = await halfRow(ctx.db, halfId)
  await operateMatch(ctx, operator, matchId as MatchId, async (tx, match) => {
    if (match.results_confirmed_at)
      throw new GameError('results-confirmed', {
        message: 'The results of this match are confirmed, so the times of its halves cannot change.',
      })
    if (match.status === 'abandoned') throw new GameError('half-state')
    const halves = await halvesOf(tx, matchId)
    const half = halves.find((candidate) => candidate.id === halfId)
    if (!half) throw new GameError('not-found')
    const now = ctx.clock.date()
    if (half.status === 'upcoming') {
      if (half.half_number !== 1 || request.endTime !== undefined) throw new GameError('half-state')
      if (request.startTime !== undefined)
        await setMatch(tx, matchId, now, { planned_start: new Date(request.startTime) })
    } else {
      const times = correctedTimes(half, halves, request, now)
      const { start_time: startTime, end_time } = times
      // A typed start is stated, so bets before it are not late.
      const start = request.startTime === undefined ? {} : columnsOfStart(half, { startTime }, match, now)
      await setHalf(tx, halfId, { end_time, ...start })
      const endedMatch = match.ended_at !== null && match.ended_at.getTime() === half.end_time?.getTime()
      if (endedMatch) await setMatch(tx, matchId, now, { ended_at: times.end_time })
      await enqueueCorrections(tx, now.getTime(), matchId, { reason: { code: 'half-retimed' } })
    }
    const did =
      half.status === 'upcoming'
        ? await didToMatch(tx, match)
        : await didToTimes(tx, 'update-half', match, halves, { halfId, halfNumber: half.half_number })
    return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match, [halfId])), did }
  })
  return halfWire(ctx.db, halfId)
}

/**
 * Returns the corrected times of a half. Refuses a start before the end of the previous half. Refuses an end that is
 * not after the half's own start, is in the future, or is after the start of the next half.
 */
function correctedTimes(
  half: MatchHalfRow,
  halves: readonly MatchHalfRow[],
  request: HalfChangeRequest,
  now: Date,
): { start_time: Date | null; end_time: Date | null } {
  if (request.endTime !== undefined && half.status !== 'finished') throw new GameError('half-state')
  const start_time = request.startTime === undefined ? half.start_time : new Date(request.startTime)
  const end_time = request.endTime === undefined ? half.end_time : new Date(request.endTime)
  const before = halves.findLast((other) => other.half_number < half.half_number)
  const after = halves.find((other) => other.half_number > half.half_number)
  const startsEarly = request.startTime !== undefined && isBefore(start_time, before?.end_time)
  const paused = half.pauses?.[0]?.from
  const firstPause = paused === undefined || request.startTime === undefined ? null : new Date(paused)
  const endsFirst = start_time !== null && end_time !== null && end_time <= start_time
  const givenEnd = request.endTime === undefined ? null : end_time
  refuseFaults([
    isBefore(firstPause, start_time) && { path: 'startTime', message: 'Play was interrupted before this time.' },
    startsEarly && { path: 'startTime', message: 'The half before this half ended after this time.' },
    endsFirst && {
      path: request.endTime === undefined ? 'startTime' : 'endTime',
      message: 'A half must end after its start.',
    },
    isBefore(now, givenEnd) && { path: 'endTime', message: 'The end of a half cannot be in the future.' },
    isBefore(after?.start_time, givenEnd) && { path: 'endTime', message: 'The next half started before this time.' },
  ])
  return { start_time, end_time }
}

const isBefore = (one: Date | null | undefined, other: Date | null | undefined) => !!one && !!other && one < other
