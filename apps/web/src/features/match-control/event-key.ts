import type { EventType } from '@bettle/contract'
import type { SideOfEvent } from './queued-action.ts'

/** A key of the console: by the place it has on the keyboard, as letters move from layout to layout. */
export interface EventKey {
  id: string
  eventType: string
  label: string
  /** `KeyboardEvent.code`. */
  code: string
  /** Pressed by itself it means this side: a goal counts for the score only where somebody says whose it is. */
  team?: SideOfEvent
}

export interface TypeOfKeys {
  readonly eventType: string
  readonly label: string
  /** One, or one for each side. */
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

/** For the types that an administrator made, and for whoever wants other keys. */
export const FREE_CODES: readonly string[] = [...'EIJLUZ'].map((letter) => `Key${letter}`)

/** What a key may be: those that mean something else at the console are left out. */
export const CODES_TO_CHOOSE: readonly string[] = [...Object.values(CODES), ...FREE_CODES].toSorted()

/** An operator's own keys, by the id of a key. */
export type OwnKeys = Readonly<Record<string, string>>

/** The keys for a match's event types, in their order; a goal has one for each side. */
export function eventKeysOf(eventTypes: readonly EventType[], own: OwnKeys = {}): TypeOfKeys[] {
  const free = FREE_CODES.filter((code) => !Object.values(own).includes(code))
  const codeOf = (id: string) => own[id] ?? CODES[id] ?? free.shift() ?? ''
  return eventTypes.map(({ name, displayName }) => {
    const key = (id: string, team?: SideOfEvent): EventKey => ({
      ...{ id, eventType: name, label: displayName, code: codeOf(id) },
      ...(team && { team }),
    })
    const keys = name === 'Goal' ? [key('Goal:home', 'home'), key('Goal:away', 'away')] : [key(name)]
    return { eventType: name, label: displayName, keys }
  })
}

/** Another key for one of them; who had it before gets the one that is given up. */
export function withOwnKey(types: readonly TypeOfKeys[], own: OwnKeys, id: string, code: string): OwnKeys {
  const keys = types.flatMap((type) => type.keys)
  const given = keys.find((key) => key.id === id)?.code ?? ''
  const other = keys.find((key) => key.code === code && key.id !== id)
  return { ...own, [id]: code, ...(other && { [other.id]: given }) }
}

/** What stands on the key, where the browser does not say it. */
export function letterOf(code: string): string {
  return code.replace(/^(Key|Digit)/, '')
}
