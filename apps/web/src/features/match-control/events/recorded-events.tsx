import { deleteMatchEvent, type Match, type MatchEventId } from '@bettle/contract'
import { isNearBoundary, type Timetable } from '@bettle/rules'
import { Clock, Trash2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EventIcon } from '../../../match-ui/event-icon.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, Dialog, EmptyState, IconButton, KeyHint, Panel, TextField } from '../../../ui/index.ts'
import { useOperation } from '../use-operation.ts'
import { type EventFormat, eventText } from './event-text.ts'
import type { ShownEvent } from './shown-events.ts'

/** The number of events that can be selected with a digit key. */
const WITH_DIGIT = 9

interface RecordedEventsProps {
  match: Match
  shown: readonly ShownEvent[]
  timetable: Timetable
  format: EventFormat
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** Renders below the selected event the tools that change it. */
  tools: (event: ShownEvent) => ReactNode
  aside?: ReactNode
}

/** Lists the recorded events, the latest first. The operator can change or delete each event. */
export function RecordedEvents({
  match,
  shown,
  timetable,
  format,
  selected,
  onSelect,
  tools,
  aside,
}: RecordedEventsProps) {
  const [leaving, setLeaving] = useState<ShownEvent>()
  const latestFirst = shown.toReversed()
  return (
    <Panel
      title={msg('match-control.recorded-events.recorded-events')}
      aside={
        <>
          {aside}
          <span className="figures text-base text-muted">{shown.length}</span>
        </>
      }
      flush
    >
      {latestFirst.length === 0 && (
        <EmptyState title={msg('match-control.recorded-events.nothing-recorded-yet')}>
          {msg('match-control.recorded-events.press-an-events-button')}
        </EmptyState>
      )}
      <ol className="max-h-[30rem] divide-y divide-line overflow-y-auto">
        {latestFirst.map((event, index) => (
          <EventRow
            key={event.id}
            {...{ event, index, format }}
            isNear={isNearBoundary(timetable, event.at)}
            isSelected={event.id === selected}
            onSelect={() => onSelect(event.id === selected ? undefined : event.id)}
            onDelete={() => setLeaving(event)}
          >
            {event.id === selected && tools(event)}
          </EventRow>
        ))}
      </ol>
      {leaving && 'eventId' in leaving.of && (
        <DeleteEventDialog
          what={eventText(leaving, format)}
          eventId={leaving.of.eventId}
          needsReason={match.resultsConfirmedAt !== null}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  )
}

interface EventRowProps {
  event: ShownEvent
  index: number
  format: EventFormat
  isNear: boolean
  isSelected: boolean
  onSelect: () => void
  onDelete: () => void
  children: ReactNode
}

function EventRow({ event, index, format, isNear, isSelected, onSelect, onDelete, children }: EventRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const minute = format.minuteOf(event.at)
  const name = format.nameOf(event.eventType)
  return (
    <li ref={row} className={classNames(isSelected && 'bg-flood-soft')}>
      <div className="flex min-h-13 items-center gap-1 pe-2">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={onSelect}
          className="flex min-h-13 min-w-0 flex-1 cursor-pointer items-center gap-[10px] px-[12px] py-1 text-start hover:bg-raised"
        >
          <span className="w-6 shrink-0 pointer-coarse:hidden">
            {index < WITH_DIGIT && <KeyHint keys={`${index + 1}`} />}
          </span>
          <span className="w-[min(3.5rem,64px)] shrink-0 leading-tight">
            <span className="figures block text-lg leading-none">{minute}</span>
            <span className="figures block text-muted text-sm leading-none">{format.clockOf(event.at)}</span>
          </span>
          <EventIcon eventType={event.eventType} className="size-[20px] shrink-0 text-flood" />
          <span className="wrap-anywhere min-w-0 flex-1 font-medium text-[min(1.25rem,7vw)] leading-tight">
            {name} <span className="text-muted">{format.sideOf(event.team)}</span>
          </span>
          {isNear && (
            <span className="flex shrink-0 items-center gap-1 text-closing text-sm">
              <TriangleAlert aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only md:max-xl:sr-only">{msg('match-control.recorded-events.boundary')}</span>
            </span>
          )}
          {event.isWaiting && (
            <span className="flex shrink-0 items-center text-muted">
              <Clock aria-hidden="true" className="size-4" />
              <span className="sr-only">{msg('match-control.recorded-events.sending')}</span>
            </span>
          )}
        </button>
        <IconButton
          icon={<Trash2 aria-hidden="true" />}
          label={msg('match-control.recorded-events.delete-name-minute', { name, minute })}
          disabled={!('eventId' in event.of)}
          onClick={onDelete}
        />
      </div>
      {children}
    </li>
  )
}

interface DeleteEventDialogProps {
  what: string
  eventId: MatchEventId
  /** True if the results are confirmed. Each change then needs a reason, which players can read [S8]. */
  needsReason: boolean
  onClose: () => void
}

function DeleteEventDialog({ what, eventId, needsReason, onClose }: DeleteEventDialogProps) {
  const [reason, setReason] = useState('')
  const remove = useOperation(deleteMatchEvent, () => msg('match-control.recorded-events.was-removed-what', { what }))
  const given = reason.trim()
  const confirm = () =>
    remove.mutate({ params: { id: eventId }, query: given ? { reason: given } : {} }, { onSuccess: onClose })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      phone="fitted"
      title={msg('match-control.recorded-events.are-you-sure')}
      description={msg('match-control.recorded-events.if-you-confirm-is', { what })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            {msg('match-control.recorded-events.cancel')}
          </Button>
          <Button variant="danger" onClick={confirm} loading={remove.isPending} disabled={needsReason && !given}>
            {msg('match-control.recorded-events.confirm')}
          </Button>
        </>
      }
    >
      <TextField
        label={msg('match-control.recorded-events.reason-shown-to-the')}
        required={needsReason}
        maxLength={300}
        value={reason}
        onChange={(change) => setReason(change.target.value)}
      />
    </Dialog>
  )
}
