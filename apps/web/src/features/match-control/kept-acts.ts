import type { MatchId, UserId } from '@bettle/contract'
import type { Store } from '../../memory/store.ts'
import { createStore } from '../../memory/store.ts'
import type { Act } from './act.ts'

/**
 * What an operator pressed and the server has not taken yet. It lies in the browser's storage under the operator's id, not among
 * what goes with a session: it is to be there after a closed tab, and also after signing in again.
 */
export interface KeptActs extends Pick<Store<readonly Act[]>, 'get' | 'subscribe'> {
  /** Every change is made to what is stored now: another tab may have changed it. */
  change: (change: (acts: readonly Act[]) => readonly Act[]) => void
  end: () => void
}

export const actsKey = (userId: UserId, matchId: MatchId): string => `bettle.console.${userId}.${matchId}.acts`

export function keepActs(userId: UserId, matchId: MatchId): KeptActs {
  const key = actsKey(userId, matchId)
  const store = createStore<readonly Act[]>(readActs(key))
  const hearOtherTab = (event: StorageEvent) => {
    if (event.key === key) store.set(readActs(key))
  }
  window.addEventListener('storage', hearOtherTab)
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (change) => {
      const acts = change(readActs(key))
      if (acts.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(acts))
      store.set(acts)
    },
    end: () => window.removeEventListener('storage', hearOtherTab),
  }
}

function readActs(key: string): readonly Act[] {
  try {
    const acts: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(acts) ? acts : []
  } catch {
    return []
  }
}
