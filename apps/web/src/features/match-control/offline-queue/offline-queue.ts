import type { ActionId, MatchId, UserId } from '@bettle/contract'
import { CallError } from '../../../api/call-error.ts'
import { ofPage } from '../../../store/remember.ts'
import { msg } from '../../../texts/msg.ts'
import { splitUndone } from '../events/shown-events.ts'
import { type ActionQueue, openActionQueue } from './action-queue.ts'
import type { Pressed, QueuedAction } from './queued-action.ts'
import { newActionId } from './queued-action.ts'
import { sendAction } from './send-action.ts'
import { LocalRefusal, MustAsk, type Sent } from './sending.ts'

export interface QueueListener {
  onSent?: (queued: QueuedAction, sent: Sent) => void
  onRefused?: (queued: QueuedAction) => void
  onMustAsk?: (question: MustAsk) => void
}

/** The actions of one operator in one match, which are stored on the device and sent in order. */
export interface OfflineQueue extends Pick<ActionQueue, 'get' | 'subscribe'> {
  press: (pressed: Pressed, at: number, asked?: boolean) => QueuedAction
  /** Changes an unsent action: adds an answer or a reason, or sets another minute. */
  change: (id: string, change: (queued: QueuedAction) => QueuedAction) => void
  drop: (id: string) => void
  /**
   * Undoes the last press. A press that was never sent is only removed. If no such press is queued, the last action in
   * the match's log is undone. `seen` is the time of the last update from other operators.
   */
  undo: (at: number, seen?: number) => void
  /** Redoes the action that was undone last, or the given action. */
  doAgain: (at: number, actionId?: ActionId) => void
  /** Tries to send the waiting actions now. */
  wake: () => void
  listen: (listener: QueueListener) => () => void
  end: () => void
}

/** The delay before an action that could not be sent is sent again (ms). */
const TRY_AGAIN_AFTER = 1000

/**
 * After this many responses with status 500, an action is set aside as refused, so that the next action can be sent.
 */
const MOST_FAILURES = 5

const isReady = ({ asked, refusal }: QueuedAction): boolean => !asked && !refusal

