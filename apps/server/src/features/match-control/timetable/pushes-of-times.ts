import type { HubPush, Match, MatchPush } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { eventTypesOf } from '../../match/event-type-store.ts'
import { matchWire, roundsToWire } from '../../match/match-wire.ts'
import { plansOf, timetablesOf } from '../../match/timetable.ts'
import { oddsChanged, repriceIn } from '../../odds/reprice.ts'
import { scheduleMatch } from '../../settlement/schedule.ts'

export interface MatchPushes {
  readonly pushes: readonly MatchPush[]
  readonly hub: readonly HubPush[]
}

/**
 * Follows up a change of a match's status, halves or rounds: plans the match's jobs again and prices the options for
 * the next round. Returns the pushes: the match, the changed halves, the rounds of every plan and the new odds.
 */
export async function pushesOfTimes(
  ctx: Context,
  tx: Tx,
  match: MatchRow,
  halfIds: readonly string[] = [],
  more: readonly MatchPush[] = [],
): Promise<MatchPushes> {
  const now = ctx.clock.now()
  await scheduleMatch(tx, match.id, now)
  const wire = await matchWire(tx, match.id)
  const moved = wire.halves.filter((half) => halfIds.includes(half._id))
  const pushes: MatchPush[] = moved.map((half) => ({ type: 'half.changed', half, match: wire }))
  if (pushes.length === 0) pushes.push({ type: 'match.changed', match: wire })
  for (const { plan, timetable } of await timetablesOf(tx, { ...match, status: wire.status, tempo: wire.tempo })) {
    pushes.push({ type: 'round.changed', roundDuration: plan.round_duration, rounds: roundsToWire(timetable, now) })
    const repriced = await repriceIn(tx, plan, timetable, now)
    if (repriced) pushes.push(repriced)
  }
  return numbered(match, wire, [...pushes, ...more])
}

/** Returns the pushes for a change of a match that does not change its times. */
export async function pushesOfMatch(tx: Tx, match: MatchRow, more: readonly MatchPush[] = []): Promise<MatchPushes> {
  const wire = await matchWire(tx, match.id)
  return numbered(match, wire, [{ type: 'match.changed', match: wire }, ...more])
}

/**
 * Returns the pushes for a changed match, after the pushes `first` of the same change. The push of a suspension must
 * come first: a client shows a notice of it only if its copy of the match does not show the suspension yet.
 */
export async function pushesThenMatch(tx: Tx, match: MatchRow, first: readonly MatchPush[] = []): Promise<MatchPushes> {
  const wire = await matchWire(tx, match.id)
  return numbered(match, wire, [...first, { type: 'match.changed', match: wire }])
}

/** Returns the pushes for a changed match whose public form the caller has already. */
export function pushesOfWire(match: MatchRow, wire: Match): MatchPushes {
  return numbered(match, wire, [{ type: 'match.changed', match: wire }])
}

/** Returns the pushes after the event types of a match changed, and with them the options of every plan. */
export async function pushesOfOdds(tx: Tx, match: MatchRow): Promise<MatchPushes> {
  const pushes: MatchPush[] = [await eventTypesChanged(tx, match.id)]
  for (const plan of await plansOf(tx, match.id)) pushes.push(await oddsChanged(tx, plan))
  return pushesOfMatch(tx, match, pushes)
}

/** Returns the push that the event types of a match, or their names, have changed. */
export async function eventTypesChanged(tx: Tx, matchId: string): Promise<MatchPush> {
  return { type: 'event-types.changed', eventTypes: await eventTypesOf(tx, matchId) }
}

/** Gives the match in a push the version of that push, so that a client knows from which version to continue. */
function numbered(match: MatchRow, wire: Match, pushes: readonly MatchPush[]): MatchPushes {
  const at = (index: number): Match => ({ ...wire, version: match.version + index + 1 })
  const ordered = pushes.map((push, index): MatchPush => {
    if (push.type === 'match.changed' || push.type === 'half.changed') return { ...push, match: at(index) }
    return push
  })
  return { pushes: ordered, hub: [{ type: 'match.changed', match: at(pushes.length - 1) }] }
}
