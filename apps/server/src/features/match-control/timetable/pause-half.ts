import type { MatchId } from '@bettle/contract'
import { openPause, type Pause, pauseHalfRefusal, resumeHalfRefusal } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchHalfRow, MatchRow, Tx } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors/invalid.ts'
import { halfOf, setHalf } from '../../match/match-store.ts'
import { halvesOf, ruleHalf } from '../../match/timetable.ts'
import { type Operated, type Operator, operateMatch } from '../../operator/operate-match.ts'
import { enqueueCorrections } from '../../settlement/schedule.ts'
import { endPauseSuspension, suspending } from '../suspend.ts'
import { type Guard, refuse, underControl, unguarded } from '../under-control.ts'
import { pushesOfTimes } from './pushes-of-times.ts'
import { didToTimes } from './time-changes.ts'

/** Stops the clock of a running half, now or from an earlier time on ([C17]). */
export function pauseHalf(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  halfNumber: number,
  given?: string,
  guard: Guard = unguarded,
): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    const halves = await halvesOf(tx, matchId)
    const now = ctx.clock.now()
    refuse(pauseHalfRefusal(underControl(match, halves), halfNumber, now))
    const half = halfOf(halves, halfNumber)
    const at = given === undefined ? now : Date.parse(given)
    if (at > now) throw invalid('at', 'A pause cannot begin in the future.')
    if (at < earliestPause(half)) throw invalid('at', 'A pause begins after the kick-off and the pause before it.')
    return pauseIn(ctx, tx, match, half, at)
  })
}

/** Lets the clock of an interrupted half go on, now or from an earlier time on ([C17]). */
export function resumeHalf(
  ctx: Context,
  operator: Operator,
  matchId: MatchId,
  halfNumber: number,
  given?: string,
  guard: Guard = unguarded,
): Promise<void> {
  return operateMatch(ctx, operator, matchId, async (tx, match) => {
    await guard(tx, match)
    const halves = await halvesOf(tx, matchId)
    const now = ctx.clock.now()
    refuse(resumeHalfRefusal(underControl(match, halves), halfNumber))
    const half = halfOf(halves, halfNumber)
    const at = given === undefined ? now : Date.parse(given)
    const pause = openPause(ruleHalf(half))
    if (at > now) throw invalid('at', 'A pause cannot end in the future.')
    if (pause && at < pause.from) throw invalid('at', 'A pause ends after it began.')
    return resumeIn(ctx, tx, match, half, at)
  })
}

/** Returns the earliest instant at which the next pause of a half may begin. */
export function earliestPause(half: MatchHalfRow): number {
  return Math.max(half.start_time?.getTime() ?? 0, ruleHalf(half).pauses?.at(-1)?.to ?? 0)
}

/** Begins a pause inside the match's transaction. Rounds that were settled since then and have not ended are open again. */
export function pauseIn(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  half: MatchHalfRow,
  from: number,
): Promise<Operated<undefined>> {
  return setPauses(ctx, tx, match, half, [...(ruleHalf(half).pauses ?? []), { from, to: null }])
}

/** Ends the open pause of a half inside the match's transaction. A pause without a length is none. */
export function resumeIn(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  half: MatchHalfRow,
  to: number,
): Promise<Operated<undefined>> {
  const pauses = (ruleHalf(half).pauses ?? []).map((pause) => (pause.to === null ? { ...pause, to } : pause))
  return setPauses(
    ctx,
    tx,
    match,
    half,
    pauses.filter((pause) => pause.to !== pause.from),
  )
}

async function setPauses(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  half: MatchHalfRow,
  pauses: readonly Pause[],
): Promise<Operated<undefined>> {
  const halves = await halvesOf(tx, match.id)
  const now = ctx.clock.date()
  const stored = pauses.map(({ from, to }) => ({
    from: new Date(from).toISOString(),
    to: to === null ? null : new Date(to).toISOString(),
  }))
  await setHalf(tx, half.id, { pauses: stored.length === 0 ? null : JSON.stringify(stored) })
  const matchId = match.id as MatchId
  const isPaused = pauses.at(-1)?.to === null
  // A server of the version before knows no pauses, but refuses bets while betting is suspended.
  const suspension = isPaused
    ? ((await suspending(ctx, tx, null, { matchId }, { ofFeed: true })).pushes ?? [])
    : await endPauseSuspension(tx, matchId, now)
  await enqueueCorrections(tx, now.getTime(), matchId, { reason: { code: 'half-retimed' } })
  const kind = isPaused ? 'pause-half' : 'resume-half'
  const did = await didToTimes(tx, kind, match, halves, { halfNumber: half.half_number })
  return { reply: undefined, ...(await pushesOfTimes(ctx, tx, match, [half.id], suspension)), did }
}
