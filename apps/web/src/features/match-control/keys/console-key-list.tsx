import type { TypeOfKeys } from '../../../match-ui/keys/event-key.ts'
import { KeyHint } from '../../../ui/index.ts'

export interface ListedKey {
  /** The values of `KeyboardEvent.code`. */
  readonly codes: readonly string[]
  /** The labels printed on the keys. By default they are the letters of the codes. */
  readonly shown?: string
  readonly does: string
}

const DIGITS = Array.from({ length: 9 }, (_, index) => `Digit${index + 1}`)

/** All keys of the console except those of the event types. */
export const CONSOLE_KEYS: readonly { title: string; keys: readonly ListedKey[] }[] = [
  {
    title: 'Keys that work at any time',
    keys: [
      { codes: ['KeyD'], does: 'Stop all bets because of danger on the pitch, or resume them' },
      { codes: ['KeyV'], does: 'VAR: stop bets on goals, penalties and cards, or resume them' },
      { codes: ['KeyX'], does: 'Stop bets on one event type or one option, or resume them' },
      { codes: ['KeyM'], does: 'Type the minute of the next event' },
      { codes: ['Backspace'], shown: '⌫ or Ctrl Z', does: 'Undo the last action' },
      { codes: ['Backspace'], shown: '⇧ ⌫ or Ctrl Y', does: 'Redo the undone action' },
      { codes: DIGITS, shown: '1 – 9', does: 'Select one of the last nine events' },
      { codes: ['Slash'], shown: '?', does: 'Show the list of keys' },
    ],
  },
  {
    title: 'Keys while an event is selected',
    keys: [
      { codes: ['ArrowDown', 'ArrowUp'], shown: '↓ ↑', does: 'Select the previous or the next event' },
      { codes: ['PageDown', 'PageUp'], shown: 'PgDn PgUp', does: 'Move the selection nine events back or forward' },
      {
        codes: ['ArrowLeft', 'ArrowRight'],
        shown: '← →',
        does: 'Move the event one second earlier or later, with ⇧ five seconds',
      },
      { codes: ['KeyB'], does: 'Move the event to the neighbouring round' },
      { codes: ['KeyR'], does: 'Change the type of the event: press R, then the key of the type' },
      { codes: ['KeyQ', 'KeyW'], does: 'Give the event to the team on the left or on the right' },
      { codes: ['Delete'], shown: 'Del', does: 'Delete the selected event' },
      { codes: ['Escape'], shown: 'Esc', does: 'Clear the selection' },
    ],
  },
  {
    title: 'Keys while the console asks “The same event?”',
    keys: [
      { codes: ['KeyY'], does: 'Answer that it is the same event' },
      { codes: ['KeyN'], does: 'Answer that it is another event' },
    ],
  },
]

interface ConsoleKeyListProps {
  types: readonly TypeOfKeys[]
  letterOf: (code: string) => string
}

/** Lists what each key of the console does. */
export function ConsoleKeyList({ types, letterOf }: ConsoleKeyListProps) {
  const ofEvents = {
    title: 'Record an event',
    keys: types
      .flatMap(({ keys }) => keys)
      .map(({ code, label, team }) => ({
        codes: [code],
        does: team ? `${label}, ${team === 'home' ? 'left' : 'right'} side` : label,
      })),
  }
  return (
    <section aria-label="All keys" className="grid gap-4">
      {[ofEvents, ...CONSOLE_KEYS].map(({ title, keys }: { title: string; keys: readonly ListedKey[] }) => (
        <div key={title}>
          <h3 className="caps mb-1 text-base">{title}</h3>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-sm">
            {keys.map(({ codes, shown, does }) => (
              <div key={does} className="contents">
                <dt>
                  <KeyHint keys={shown ?? codes.map(letterOf).join(' ')} className="pointer-coarse:inline-grid" />
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
