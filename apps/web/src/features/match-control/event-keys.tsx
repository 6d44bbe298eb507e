import { deleteMatchEvent, type Match, recordMatchEvent } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import { EventIcon } from '../../football/event-icon.tsx'
import { useEventTypes } from '../../football/event-names.tsx'
import { teamLooks } from '../../football/team-look.ts'
import { serverNow } from '../../live/server-clock.ts'
import { KeyHint, notify } from '../../ui/index.ts'
import { type EventKey, eventKeysOf } from './event-key.ts'
import { useOperation } from './use-operation.ts'

/** How long a slip of the finger can be taken back from where it is said. */
const UNDO_FOR = 4000

/** Nine big keys, each with its letter: one press, and every screen knows. */
export function EventKeys({ match, disabled }: { match: Match; disabled: boolean }) {
  const { home, away } = teamLooks(match.homeTeam, match.awayTeam)
  const keys = eventKeysOf(useEventTypes(), home.short, away.short)
  const record = useOperation(recordMatchEvent, undefined, true)
  const takeBack = useOperation(deleteMatchEvent, () => 'Taken back')
  const press = ({ eventType, team, label }: EventKey) => {
    if (disabled) return
    // Minted at the press: should the reply be lost, asking again records nothing twice.
    const sourceId = `console:${crypto.randomUUID()}`
    const timeStamp = new Date(serverNow()).toISOString()
    record.mutate(
      { body: { match: match._id, eventType, timeStamp, sourceId, ...(team && { team }) } },
      {
        onSuccess: ({ event }) =>
          notify.success(`${label} recorded`, {
            duration: UNDO_FOR,
            action: { label: 'Undo', onClick: () => takeBack.mutate({ params: { id: event._id } }) },
          }),
      },
    )
  }
  useLetters(keys, press)

  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-5">
      {keys.map((key) => (
        <li key={key.id}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => press(key)}
            aria-keyshortcuts={key.letter}
            className="caps relative flex min-h-22 w-full flex-col items-center justify-center gap-2 rounded-panel border border-line bg-raised px-2 py-3 text-xl leading-none transition-[background-color,border-color,transform] hover:border-flood active:translate-y-px active:bg-flood-soft disabled:pointer-events-none disabled:text-faint md:min-h-28 low-desk:min-h-22"
          >
            <EventIcon eventType={key.eventType} className="size-7 shrink-0 text-flood" />
            <span className="text-center">{key.label}</span>
            <KeyHint keys={key.letter} className="absolute top-2 right-2" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A letter presses its key, unless somebody is writing or a dialog is open. */
function useLetters(keys: readonly EventKey[], press: (key: EventKey) => void): void {
  const latest = useRef({ keys, press })
  useEffect(() => {
    latest.current = { keys, press }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]')
      )
        return
      const key = latest.current.keys.find(({ letter }) => letter === event.key.toUpperCase())
      if (!key) return
      event.preventDefault()
      latest.current.press(key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
