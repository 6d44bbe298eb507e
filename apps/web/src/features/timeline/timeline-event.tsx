import type { MatchEvent } from '@bettle/contract'
import { memo, useState } from 'react'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import { useEventName } from '../../match-ui/event-names.tsx'
import { serverNow } from '../../push/clock/server-clock.ts'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'

interface TimelineEventProps {
  event: MatchEvent
  minute: string
  /** True if the event counts for a bet of the user. */
  isMine: boolean
  /** The reason why the event was deleted; null if no reason was given, undefined if the event is valid. */
  removedFor: string | null | undefined
  /** The horizontal position in pixels. */
  left: number
  top: number
}

/** An event that was recorded within this time (ms) appears with an animation; an older one appears without. */
const NEW_FOR = 10_000

const STYLES: Readonly<Record<string, string>> = {
  Goal: 'z-10 border-flood bg-flood text-on-flood',
  Card: 'border-transparent bg-raised text-closing [&_svg]:fill-current',
  Penalty: 'border-live/60 bg-live-soft text-ink',
}

/** A deleted event is struck through, so that it can be recognised without colours. */
const STRUCK =
  'border-line-strong border-dashed bg-transparent text-faint after:absolute after:h-px after:w-6 after:-rotate-45 after:bg-muted'

/** An event as an icon. A deleted event stays visible, struck through. */
export const TimelineEvent = memo(function TimelineEvent(props: TimelineEventProps) {
  const { event, minute, isMine, removedFor, left, top } = props
  const name = useEventName()(event.eventType)
  const [isNew] = useState(() => serverNow() - Date.parse(event.createdAt) < NEW_FOR)
  const isDeleted = removedFor !== undefined
  const title = msg('timeline.timeline-event.title', {
    minute,
    name,
    side: event.team ?? 'none',
    isCancelled: isDeleted,
    hasReason: Boolean(removedFor),
    reason: removedFor,
  })
  return (
    <li
      title={title}
      style={{ left, top }}
      className={classNames(
        'absolute grid size-6 -translate-x-1/2 place-items-center rounded-full border [&_svg]:size-3.5',
        isDeleted ? STRUCK : (STYLES[event.eventType] ?? 'border-transparent bg-raised text-muted'),
        isMine && !isDeleted && event.eventType !== 'Goal' && 'border-flood! text-flood!',
        isNew && !isDeleted && 'animate-event-pop',
      )}
    >
      <EventIcon eventType={event.eventType} />
      <span className="sr-only">{title}</span>
    </li>
  )
})
