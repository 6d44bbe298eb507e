import type { MatchId, UserId } from '@bettle/contract'
import type { Store } from '../../memory/store.ts'
import { createStore } from '../../memory/store.ts'
import type { Act } from './act.ts'

/**
 * What an operator pressed and the server has not taken yet. It lies in the browser's storage under the operator's id, not among
 * what goes with a session: it is to be there after a closed tab, and also after signing in again. Each press has an item of its
 * own there: two tabs, neither of which has heard yet what the other wrote, overwrite nothing of each other.
 */
export interface KeptActs extends Pick<Store<readonly Act[]>, 'get' | 'subscribe'> {
  put: (act: Act) => void
  /** Nothing where it is gone by now: another tab may have sent it. */
  replace: (id: string, change: (act: Act) => Act) => void
  remove: (id: string) => void
  end: () => void
}

export const actsPrefix = (userId: UserId, matchId: MatchId): string => `bettle.console.${userId}.${matchId}.act.`

export function keepActs(userId: UserId, matchId: MatchId): KeptActs {
  const prefix = actsPrefix(userId, matchId)
  const store = createStore<readonly Act[]>(readActs(prefix))
  /** Where the browser's storage takes nothing more, a press is kept as long as the page is open. */
  const unwritten = new Set<string>()

  const hold = (id: string, act: Act | undefined) => {
    const others = store.get().filter((other) => other.id !== id)
    store.set(act ? [...others, act].sort(byPlace) : others)
  }
  const put = (act: Act) => {
    try {
      localStorage.setItem(prefix + act.id, JSON.stringify(act))
      unwritten.delete(act.id)
    } catch {
      unwritten.add(act.id)
    }
    hold(act.id, act)
  }
  const hearOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix)) hold(key.slice(prefix.length), parsed(newValue))
  }
  window.addEventListener('storage', hearOtherTab)
  return {
    get: store.get,
    subscribe: store.subscribe,
    put,
    replace: (id, change) => {
      const act = store.get().find((one) => one.id === id)
      if (!act) return
      if (unwritten.has(id) || localStorage.getItem(prefix + id) !== null) put(change(act))
      else hold(id, undefined)
    },
    remove: (id) => {
      localStorage.removeItem(prefix + id)
      hold(id, undefined)
    },
    end: () => window.removeEventListener('storage', hearOtherTab),
  }
}

function readActs(prefix: string): readonly Act[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => parsed(localStorage.getItem(key)))
    .filter((act) => act !== undefined)
    .sort(byPlace)
}

function parsed(text: string | null): Act | undefined {
  try {
    const act: unknown = JSON.parse(text ?? 'null')
    return act !== null && typeof act === 'object' && 'pressed' in act ? (act as Act) : undefined
  } catch {
    return undefined
  }
}

const byPlace = (a: Act, b: Act): number => a.place - b.place || a.at - b.at
