import type { MatchEvent } from '@bettle/contract'
import type { PressedEvent } from '@bettle/rules'

/** Converts a match event to the form that the console rules of the rules package use. */
export function asPressed({
  eventType,
  team,
  timeStamp,
}: Pick<MatchEvent, 'eventType' | 'team' | 'timeStamp'>): PressedEvent {
  return { eventType, team, at: Date.parse(timeStamp) }
}
