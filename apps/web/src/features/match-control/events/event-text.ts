import type { Action } from '@bettle/contract'
import { nounOf } from '../../../match-ui/bets/bet-text.ts'
import { msg } from '../../../texts/msg.ts'
import type { SideOfEvent } from '../offline-queue/queued-action.ts'
import type { Unlikely } from './use-event-recorder.ts'

export interface EventFormat {
  nameOf: (eventType: string) => string
  sideOf: (team: SideOfEvent | null) => string
  minuteOf: (at: number) => string
  /** Formats an instant as match time with seconds: '36:20'. */
  clockOf: (at: number) => string
}

/** Returns an event as a text, for example "Corner FRA, 37'". */
export function eventText(
  { eventType, team, at }: { eventType: string; team: SideOfEvent | null; at: number },
  { nameOf, sideOf, minuteOf }: EventFormat,
): string {
  return `${[nameOf(eventType), sideOf(team)].filter(Boolean).join(' ')}, ${minuteOf(at)}`
}

/** Returns the question about an unlikely count, for example 'Did FRA really have 9 corners in 10 minutes?'. */
export function unlikelyText({ eventType, team, count, minutes }: Unlikely, { nameOf, sideOf }: EventFormat): string {
  const side = team === null ? msg('match-control.event-text.the-match') : sideOf(team)
  const what = nounOf(eventType, nameOf(eventType))(count)
  return msg('match-control.event-text.did-really-have-in', { side, count, what, minutes })
}

/** Returns the text about what an undo or redo has changed. */
export function undoneText(action: Action | undefined, format: EventFormat): string {
  if (!action) return msg('match-control.event-text.undone')
  const of = action.kind === 'delete-event' ? action.before : (action.after ?? action.before)
  const { eventType, timeStamp, team } = (of ?? {}) as { eventType?: string; timeStamp?: string; team?: SideOfEvent }
  const event =
    eventType === undefined || timeStamp === undefined
      ? undefined
      : eventText({ eventType, team: team ?? null, at: Date.parse(timeStamp) }, format)
  if (event && action.kind === 'delete-event') return msg('match-control.event-text.was-removed-event', { event })
  if (event && (action.kind === 'restore-event' || action.kind === 'record-event'))
    return msg('match-control.event-text.counts-again-event', { event })
  if (event) return msg('match-control.event-text.the-event-was-changed', { event })
  if (action.kind === 'suspend') return msg('match-control.event-text.betting-is-suspended-again')
  if (action.kind === 'resume') return msg('match-control.event-text.bets-are-accepted-again')
  return msg('match-control.event-text.undone')
}
