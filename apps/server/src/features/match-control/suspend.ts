import { GameError, type MatchId, type MatchPush, type OddsId } from '@bettle/contract'
import { openPause } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { playedEventTypes } from '../match/event-type-store.ts'
import { setMatch } from '../match/match-store.ts'
import { halvesOf, ruleHalf } from '../match/timetable.ts'
import { openSuspensions } from '../odds/odds-wire.ts'
import { type Operated, type Operator, operateMatch } from '../operator/operate-match.ts'
import { undoneBy } from '../operator/operator.ts'
import { type Did, typeOf } from '../operator/record-action.ts'

/** The target of a suspension: one option, one event type, or the whole match. */
interface OneTarget {
  readonly matchId: MatchId
  readonly eventType?: string | undefined
  readonly oddsId?: OddsId | undefined
}

export interface SuspensionTarget extends OneTarget {
  /** Several event types that one action suspends together. */
  readonly eventTypes?: readonly string[] | undefined
}

/**
 * Refuses bets on an option, event types or the match until an operator resumes them ([B11]). Targets that are
 * suspended already stay suspended.
 */
export function suspend(ctx: Context, operator: Operator, target: SuspensionTarget): Promise<void> {
  return operateMatch(ctx, operator, target.matchId, (tx) => suspending(ctx, tx, operator, target))
}

/** Suspends betting inside the match's transaction. */
export async function suspending(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  target: SuspensionTarget,
  { ofFeed = false } = {},
): Promise<Operated<void>> {
  const now = ctx.clock.date()
  const changed: OneTarget[] = []
  for (const one of targetsOf(target)) {
    // An undo restores the suspension even if its event type was removed.
    if (!undoneBy(operator)) await refuseUnknown(tx, one)
    if (await openInterval(tx, one)) continue
    await tx
      .insertInto('suspension')
      .values({ id: newId(), match_id: one.matchId, ...columnsOf(one), from_at: now, of_feed: ofFeed })
      .execute()
    if (isWholeMatch(one)) await setMatch(tx, one.matchId, now, { suspended_at: now })
    changed.push(one)
  }
  return suspensionDone(tx, 'suspend', changed)
}

/**
 * Resumes betting on exactly these targets, also if an event type was removed from the match. Other suspensions stay.
 */
export function resume(ctx: Context, operator: Operator, target: SuspensionTarget): Promise<void> {
  return operateMatch(ctx, operator, target.matchId, async (tx) => {
    const now = ctx.clock.date()
    const changed: OneTarget[] = []
    for (const one of targetsOf(target)) {
      const interval = await openInterval(tx, one)
      if (isWholeMatch(one) && (await isFeedSuspended(tx, one.matchId))) throw new GameError('feed-suspended')
      // The next answer that states the count resumes betting on the type, or an operator who takes over ([F25]).
      if (interval?.of_feed && one.eventType !== undefined && !undoneBy(operator)) throw countUnknown()
      if (!interval) {
        await refuseUnknown(tx, one)
        continue
      }
      await tx.updateTable('suspension').set({ until_at: now }).where('id', '=', interval.id).execute()
      if (isWholeMatch(one)) await setMatch(tx, one.matchId, now, { suspended_at: null })
      changed.push(one)
    }
    return suspensionDone(tx, 'resume', changed)
  })
}

/** True if the match's feed is suspended until an operator takes over. */
export async function isFeedSuspended(tx: Tx, matchId: MatchId): Promise<boolean> {
  const feed = await tx.selectFrom('match_feed').select('state').where('match_id', '=', matchId).executeTakeFirst()
  return feed?.state === 'suspended'
}

/**
 * Ends a feed's suspension after an operator has taken over; suspensions by operators stay ([V11]), and so does the one
 * of an interruption of play that still lasts ([C17]).
 */
