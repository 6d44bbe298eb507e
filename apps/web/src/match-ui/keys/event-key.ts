import type { EventType } from '@bettle/contract'

/**
 * A key of the console or the tap pad. The key is identified by its position, because the letters differ between
 * keyboard layouts.
 */
export interface EventKey {
  id: string
  eventType: string
  label: string
  /** The value of `KeyboardEvent.code`. */
  code: string
  /**
   * The side that the key records without Shift. Goals need a side, because the score counts only goals with one [E5].
   */
  team?: 'home' | 'away'
}

export interface TypeOfKeys {
  readonly eventType: string
  readonly label: string
  /** One key, or one key for each side. */
  readonly keys: readonly EventKey[]
}

const CODES: Readonly<Record<string, string>> = {
  'Goal:home': 'KeyG',
  'Goal:away': 'KeyH',
  Throw: 'KeyT',
  Corner: 'KeyC',
  Shot: 'KeyS',
  Card: 'KeyA',
  'Free-Kick': 'KeyF',
  'Goal-Kick': 'KeyK',
  Penalty: 'KeyP',
  Offside: 'KeyO',
}

/**
 * Keys that no built-in event type has. They are for event types that administrators created, and for operators who
 * want other keys.
 */
export const FREE_CODES: readonly string[] = [...'EIJLUZ'].map((letter) => `Key${letter}`)

/** Keys that an operator can choose. They have no other meaning at the console. */
export const CODES_TO_CHOOSE: readonly string[] = [...Object.values(CODES), ...FREE_CODES].toSorted()

/** The `KeyboardEvent.code` that an operator has chosen, by key id. */
export type OwnKeys = Readonly<Record<string, string>>

/** Returns the keys of a match's event types in the order of the types. A goal has one key for each side. */
export function eventKeysOf(eventTypes: readonly EventType[], own: OwnKeys = {}): TypeOfKeys[] {
  const free = FREE_CODES.filter((code) => !Object.values(own).includes(code))
  const codeOf = (id: string) => own[id] ?? CODES[id] ?? free.shift() ?? ''
  return eventTypes.map(({ name, displayName }) => {
    const key = (id: string, team?: 'home' | 'away'): EventKey => ({
      ...{ id, eventType: name, label: displayName, code: codeOf(id) },
      ...(team && { team }),
    })
    const keys = name === 'Goal' ? [key('Goal:home', 'home'), key('Goal:away', 'away')] : [key(name)]
    return { eventType: name, label: displayName, keys }
  })
}

/** Assigns another code to a key. The key that had this code before gets the old code of the first key. */
export function withOwnKey(types: readonly TypeOfKeys[], own: OwnKeys, id: string, code: string): OwnKeys {
  const keys = types.flatMap((type) => type.keys)
  const given = keys.find((key) => key.id === id)?.code ?? ''
  const other = keys.find((key) => key.code === code && key.id !== id)
  return { ...own, [id]: code, ...(other && { [other.id]: given }) }
}

/** Returns the label of a key for browsers that do not report the keyboard layout. */
export function letterOf(code: string): string {
  return code.replace(/^(Key|Digit)/, '')
}
