import type { MatchId } from '@bettle/contract'
import { endOfOpenHalf, ownMatchStep } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchHalfRow, MatchRow, Tx } from '../../db/schema.ts'
import { crossOff, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { halvesOf } from '../match/timetable.ts'
import { ownMatchTimes } from '../settlement/schedule.ts'
import { deletePlayed } from './delete-matches.ts'
import { endIn } from './timetable/end-half.ts'

/**
 * Ends a half of a user's own match that nobody ended, or deletes a match of which nobody started a half ([OM5],
 * [OM6]). If the time of this step has moved, it waits for the new time.
 */
export function mindOwnMatch(ctx: Context, work: OwnedWork): Promise<void> {
  return inMatch(ctx, work.ownerId as MatchId, async (tx, match): Promise<ChangedInMatch<undefined>> => {
    const now = ctx.clock.date()
    await crossOff(tx, work, now)
    const halves = await halvesOf(tx, match.id)
    const step = ownMatchStep(ownMatchTimes(match, halves))
    if (!step) return { reply: undefined }
    if (step.at > now.getTime()) {
      await planWork(tx, [{ queue: matchQueue(match.id), kind: work.kind, key: work.key, runAt: step.at }])
      return { reply: undefined }
    }
    if (step.kind === 'delete') {
      return { reply: undefined, ...(await deletePlayed(ctx, tx, match, halves, { code: 'match-not-started' })) }
    }
    return endLeftOpen(ctx, tx, match, halves, step.halfNumber)
  })
}

async function endLeftOpen(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  halves: readonly MatchHalfRow[],
  halfNumber: number,
): Promise<ChangedInMatch<undefined>> {
  const half = halves.find((candidate) => candidate.half_number === halfNumber)
  if (!half?.start_time) throw new Error(`half ${halfNumber} of match ${match.id} does not run`)
  const last = await tx
    .selectFrom('match_event')
    .select((query) => query.fn.max('at').as('at'))
    .where('match_id', '=', match.id)
    .where('removed_at', 'is', null)
    .where('at', '>=', half.start_time)
    .executeTakeFirst()
  const lastAt = last?.at ? new Date(last.at).getTime() : null
  const { did: _, ...ended } = await endIn(
    ctx,
    tx,
    match,
    halves,
    half,
    new Date(endOfOpenHalf(half.start_time.getTime(), lastAt)),
  )
  return ended
}
