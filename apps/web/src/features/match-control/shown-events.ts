import type { MatchEvent } from '@bettle/contract'
import type { Act, EventRef, SideOfEvent } from './act.ts'

/** An event as the console shows it: recorded, or pressed and not yet taken by the server. */
export interface ShownEvent {
  /** The same before and after the server has answered its press: what is chosen stays chosen. */
  readonly id: string
  readonly of: EventRef
  readonly eventType: string
  readonly team: SideOfEvent | null
  readonly at: number
  /** When it was recorded, or pressed: the latest of all is what Undo takes back first. */
  readonly recordedAt: number
  /** What was pressed about it is still on its way. */
  readonly isWaiting: boolean
}

/** What is recorded, with what was pressed since laid over it; in the order it happened. */
export function shownEvents(events: readonly MatchEvent[], acts: readonly Act[]): ShownEvent[] {
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
  const { standing, takenBack } = withoutTakenBack(acts.filter(({ asked, refusal }) => !(asked || refusal)))
  for (const { id, pressed } of takenBack) if (pressed.kind === 'record') shown.delete(id)
  for (const act of standing) {
    const { pressed } = act
    if (pressed.kind === 'record' && !shown.has(act.id)) {
      const { eventType, team, timeStamp } = pressed
      const of = { sourceId: act.id }
      const at = Date.parse(timeStamp)
      shown.set(act.id, { id: act.id, of, eventType, team, at, recordedAt: act.at, isWaiting: true })
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

/** The one that was recorded last, whatever minute it was recorded at. */
export function lastRecorded(shown: readonly ShownEvent[]): ShownEvent | undefined {
  return shown.reduce<ShownEvent | undefined>(
    (last, event) => (last === undefined || event.recordedAt >= last.recordedAt ? event : last),
    undefined,
  )
}

/** One pressed at a console goes by the id of its press. */
function shownId({ _id, sourceId }: MatchEvent): string {
  return sourceId?.startsWith('console:') ? sourceId : _id
}

/** What waits and is not taken back by what waits behind it. */
export function withoutTakenBack(waiting: readonly Act[]): { standing: Act[]; takenBack: Act[] } {
  const standing: Act[] = []
  const takenBack: Act[] = []
  for (const act of waiting) {
    const { pressed } = act
    if (pressed.kind === 'undo') {
      if (pressed.actionId === undefined) takenBack.push(...standing.splice(-1))
    } else if (pressed.kind === 'redo') {
      if (pressed.actionId === undefined) standing.push(...takenBack.splice(-1))
    } else standing.push(act)
  }
  return { standing, takenBack }
}
