import { deleteMatchEvent, type Match, type MatchEvent } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EventIcon } from '../../football/event-icon.tsx'
import { useEventName } from '../../football/event-names.tsx'
import { minuteOfInstant } from '../../football/match-clock.ts'
import { Button, Dialog, EmptyState, IconButton, Panel, TextField } from '../../ui/index.ts'
import { useOperation } from './use-operation.ts'

interface RecordedEventsProps {
  match: Match
  events: readonly MatchEvent[]
  timetable: Timetable | undefined
}

/** What was recorded, the latest first; each can be taken back, and what it decided is corrected on every screen. */
export function RecordedEvents({ match, events, timetable }: RecordedEventsProps) {
  const [chosen, setChosen] = useState<MatchEvent>()
  const nameOf = useEventName()
  const minuteOf = (event: MatchEvent) => (timetable && minuteOfInstant(timetable, Date.parse(event.timeStamp))) ?? '–'
  const sideOf = ({ team }: MatchEvent) => (team ? (team === 'home' ? match.homeTeam : match.awayTeam) : '')
  const latestFirst = events.toReversed()

  return (
    <Panel title="Recorded events" aside={<span className="figures text-base text-muted">{events.length}</span>} flush>
      {latestFirst.length === 0 && (
        <EmptyState title="Nothing recorded yet">Press a key above when something happens.</EmptyState>
      )}
      <ul className="max-h-[28rem] divide-y divide-line overflow-y-auto">
        {latestFirst.map((event) => (
          <li key={event._id} className="flex min-h-12 items-center gap-3 px-4 py-1">
            <span className="figures w-14 text-base text-muted">{minuteOf(event)}</span>
            <EventIcon eventType={event.eventType} className="size-5 shrink-0 text-flood" />
            <span className="min-w-0 flex-1 truncate font-medium">
              {nameOf(event.eventType)} <span className="text-muted">{sideOf(event)}</span>
            </span>
            <IconButton
              icon={<Trash2 aria-hidden="true" />}
              label={`Delete ${nameOf(event.eventType)}, ${minuteOf(event)}`}
              onClick={() => setChosen(event)}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <TakeBack
          what={`${nameOf(chosen.eventType)}, ${minuteOf(chosen)}`}
          event={chosen}
          needsReason={match.resultsConfirmedAt !== null}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  )
}

interface TakeBackProps {
  what: string
  event: MatchEvent
  /** The results are confirmed: players will ask why. */
  needsReason: boolean
  onClose: () => void
}

function TakeBack({ what, event, needsReason, onClose }: TakeBackProps) {
  const [reason, setReason] = useState('')
  const remove = useOperation(deleteMatchEvent, () => `${what} was taken back.`)
  const given = reason.trim()
  const confirm = () =>
    remove.mutate({ params: { id: event._id }, query: given ? { reason: given } : {} }, { onSuccess: onClose })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title="Are You Sure?"
      description={`${what} is taken back. Bets it decided are settled again, and every screen says so.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button variant="danger" onClick={confirm} loading={remove.isPending} disabled={needsReason && !given}>
            Confirm
          </Button>
        </>
      }
    >
      <TextField
        label="Reason, for the players"
        required={needsReason}
        maxLength={300}
        value={reason}
        onChange={(change) => setReason(change.target.value)}
      />
    </Dialog>
  )
}
