import type { MatchEvent } from '@bettle/contract'
import { type CSSProperties, useState } from 'react'
import { EventIcon } from '../../football/event-icon.tsx'
import { useEventName } from '../../football/event-names.tsx'
import { serverNow } from '../../live/server-clock.ts'
import { classNames } from '../../ui/index.ts'

interface TimelineEventProps {
  event: MatchEvent
  minute: string
  /** It counts for a bet of one's own. */
  isMine: boolean
  style: CSSProperties
}

/** Told this recently it pops; what was there when the page came up just stands. */
const NEW_FOR = 10_000

const LOOKS: Readonly<Record<string, string>> = {
  Goal: 'border-flood bg-flood text-on-flood',
  Card: 'border-transparent bg-raised text-closing [&_svg]:fill-current',
  Penalty: 'border-live/60 bg-live-soft text-ink',
}

export function TimelineEvent({ event, minute, isMine, style }: TimelineEventProps) {
  const name = useEventName()(event.eventType)
  const [isNew] = useState(() => serverNow() - Date.parse(event.createdAt) < NEW_FOR)
  const side = event.team === null ? '' : `, ${event.team}`
  return (
    <li
      title={`${minute} ${name}${side}`}
      style={style}
      className={classNames(
        'absolute grid size-6 -translate-x-1/2 place-items-center rounded-full border [&_svg]:size-3.5',
        LOOKS[event.eventType] ?? 'border-transparent bg-raised text-muted',
        isMine && event.eventType !== 'Goal' && 'border-flood! text-flood!',
        isNew && 'animate-event-pop',
      )}
    >
      <EventIcon eventType={event.eventType} />
      <span className="sr-only">
        {minute} {name}
        {side}
      </span>
    </li>
  )
}
