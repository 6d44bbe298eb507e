import { GameError, type MatchId } from '@bettle/contract'
import { confirmRefusal } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { crossOff, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { type ChangedInMatch, inMatch } from '../../transactions/in-match.ts'
import { matchQueue } from '../match/match-queue.ts'
import { setMatch } from '../match/match-store.ts'
import { isOwnMatch } from '../match/own-match.ts'
import { isPractice } from '../match/practice-match.ts'
import { wakeResults } from '../match/reminder-work.ts'
import { publishEveningsOn } from '../member/publish-circle.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import type { Did } from '../operator/record-action.ts'
import { enqueueTrophies, scheduleMatch } from '../settlement/schedule.ts'
import { pushesOfMatch } from './timetable/pushes-of-times.ts'
import { type Guard, refuse, stageOf, unguarded } from './under-control.ts'

/** Makes the results final before their planned time; refused while a bet on the match is open ([S8]). */
export async function confirmResults(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  guard: Guard = unguarded,
): Promise<void> {
  // Runs pending jobs first, because final results require settled rounds.
  await ctx.jobs.runJobs(matchQueue(matchId))
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    const refusal = confirmRefusal(stageOf(match), await isBetOpen(tx, matchId))
    if (refusal === 'bet-open') throw new GameError('half-state', { message: STILL_OPEN })
    if (refusal === 'results-confirmed') throw new GameError(refusal, { message: 'The results are confirmed.' })
    refuse(refusal)
    const did: Did = { kind: 'confirm-results', undo: 'results-confirmed', changes: ['results'] }
    return { ...(await confirmIn(ctx, tx, match)), did }
  })
  await publishEveningsOn(ctx, matchId)
}

/** Makes the results final at their planned time. Does nothing unless the match is completed and not yet confirmed. */
export async function confirmResultsWhenDue(ctx: Context, work: OwnedWork): Promise<void> {
  const matchId = work.ownerId as MatchId
  await inMatch(ctx, matchId, async (tx, match) => {
    await crossOff(tx, work, ctx.clock.date())
    const isReady = match.status === 'completed' && match.results_confirmed_at === null
    if (!isReady) return { reply: undefined }
    // Throws, so that this job is retried, like the job that settles the open round.
    if (await isBetOpen(tx, matchId)) throw new Error(STILL_OPEN)
    return confirmIn(ctx, tx, match)
  })
  await publishEveningsOn(ctx, matchId)
}

const STILL_OPEN = 'A bet on this match is still open. Confirm the results when all bets are settled.'

async function isBetOpen(tx: Tx, matchId: MatchId): Promise<boolean> {
  const bet = await tx
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .select('bet.id')
    .where('lobby.match_id', '=', matchId)
    .where('bet.outcome', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}

async function confirmIn(ctx: Context, tx: Tx, match: MatchRow): Promise<ChangedInMatch<undefined>> {
  const now = ctx.clock.date()
  await setMatch(tx, match.id, now, { results_confirmed_at: now })
  await scheduleMatch(tx, match.id, now.getTime())
  if (!isPractice(match) && !isOwnMatch(match)) await enqueueTrophies(tx, now.getTime(), match.id)
  // Plans to seal the final ledgers, so that members can verify them.
  await planWork(tx, [{ queue: matchQueue(match.id), kind: 'seal-ledgers', key: match.id, runAt: now.getTime() }])
  await wakeResults(tx, match.id, now.getTime())
  const confirmed = { type: 'results.confirmed', matchId: match.id as MatchId, at: now.toISOString() } as const
  return { reply: undefined, ...(await pushesOfMatch(tx, match, [confirmed])) }
}
