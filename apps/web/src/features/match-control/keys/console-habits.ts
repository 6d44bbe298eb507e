import type { UserId } from '@bettle/contract'
import { useMemo, useSyncExternalStore } from 'react'
import type { OwnKeys } from '../../../match-ui/keys/event-key.ts'
import { ofPage } from '../../../store/remember.ts'
import { createStore, type Store } from '../../../store/store.ts'

/** An operator's settings of the console in this browser. */
export interface ConsoleHabits {
  readonly keys: OwnKeys
  /**
   * Whether a single key without a modifier runs a command. Operators who use speech input, or rest a hand on the
   * keyboard, can turn this off.
   */
  readonly singleKeys: boolean
  /**
   * The delay between an event and the operator's key press for each event type (ms). The practice run measures it
   * [W4].
   */
  readonly leads: Readonly<Record<string, number>>
}

const USUAL: ConsoleHabits = { keys: {}, singleKeys: true, leads: {} }

const stores = ofPage(() => new Map<string, Store<ConsoleHabits>>())

/**
 * The storage key contains the account's id. It does not start with ACCOUNT_KEYS, so that a sign-out does not delete
 * the settings.
 */
const keyOf = (userId: UserId): string => `bettle.console.${userId}.habits`

function habitsOf(userId: UserId): Store<ConsoleHabits> {
  const existing = stores().get(userId)
  if (existing) return existing
  const made = createStore(readHabits(userId))
  stores().set(userId, made)
  return made
}

function readHabits(userId: UserId): ConsoleHabits {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<ConsoleHabits>) }
  } catch {
    return USUAL
  }
}

export function useConsoleHabits(userId: UserId) {
  const store = habitsOf(userId)
  const habits = useSyncExternalStore(store.subscribe, store.get)
  const change = useMemo(
    () => (changes: Partial<ConsoleHabits>) => {
      const next = { ...store.get(), ...changes }
      localStorage.setItem(keyOf(userId), JSON.stringify(next))
      store.set(next)
    },
    [store, userId],
  )
  return { habits, change }
}