export function openOfflineQueue(userId: UserId, matchId: MatchId): OfflineQueue {
  const queue = openActionQueue(userId, matchId)
  const listeners = new Set<QueueListener>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isEnded = false
  const failures = new Map<string, number>()
  /** The ids of the actions that were queued when the page opened or when a request last failed. */
  let waited = new Set(queue.get().map(({ id }) => id))
  /**
   * The actions that were undone since the last new press. Each is an action on the server or an unsent action of this
   * queue.
   */
  let undone: (QueuedAction | 'by-the-server')[] = []
  /** The actions that could not be undone. Later undos skip them as long as the page is open. */
  const stuck = new Set<ActionId>()
  const passedOver = () => new Set([...stuck, ...queue.get().flatMap((one) => targetOf(one) ?? [])])

  const append = (pressed: Pressed, at: number, asked = false): QueuedAction => {
    const place = 1 + Math.max(0, ...queue.get().map((one) => one.place))
    const queued: QueuedAction = { id: newActionId(), at, place, pressed, ...(asked && { asked: true as const }) }
    queue.put(queued)
    wake()
    return queued
  }
  const press: OfflineQueue['press'] = (...given) => {
    undone = []
    return append(...given)
  }
  const undo: OfflineQueue['undo'] = (at, seen) => {
    const last = queue.get().findLast(({ refusal }) => !refusal)
    if (last && !last.tried && last.pressed.kind !== 'undo') {
      queue.remove(last.id)
      undone.push(last)
    } else {
      const waiting = splitUndone(queue.get().filter(isReady)).pending.at(-1)
      const of = waiting && { id: waiting.id, kind: waiting.pressed.kind, at: waiting.at }
      append({ kind: 'undo', ...(seen !== undefined && { seen }), ...(of && { of }) }, at)
      undone.push('by-the-server')
    }
  }
  const doAgain: OfflineQueue['doAgain'] = (at, actionId) => {
    const last = undone.at(-1)
    if (actionId === undefined || last === 'by-the-server') undone.pop()
    if (actionId !== undefined || last === undefined || last === 'by-the-server')
      append({ kind: 'redo', ...(actionId && { actionId }) }, at)
    else append(last.pressed, last.at, last.asked)
  }
  /** Returns the refused press that this undo is meant for. The queue then removes both the press and the undo. */
  const refusedBefore = ({ pressed }: QueuedAction): QueuedAction | undefined =>
    pressed.kind === 'undo' ? queue.get().find(({ id, refusal }) => id === pressed.of?.id && refusal) : undefined
  const change: OfflineQueue['change'] = (id, make) => {
    queue.replace(id, make)
    wake()
  }
  const notify = (say: (listener: QueueListener) => void) => {
    for (const listener of [...listeners]) say(listener)
  }

  /** Sends one action at a time. A refused action is set aside; without a connection all actions wait. */
  async function sendAll(): Promise<void> {
    for (;;) {
      const queued = queue.get().find(isReady)
      if (!queued || isEnded) return
      queue.replace(queued.id, (one) => ({ ...one, tried: true }))
      try {
        const choose = (actionId: ActionId) =>
          queue.replace(queued.id, (one) => ({ ...one, pressed: { ...one.pressed, actionId } as Pressed }))
        const refused = refusedBefore(queued)
        const sending = { matchId, userId, waited: waited.has(queued.id), choose, passedOver: passedOver() }
        const sent = refused ? {} : await sendAction(queued, sending)
        if (refused) queue.remove(refused.id)
        queue.remove(queued.id)
        notify((listener) => listener.onSent?.(queued, sent))
      } catch (error) {
        if (error instanceof MustAsk) {
          queue.remove(queued.id)
          notify((listener) => listener.onMustAsk?.(error))
        } else if (mayPass(error) && !isHopeless(queued, error)) {
          waited = new Set(queue.get().map(({ id }) => id))
          if (!isEnded) timer = setTimeout(wake, waitAfter(error))
          return
        } else {
          refuse(queued, error)
        }
      }
    }
  }

  function isHopeless({ id }: QueuedAction, error: unknown): boolean {
    if (!(error instanceof CallError && error.status === 500)) return false
    const count = (failures.get(id) ?? 0) + 1
    failures.set(id, count)
    return count >= MOST_FAILURES
  }

  function refuse(queued: QueuedAction, error: unknown): void {
    const code = error instanceof CallError || error instanceof LocalRefusal ? error.code : 'unknown'
    const message = error instanceof Error ? error.message : msg('match-control.offline-queue.something-went-wrong')
    // Reads the stored action again, because `choose` may meanwhile have stored which action it undoes.
    queue.replace(queued.id, (one) => ({ ...one, refusal: { code, message } }))
    const refused = queue.get().find(({ id }) => id === queued.id)
    if (!refused) return
    const target = targetOf(refused)
    if (target) stuck.add(target)
    notify((listener) => listener.onRefused?.(refused))
  }

  function wake(): void {
    if (isRunning || isEnded) return
    clearTimeout(timer)
    timer = undefined
    isRunning = true
    void oneAtATime(`bettle.console.${userId}.${matchId}`, sendAll).finally(() => {
      isRunning = false
      // An action may have been added just when sending stopped.
      if (timer === undefined && queue.get().some(isReady)) wake()
    })
  }

  wake()
  return {
    get: queue.get,
    subscribe: queue.subscribe,
    press,
    change,
    drop: queue.remove,
    undo,
    doAgain,
    wake,
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    end: () => {
      isEnded = true
      clearTimeout(timer)
      queue.end()
    },
  }
}

/** Returns the action that could not be undone; undefined if only a reason was missing. */
function targetOf({ pressed, refusal }: QueuedAction): ActionId | undefined {
  if (!refusal || refusal.code === 'results-confirmed') return undefined
  return pressed.kind === 'undo' || pressed.kind === 'redo' ? pressed.actionId : undefined
}

/** Returns whether a retry may succeed: after no response, a server error or a rate limit. */
function mayPass(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500 || error.status === 429)
}

/** Returns the delay before the next attempt, which is at least as long as the server's Retry-After. */
function waitAfter(error: unknown): number {
  const retryAfterMs = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(TRY_AGAIN_AFTER, retryAfterMs)
}

/** Uses a Web Lock, so that two tabs of one operator do not send the same action at the same time. */
async function oneAtATime(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator && navigator.locks) await navigator.locks.request(name, run)
  else await run()
}

const queues = ofPage(
  () => new Map<string, OfflineQueue>(),
  (all) => {
    for (const offlineQueue of all.values()) offlineQueue.end()
  },
)

/** Returns the operator's queue for a match. The page has only one, however often the console renders. */
export function offlineQueueOf(userId: UserId, matchId: MatchId): OfflineQueue {
  const key = `${userId}.${matchId}`
  const existing = queues().get(key)
  if (existing) return existing
  const made = openOfflineQueue(userId, matchId)
  queues().set(key, made)
  return made
}
