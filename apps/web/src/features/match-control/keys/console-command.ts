import type { EventKey } from '../../../match-ui/keys/event-key.ts'
import type { SideOfEvent } from '../offline-queue/queued-action.ts'

/** The commands that a key of the console can run. */
export type Command =
  | { readonly do: 'event'; readonly key: EventKey; readonly team: SideOfEvent | null }
  | { readonly do: 'danger' | 'var' | 'one' | 'minute' }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'same' | 'another' }
  /** `index` counts from the latest event, which has index 0. */
  | { readonly do: 'select'; readonly index: number }
  | { readonly do: 'older' | 'newer'; readonly by: number }
  | { readonly do: 'leave' }
  | { readonly do: 'nudge'; readonly seconds: number }
  | { readonly do: 'across' | 'delete' | 'replace' }
  | { readonly do: 'side'; readonly team: SideOfEvent }
  | { readonly do: 'help' }

export interface KeyPress {
  readonly code: string
  /** The character of the key, which depends on the keyboard's layout. */
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
}

export interface KeySituation {
  readonly keys: readonly EventKey[]
  readonly singleKeys: boolean
  /** The side of the Shift key that is held. The left Shift key means the side on the left of the board. */
  readonly shift: SideOfEvent | undefined
  readonly isAsked: boolean
  readonly isSelected: boolean
  /** True while the console asks which side scored a goal. */
  readonly isSideAsked?: boolean
}

const SINGLE: Readonly<Record<string, Command>> = {
  KeyD: { do: 'danger' },
  KeyV: { do: 'var' },
  KeyX: { do: 'one' },
  KeyM: { do: 'minute' },
}

/** A page has nine events, one for each digit. Two presses therefore reach any of the last eighteen events. */
const WALKS: Readonly<Record<string, Command>> = {
  ArrowDown: { do: 'older', by: 1 },
  ArrowUp: { do: 'newer', by: 1 },
  PageDown: { do: 'older', by: 9 },
  PageUp: { do: 'newer', by: 9 },
}

const SIDES: Readonly<Record<string, Command>> = {
  KeyQ: { do: 'side', team: 'home' },
  KeyW: { do: 'side', team: 'away' },
}

const OF_SELECTED: Readonly<Record<string, Command>> = {
  ...SIDES,
  Delete: { do: 'delete' },
  KeyB: { do: 'across' },
  KeyR: { do: 'replace' },
  Escape: { do: 'leave' },
}

/** Returns the command of a key press; undefined if the key has none. A key that is held runs its command once. */
export function commandOf(press: KeyPress, situation: KeySituation): Command | undefined {
  if (press.repeat || press.altKey) return undefined
  if (press.ctrlKey || press.metaKey) {
    if (press.code === 'KeyZ') return { do: press.shiftKey ? 'redo' : 'undo' }
    return press.code === 'KeyY' ? { do: 'redo' } : undefined
  }
  if (!situation.singleKeys) return undefined
  return single(press, situation)
}

function single({ code, key: character, shiftKey }: KeyPress, situation: KeySituation): Command | undefined {
  if (character === '?') return { do: 'help' }
  if (code === 'Backspace') return { do: shiftKey ? 'redo' : 'undo' }
  if (situation.isAsked && code === 'KeyY') return { do: 'same' }
  if (situation.isAsked && code === 'KeyN') return { do: 'another' }
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  if (digit !== undefined) return { do: 'select', index: Number(digit) - 1 }
  // While no event is selected, these keys scroll the page.
  const walk = situation.isSelected ? WALKS[code] : undefined
  if (walk) return walk
  if (situation.isSelected && code === 'ArrowLeft') return { do: 'nudge', seconds: shiftKey ? -5 : -1 }
  if (situation.isSelected && code === 'ArrowRight') return { do: 'nudge', seconds: shiftKey ? 5 : 1 }
  const key = situation.keys.find((candidate) => candidate.code === code)
  if (key) return { do: 'event', key, team: (shiftKey ? (situation.shift ?? 'away') : undefined) ?? key.team ?? null }
  const mending = situation.isSelected ? OF_SELECTED : situation.isSideAsked ? SIDES : {}
  return mending[code] ?? SINGLE[code]
}
