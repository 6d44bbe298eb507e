import { type LobbyId, type MatchEvent, removeRoomEvent } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { Trash } from 'lucide-react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { minuteOfInstant } from '../../match-ui/clock/match-clock.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { msg } from '../../texts/msg.ts'
import { IconButton, Notice, useAnnounce } from '../../ui/index.ts'
import { sightText } from './pad-tap.ts'

/** The number of latest events that the host sees. */
const SHOWN = 4

interface RecordedEventsProps {
  lobbyId: LobbyId
  timetable: Timetable
  events: readonly MatchEvent[]
}

/** Lists the latest events of the match. The host without a seat can remove them [RM13]. */
export function RecordedEvents({ lobbyId, timetable, events }: RecordedEventsProps) {
  const nameOf = useEventName()
  const announce = useAnnounce()
  const removing = usePress({
    mutationFn: async (event: MatchEvent) => {
      await call(removeRoomEvent, { body: { lobbyId, eventId: event._id } })
      return event
    },
    onSuccess: ({ eventType, team }) =>
      announce(msg('room.recorded-events.removed', { text: sightText(nameOf(eventType), team) })),
  })
  const latest = events
    .toSorted((one, other) => Date.parse(other.timeStamp) - Date.parse(one.timeStamp))
    .slice(0, SHOWN)
  return (
    <section aria-labelledby="recorded-events" className="flex flex-col gap-1 border-line border-t pt-1.5">
      <h3 id="recorded-events" className="text-muted text-sm">
        {msg('room.recorded-events.recorded-events')}
      </h3>
      {removing.error && <Notice tone="error">{messageOf(removing.error)}</Notice>}
      {latest.length === 0 && <p className="min-h-11 text-faint text-sm">{msg('room.recorded-events.none-yet')}</p>}
      <ul className="flex flex-col">
        {latest.map((event) => {
          const text = sightText(nameOf(event.eventType), event.team)
          return (
            <li key={event._id} className="flex min-h-11 items-center gap-2 text-sm">
              <span className="figures w-10 shrink-0 text-muted">
                {minuteOfInstant(timetable, Date.parse(event.timeStamp))}
              </span>
              <span className="wrap-anywhere min-w-0 flex-1">{text}</span>
              <IconButton
                label={msg('room.recorded-events.remove', { text })}
                tooltip={false}
                loading={removing.isPending && removing.request?._id === event._id}
                icon={<Trash aria-hidden="true" />}
                onClick={() => void removing.press(event)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
