import type { MatchEvent } from '@bettle/contract'
import type { PressedEvent } from '@bettle/rules'

/** An event as the rules of the console see it. */
export function asPressed({
  eventType,
  team,
  timeStamp,
}: Pick<MatchEvent, 'eventType' | 'team' | 'timeStamp'>): PressedEvent {
  return { eventType, team, at: Date.parse(timeStamp) }
}
