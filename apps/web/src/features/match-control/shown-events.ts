import type { MatchEvent } from '@bettle/contract'
import type { Act, EventRef, SideOfEvent } from './act.ts'

/** An event as the console shows it: recorded, or pressed and not yet taken by the server. */
export interface ShownEvent {
  readonly id: string
  readonly of: EventRef
  readonly eventType: string
  readonly team: SideOfEvent | null
  readonly at: number
  /** What was pressed about it is still on its way. */
  readonly isWaiting: boolean
  /** Pressed, and no more than that. */
  readonly act?: Act
}

/** What is recorded, with what was pressed since laid over it; in the order it happened. */
export function shownEvents(events: readonly MatchEvent[], acts: readonly Act[]): ShownEvent[] {
  const known = new Set(events.map(({ sourceId }) => sourceId))
  const shown = new Map<string, ShownEvent>(
    events.map((event) => [
      event._id,
      {
        ...{ id: event._id, of: { eventId: event._id }, isWaiting: false },
        ...{ eventType: event.eventType, team: event.team, at: Date.parse(event.timeStamp) },
      },
    ]),
  )
  const idBySource = new Map(events.map(({ sourceId, _id }) => [sourceId, _id as string]))
  for (const act of acts) {
    const { pressed, asked, refusal } = act
    if (asked || refusal) continue
    if (pressed.kind === 'record' && !known.has(act.id)) {
      const { eventType, team, timeStamp } = pressed
      const of = { sourceId: act.id }
      shown.set(act.id, { id: act.id, of, eventType, team, at: Date.parse(timeStamp), isWaiting: true, act })
    }
    if (pressed.kind !== 'update' && pressed.kind !== 'delete') continue
    const id =
      'eventId' in pressed.of ? pressed.of.eventId : (idBySource.get(pressed.of.sourceId) ?? pressed.of.sourceId)
    const before = shown.get(id)
    if (!before) continue
    if (pressed.kind === 'delete') shown.delete(id)
    else {
      shown.set(id, {
        ...before,
        isWaiting: true,
        eventType: pressed.eventType ?? before.eventType,
        team: pressed.team === undefined ? before.team : pressed.team,
        at: pressed.timeStamp === undefined ? before.at : Date.parse(pressed.timeStamp),
      })
    }
  }
  return [...shown.values()].sort((a, b) => a.at - b.at)
}
