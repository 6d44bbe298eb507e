import type { MatchEvent } from '@bettle/contract'
import type { EventRef, QueuedAction, SideOfEvent } from '../offline-queue/queued-action.ts'

/** An event on the console. It is either recorded, or pressed and not yet accepted by the server. */
export interface ShownEvent {
  /** The same id before and after the server's response, so that a selected event stays selected. */
  readonly id: string
  readonly of: EventRef
  readonly eventType: string
  readonly team: SideOfEvent | null
  readonly at: number
  /** When the event was recorded or pressed. Undo reverts the latest one first. */
  readonly recordedAt: number
  /** True if the server has not yet responded to a press about this event. */
  readonly isWaiting: boolean
}

/** Merges the recorded events with the presses that the server has not accepted yet, in order of match time. */
export function shownEvents(events: readonly MatchEvent[], queue: readonly QueuedAction[]): ShownEvent[] {
  const shown = new Map<string, ShownEvent>(
    events.map((event) => [
      shownId(event),
      {
        ...{ id: shownId(event), of: { eventId: event._id }, isWaiting: false },
        ...{ eventType: event.eventType, team: event.team, at: Date.parse(event.timeStamp) },
        recordedAt: Date.parse(event.createdAt),
      },
    ]),
  )
  const idByEvent = new Map(events.map((event) => [event._id, shownId(event)]))
  const { pending, undone } = splitUndone(queue.filter(({ asked, refusal }) => !(asked || refusal)))
  for (const { id, pressed } of undone) if (pressed.kind === 'record') shown.delete(id)
  for (const queued of pending) {
    const { pressed } = queued
    if (pressed.kind === 'record' && !shown.has(queued.id)) {
      const { eventType, team, timeStamp } = pressed
      const of = { sourceId: queued.id }
      const at = Date.parse(timeStamp)
      shown.set(queued.id, { id: queued.id, of, eventType, team, at, recordedAt: queued.at, isWaiting: true })
    }
    if (pressed.kind !== 'update' && pressed.kind !== 'delete') continue
    const id = 'eventId' in pressed.of ? idByEvent.get(pressed.of.eventId) : pressed.of.sourceId
    const before = id === undefined ? undefined : shown.get(id)
    if (!before) continue
    if (pressed.kind === 'delete') shown.delete(before.id)
    else {
      shown.set(before.id, {
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

/** Returns the event that was recorded last, whatever its match minute. */
export function lastRecorded(shown: readonly ShownEvent[]): ShownEvent | undefined {
  return shown.reduce<ShownEvent | undefined>(
    (last, event) => (last === undefined || event.recordedAt >= last.recordedAt ? event : last),
    undefined,
  )
}

/** An event that was pressed at a console has the id of that press. */
function shownId({ _id, sourceId }: MatchEvent): string {
  return sourceId?.startsWith('console:') ? sourceId : _id
}

/** Splits the waiting presses into those that remain and those that a later waiting press undoes. */
export function splitUndone(waiting: readonly QueuedAction[]): { pending: QueuedAction[]; undone: QueuedAction[] } {
  const pending: QueuedAction[] = []
  const undone: QueuedAction[] = []
  for (const queued of waiting) {
    const { pressed } = queued
    if (pressed.kind === 'undo') {
      if (pressed.actionId === undefined) undone.push(...pending.splice(-1))
    } else if (pressed.kind === 'redo') {
      if (pressed.actionId === undefined) pending.push(...undone.splice(-1))
    } else pending.push(queued)
  }
  return { pending, undone }
}
