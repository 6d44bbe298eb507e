import type { ActionKind, MatchId } from '@bettle/contract'
import type { OptionRow, Tx } from '../../db/schema.ts'
import { playedEventTypes } from '../match/event-type-store.ts'
import { officialPlan } from '../match/timetable.ts'
import { optionsChanged, optionsOf } from '../odds/option-changes.ts'
import { type Did, typeOf } from '../operator/record-action.ts'

/** The event types and options of a match before an action on its event types. */
export interface Playing {
  readonly eventTypes: readonly string[]
  readonly options: readonly OptionRow[]
}

export async function playingIn(tx: Tx, matchId: MatchId): Promise<Playing> {
  return {
    eventTypes: await playedEventTypes(tx, matchId),
    options: await optionsOf(tx, await officialPlan(tx, matchId)),
  }
}

/** Returns the log entry of an action on a match's event types, or null if nothing changed. */
export async function didToEventTypes(
  tx: Tx,
  kind: ActionKind,
  matchId: MatchId,
  before: Playing,
  concerned?: string,
): Promise<Did | null> {
  const now = await playingIn(tx, matchId)
  const odds = optionsChanged(before.options, now.options)
  const moved = [...before.eventTypes, ...now.eventTypes].filter(
    (name) => before.eventTypes.includes(name) !== now.eventTypes.includes(name),
  )
  const isSame = JSON.stringify(before.eventTypes) === JSON.stringify(now.eventTypes) && odds.after.length === 0
  if (isSame) return null
  const eventTypes = [...before.eventTypes]
  return {
    kind,
    subject: concerned === undefined ? {} : { eventType: concerned },
    before: { eventTypes, odds: odds.before },
    after: { eventTypes: now.eventTypes, odds: odds.after },
    undo: { kind: 'restore-event-types', matchId, eventTypes, odds: odds.before },
    changes: ['event-types', ...moved.map(typeOf), ...odds.lines],
  }
}
