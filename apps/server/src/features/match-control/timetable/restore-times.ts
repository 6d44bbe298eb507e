import { GameError, type MatchId, type OperatorAction } from '@bettle/contract'
import { openPause } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow, Tx } from '../../../db/schema.ts'
import { setHalf, setMatch } from '../../match/match-store.ts'
import { halvesOf, ruleHalf } from '../../match/timetable.ts'
import { type Operator, operateMatch } from '../../operator/operate-match.ts'
import { enqueueCorrections } from '../../settlement/schedule.ts'
import { endPauseSuspension, suspending } from '../suspend.ts'
import { columnsOfStart } from './earlier-start.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

export type RestoreTimes = Omit<Extract<OperatorAction, { kind: 'restore-times' }>, 'kind'>

/**
 * Restores halves and the match to an earlier state, and corrects rounds that were settled by the changed times ([O3]).
 */
export function restoreTimes(ctx: Context, operator: Operator, request: RestoreTimes): Promise<void> {
  const matchId: MatchId = request.matchId
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.results_confirmed_at)
      throw new GameError('results-confirmed', {
        message: 'The results of this match are confirmed, so this cannot be undone.',
      })
    if (match.status === 'abandoned' || request.status === 'abandoned') throw new GameError('half-state')
    const halves = await halvesOf(tx, matchId)
    const now = ctx.clock.date()
    for (const { halfId, status, startTime, endTime, pauses, unsureFrom = null } of request.halves) {
      const half = halves.find((candidate) => candidate.id === halfId)
      if (!half) throw new GameError('half-state')
      if (status === 'upcoming') await refusePlayed(tx, half)
      const given = { startTime: timeOf(startTime), unsureFrom: timeOf(unsureFrom) }
      const times = { ...columnsOfStart(half, given, match, now), end_time: timeOf(endTime) }
      await setHalf(tx, halfId, { status, ...times, pauses: pauses ? JSON.stringify(pauses) : null })
    }
    await setMatch(tx, matchId, now, { status: request.status, ended_at: timeOf(request.endedAt) })
    await enqueueCorrections(tx, now.getTime(), matchId, { reason: { code: 'half-retimed' } })
    const did = await didToTimes(tx, 'restore-times', match, halves)
    const moved = request.halves.map(({ halfId }) => halfId)
    const suspension = await followPauses(ctx, tx, matchId, halves)
    return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match, moved, suspension)), did }
  })
}

/** Suspends or resumes betting if the restored half is interrupted and was not, or the other way round ([C17]). */
async function followPauses(ctx: Context, tx: Tx, matchId: MatchId, before: readonly MatchHalfRow[]) {
  const isPaused = (halves: readonly MatchHalfRow[]) => halves.some((half) => openPause(ruleHalf(half)) !== undefined)
  const paused = isPaused(await halvesOf(tx, matchId))
  if (paused === isPaused(before)) return []
  if (!paused) return endPauseSuspension(tx, matchId, ctx.clock.date())
  return (await suspending(ctx, tx, null, { matchId }, { ofFeed: true })).pushes ?? []
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time))

/** Refuses to undo the start of a half in which an event was recorded. */
async function refusePlayed(tx: Tx, { match_id: matchId, start_time: from, end_time: until }: MatchHalfRow) {
  if (!from) return
  let query = tx
    .selectFrom('match_event')
    .select('id')
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  if (!(await query.limit(1).executeTakeFirst())) return
  throw new GameError('half-state', { message: 'This half has recorded events. Remove these events first.' })
}
