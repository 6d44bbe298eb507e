import type { MatchId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { EventIcon } from '../../../match-ui/event-icon.tsx'
import { eventTypesQuery } from '../../../push/match/event-types.ts'
import { eventTypeText } from '../../../text/event-type-text.ts'
import { msg } from '../../../texts/msg.ts'

interface EventTypeChoiceProps {
  matchId: MatchId
  /** Undefined for all event types of the match. */
  chosen: readonly string[] | undefined
  onChoose: (chosen: string[] | undefined) => void
}

/** Asks which event types a room records. All are chosen at first, and at least one stays chosen [RM19]. */
export function EventTypeChoice({ matchId, chosen, onChoose }: EventTypeChoiceProps) {
  const id = useId()
  const { data } = useQuery(eventTypesQuery(matchId))
  if (!data || data.eventTypes.length < 2) return null
  const all = data.eventTypes.map(({ name }) => name)
  const names = all.filter((name) => chosen?.includes(name) ?? true)
  const toggle = (name: string) => {
    const changed = all.filter((one) => names.includes(one) !== (one === name))
    onChoose(changed.length === all.length ? undefined : changed)
  }
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium text-muted text-sm">{msg('hub.event-type-choice.what-do-you-record')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {data.eventTypes.map(({ name, displayName }) => (
          <button
            key={name}
            type="button"
            aria-pressed={names.includes(name)}
            disabled={names.length === 1 && names.includes(name)}
            onClick={() => toggle(name)}
            className="caps inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-3 text-base text-muted leading-none transition-colors hover:border-line-strong aria-pressed:border-flood aria-pressed:bg-flood-soft aria-pressed:text-ink"
          >
            <EventIcon eventType={name} className="size-4.5" />
            {eventTypeText({ name, displayName })}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} role="status" className="text-muted text-sm">
        {msg('hub.event-type-choice.of-event-types-only', { count: names.length, count2: all.length })}
      </p>
    </fieldset>
  )
}
