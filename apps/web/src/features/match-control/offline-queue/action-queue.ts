import type { MatchId, UserId } from '@bettle/contract'
import type { Store } from '../../../store/store.ts'
import { createStore } from '../../../store/store.ts'
import type { QueuedAction } from './queued-action.ts'

/**
 * The operator's actions that the server has not accepted yet. The browser stores them under the operator's id, outside
 * the session, so that they survive a closed tab and a new sign-in. Each action has its own storage key, so that two
 * tabs do not overwrite each other's actions.
 */
export interface ActionQueue extends Pick<Store<readonly QueuedAction[]>, 'get' | 'subscribe'> {
  put: (queued: QueuedAction) => void
  /** Does nothing if the action is no longer stored, because another tab may have sent it. */
  replace: (id: string, change: (queued: QueuedAction) => QueuedAction) => void
  remove: (id: string) => void
  end: () => void
}

export const queuePrefix = (userId: UserId, matchId: MatchId): string => `bettle.console.${userId}.${matchId}.act.`

export function openActionQueue(userId: UserId, matchId: MatchId): ActionQueue {
  const prefix = queuePrefix(userId, matchId)
  const store = createStore<readonly QueuedAction[]>(readQueue(prefix))
  /**
   * The ids of the actions that the browser's storage did not accept. These actions last only as long as the page is
   * open.
   */
  const unwritten = new Set<string>()

  const hold = (id: string, queued: QueuedAction | undefined) => {
    const others = store.get().filter((other) => other.id !== id)
    store.set(queued ? [...others, queued].sort(byPressOrder) : others)
  }
  const put = (queued: QueuedAction) => {
    try {
      localStorage.setItem(prefix + queued.id, JSON.stringify(queued))
      unwritten.delete(queued.id)
    } catch {
      unwritten.add(queued.id)
    }
    hold(queued.id, queued)
  }
  const onOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix)) hold(key.slice(prefix.length), parsed(newValue))
  }
  window.addEventListener('storage', onOtherTab)
  return {
    get: store.get,
    subscribe: store.subscribe,
    put,
    replace: (id, change) => {
      const queued = store.get().find((one) => one.id === id)
      if (!queued) return
      if (unwritten.has(id) || localStorage.getItem(prefix + id) !== null) put(change(queued))
      else hold(id, undefined)
    },
    remove: (id) => {
      localStorage.removeItem(prefix + id)
      hold(id, undefined)
    },
    end: () => window.removeEventListener('storage', onOtherTab),
  }
}

function readQueue(prefix: string): readonly QueuedAction[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => parsed(localStorage.getItem(key)))
    .filter((queued) => queued !== undefined)
    .sort(byPressOrder)
}

function parsed(text: string | null): QueuedAction | undefined {
  try {
    const queued: unknown = JSON.parse(text ?? 'null')
    return queued !== null && typeof queued === 'object' && 'pressed' in queued ? (queued as QueuedAction) : undefined
  } catch {
    return undefined
  }
}

const byPressOrder = (a: QueuedAction, b: QueuedAction): number => a.place - b.place || a.at - b.at
