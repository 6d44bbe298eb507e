import { Clock } from 'lucide-react'
import { EventIcon } from '../../../match-ui/event-icon.tsx'
import { msg } from '../../../texts/msg.ts'
import type { EventFormat } from './event-text.ts'
import type { ShownEvent } from './shown-events.ts'

interface LastEventProps {
  event: ShownEvent | undefined
  format: EventFormat
  /** A note if the last event, or an event that happened now, is outside all rounds; undefined otherwise. */
  outside: string | undefined
}

/** Shows the last recorded event in large type, so that the operator sees what undo will revert. */
export function LastEvent({ event, format, outside }: LastEventProps) {
  return (
    <div className="flex h-full min-w-0 items-center gap-2.5 rounded-panel border border-line bg-panel px-[12px] py-1">
      {event && <EventIcon eventType={event.eventType} className="@max-[16rem]:hidden size-7 shrink-0 text-flood" />}
      <div className="min-w-0">
        <p className="font-semibold @min-[30rem]:text-lg text-[min(1.125rem,6cqi)] leading-tight">
          {event ? (
            <>
              {format.nameOf(event.eventType)} <span className="text-muted">{format.sideOf(event.team)}</span>{' '}
              <span className="figures">{format.minuteOf(event.at).replace('–', '')}</span>
            </>
          ) : (
            msg('match-control.last-event.nothing-recorded-yet')
          )}
        </p>
        <p className="line-clamp-2 text-[min(0.875rem,6cqi)] text-muted leading-tight">
          {event?.isWaiting && <Clock aria-hidden="true" className="me-1 inline size-[1em] align-[-0.125em]" />}
          {event?.isWaiting ? msg('match-control.last-event.sending') : (outside ?? stateOf(event, format))}
        </p>
      </div>
    </div>
  )
}

function stateOf(event: ShownEvent | undefined, { clockOf }: EventFormat): string {
  return event
    ? msg('match-control.last-event.recorded-at-clock', { clock: clockOf(event.at) })
    : msg('match-control.last-event.press-an-events-button')
}
