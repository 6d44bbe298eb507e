import type { TypeOfKeys } from '../../../match-ui/keys/event-key.ts'
import { msg } from '../../../texts/msg.ts'
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
    title: msg('match-control.console-key-list.keys-that-work-at'),
    keys: [
      { codes: ['KeyD'], does: msg('match-control.console-key-list.stop-all-bets-because') },
      { codes: ['KeyV'], does: msg('match-control.console-key-list.var-stop-bets-on') },
      { codes: ['KeyX'], does: msg('match-control.console-key-list.stop-bets-on-one') },
      { codes: ['KeyM'], does: msg('match-control.console-key-list.type-the-minute-of') },
      {
        codes: ['Backspace'],
        shown: msg('match-control.console-key-list.or-ctrl-z'),
        does: msg('match-control.console-key-list.undo-the-last-action'),
      },
      {
        codes: ['Backspace'],
        shown: msg('match-control.console-key-list.or-ctrl-y'),
        does: msg('match-control.console-key-list.redo-the-undone-action'),
      },
      { codes: DIGITS, shown: '1 – 9', does: msg('match-control.console-key-list.select-one-of-the') },
      {
        codes: [msg('match-control.console-key-list.slash')],
        shown: '?',
        does: msg('match-control.console-key-list.show-the-list-of'),
      },
    ],
  },
  {
    title: msg('match-control.console-key-list.keys-while-an-event'),
    keys: [
      {
        codes: ['ArrowDown', 'ArrowUp'],
        shown: '↓ ↑',
        does: msg('match-control.console-key-list.select-the-previous-or'),
      },
      {
        codes: ['PageDown', 'PageUp'],
        shown: msg('match-control.console-key-list.pgdn-pgup'),
        does: msg('match-control.console-key-list.move-the-selection-nine'),
      },
      {
        codes: ['ArrowLeft', 'ArrowRight'],
        shown: '← →',
        does: msg('match-control.console-key-list.move-the-event-one'),
      },
      { codes: ['KeyB'], does: msg('match-control.console-key-list.move-the-event-to') },
      { codes: ['KeyR'], does: msg('match-control.console-key-list.change-the-type-of') },
      { codes: ['KeyQ', 'KeyW'], does: msg('match-control.console-key-list.give-the-event-to') },
      {
        codes: ['Delete'],
        shown: msg('match-control.console-key-list.del'),
        does: msg('match-control.console-key-list.delete-the-selected-event'),
      },
      {
        codes: ['Escape'],
        shown: msg('match-control.console-key-list.esc'),
        does: msg('match-control.console-key-list.clear-the-selection'),
      },
    ],
  },
  {
    title: msg('match-control.console-key-list.keys-while-the-console'),
    keys: [
      { codes: ['KeyY'], does: msg('match-control.console-key-list.answer-that-it-is') },
      { codes: ['KeyN'], does: msg('match-control.console-key-list.answer-that-it-is-another') },
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
    title: msg('match-control.console-key-list.record-an-event'),
    keys: types
      .flatMap(({ keys }) => keys)
      .map(({ code, label, team }) => ({
        codes: [code],
        does: team
          ? msg('match-control.console-key-list.left-side-is-home', { isHome: team === 'home', label })
          : label,
      })),
  }
  return (
    <section aria-label={msg('match-control.console-key-list.all-keys')} className="grid gap-4">
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