export async function endFeedSuspension(tx: Tx, matchId: MatchId, now: Date): Promise<MatchPush[]> {
  const halves = await halvesOf(tx, matchId)
  if (halves.some((half) => half.status === 'active' && openPause(ruleHalf(half)) !== undefined)) return []
  const feed = await tx
    .selectFrom('match_feed')
    .select(['state', 'play'])
    .where('match_id', '=', matchId)
    .executeTakeFirst()
  // The provider says that no play goes on, and no half runs whose clock could stand still ([F28]).
  if (feed?.state === 'following' && feed.play?.halt) return []
  const ended = await tx
    .updateTable('suspension')
    .set({ until_at: now })
    .where('match_id', '=', matchId)
    .where('of_feed', '=', true)
    .where('event_type', 'is', null)
    .where('until_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return []
  await setMatch(tx, matchId, now, { suspended_at: null })
  return [await suspensionChanged(tx, matchId)]
}

/** Ends the feed's suspensions of these event types, because their counts are known again ([F25]). */
export async function endTypeSuspensions(
  tx: Tx,
  matchId: MatchId,
  eventTypes: readonly string[],
  now: Date,
): Promise<MatchPush[]> {
  if (eventTypes.length === 0) return []
  const ended = await tx
    .updateTable('suspension')
    .set({ until_at: now })
    .where('match_id', '=', matchId)
    .where('of_feed', '=', true)
    .where('event_type', 'in', [...eventTypes])
    .where('until_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length === 0 ? [] : [await suspensionChanged(tx, matchId)]
}

/**
 * Ends the suspension of an interruption of play that is over ([C17]). Betting stays suspended while the feed has a
 * cause of its own: it is suspended, its provider is silent, or the start of a half is awaited.
 */
export async function endPauseSuspension(tx: Tx, matchId: MatchId, now: Date): Promise<MatchPush[]> {
  const feed = await tx
    .selectFrom('match_feed')
    .select(['state', 'silent_since', 'awaits_since'])
    .where('match_id', '=', matchId)
    .executeTakeFirst()
  const isWaiting = feed?.state === 'following' && (feed.silent_since !== null || feed.awaits_since !== null)
  return isWaiting || feed?.state === 'suspended' ? [] : endFeedSuspension(tx, matchId, now)
}

function targetsOf({ eventTypes, ...target }: SuspensionTarget): OneTarget[] {
  if (!eventTypes) return [target]
  return [...new Set(eventTypes)].map((eventType) => ({ matchId: target.matchId, eventType }))
}

async function suspensionDone(
  tx: Tx,
  kind: 'suspend' | 'resume',
  changed: readonly OneTarget[],
): Promise<Operated<void>> {
  const [first] = changed
  if (!first) return { reply: undefined, did: null }
  return { reply: undefined, pushes: [await suspensionChanged(tx, first.matchId)], did: didTo(kind, first, changed) }
}

function didTo(kind: 'suspend' | 'resume', first: OneTarget, changed: readonly OneTarget[]): Did {
  const { matchId, oddsId, eventType } = first
  const types = changed.flatMap((one) =>
    one.oddsId === undefined && one.eventType !== undefined ? [one.eventType] : [],
  )
  const ofTypes = types.length > 1 ? { eventTypes: types } : eventType !== undefined ? { eventType } : {}
  const target = oddsId !== undefined ? { oddsId } : ofTypes
  return {
    kind,
    subject: target,
    undo: { kind: kind === 'suspend' ? 'resume' : 'suspend', matchId, ...target },
    changes: changed.map((one) => `suspension:${one.oddsId ?? one.eventType ?? ''}`),
    uses: types.map(typeOf),
  }
}

async function refuseUnknown(tx: Tx, { matchId, eventType, oddsId }: OneTarget): Promise<void> {
  if (oddsId !== undefined) {
    const option = await tx
      .selectFrom('option')
      .select('id')
      .where('id', '=', oddsId)
      .where('match_id', '=', matchId)
      .executeTakeFirst()
    if (!option) throw new GameError('option-not-found')
  } else if (eventType !== undefined && !(await playedEventTypes(tx, matchId)).includes(eventType)) {
    throw new GameError('not-found')
  }
}

function columnsOf({ eventType, oddsId }: OneTarget) {
  if (oddsId !== undefined) return { option_id: oddsId, event_type: null }
  return { option_id: null, event_type: eventType ?? null }
}

const isWholeMatch = ({ eventType, oddsId }: OneTarget) => eventType === undefined && oddsId === undefined

function countUnknown(): GameError {
  return new GameError('feed-suspended', {
    message: 'The provider does not state this count. Take the match over to record the events yourself.',
  })
}

function openInterval(tx: Tx, target: OneTarget): Promise<{ id: string; of_feed: boolean } | undefined> {
  const { option_id: optionId, event_type: eventType } = columnsOf(target)
  return tx
    .selectFrom('suspension')
    .select(['id', 'of_feed'])
    .where('match_id', '=', target.matchId)
    .where('until_at', 'is', null)
    .where('option_id', 'is not distinct from', optionId)
    .where('event_type', 'is not distinct from', eventType)
    .executeTakeFirst()
}

async function suspensionChanged(tx: Tx, matchId: MatchId): Promise<MatchPush> {
  const open = await openSuspensions(tx, [matchId])
  return {
    type: 'suspension.changed',
    suspended: open.some(({ eventType, oddsId }) => eventType === null && oddsId === null),
    eventTypes: open.flatMap(({ eventType }) => (eventType === null ? [] : [eventType])).sort(),
    oddsIds: open.flatMap(({ oddsId }) => (oddsId === null ? [] : [oddsId as OddsId])),
  }
}
