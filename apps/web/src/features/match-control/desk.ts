import type { ActionId, MatchId, UserId } from '@bettle/contract'
import { CallError } from '../../api/call-error.ts'
import { ofPage } from '../../memory/remember.ts'
import type { Act, Pressed } from './act.ts'
import { newActId } from './act.ts'
import { type KeptActs, keepActs } from './kept-acts.ts'
import { sendAct } from './send-act.ts'
import { HeldBack, MustAsk, type Sent } from './sending.ts'
import { withoutTakenBack } from './shown-events.ts'

export interface DeskListener {
  onSent?: (act: Act, sent: Sent) => void
  onRefused?: (act: Act) => void
  onMustAsk?: (question: MustAsk) => void
}

/** What one operator presses in one match: kept, and sent in order. */
export interface Desk extends Pick<KeptActs, 'get' | 'subscribe'> {
  press: (pressed: Pressed, at: number, asked?: boolean) => Act
  /** Changes what has not been sent: an answer was given, a reason, another minute. */
  change: (id: string, change: (act: Act) => Act) => void
  drop: (id: string) => void
  /** Takes back the last press: one that was never sent was never more than that. `seen` is when others were last heard of. */
  takeBack: (at: number, seen?: number) => void
  /** Does again what was taken back last, or this. */
  doAgain: (at: number, actionId?: ActionId) => void
  /** Tries again what could not be sent. */
  wake: () => void
  listen: (listener: DeskListener) => () => void
  end: () => void
}

/** What could not be sent is tried again after this (ms). */
const TRY_AGAIN_AFTER = 1000

/** So often is tried what makes the server fail; then it stands aside, and holds up nothing any more. */
const MOST_FAILURES = 5

const isReady = ({ asked, refusal }: Act): boolean => !asked && !refusal

export function openDesk(userId: UserId, matchId: MatchId): Desk {
  const acts = keepActs(userId, matchId)
  const listeners = new Set<DeskListener>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isEnded = false
  const failures = new Map<string, number>()
  /** What was there when the page was opened, or when something could not be sent. */
  let waited = new Set(acts.get().map(({ id }) => id))
  /** What was taken back since the last press that was something new: by the server, or here before it was sent. */
  let takenBack: (Act | 'by the server')[] = []
  /** Could not be taken back: as long as the page is open no further press tries it again by itself. */
  const stuck = new Set<ActionId>()
  const passedOver = () => new Set([...stuck, ...acts.get().flatMap((act) => targetOf(act) ?? [])])

  const append = (pressed: Pressed, at: number, asked = false): Act => {
    const place = 1 + Math.max(0, ...acts.get().map((act) => act.place))
    const act: Act = { id: newActId(), at, place, pressed, ...(asked && { asked: true as const }) }
    acts.put(act)
    wake()
    return act
  }
  const press: Desk['press'] = (...given) => {
    takenBack = []
    return append(...given)
  }
  const takeBack: Desk['takeBack'] = (at, seen) => {
    const last = acts.get().findLast(({ refusal }) => !refusal)
    if (last && !last.tried && last.pressed.kind !== 'undo') {
      acts.remove(last.id)
      takenBack.push(last)
    } else {
      const waiting = withoutTakenBack(acts.get().filter(isReady)).standing.at(-1)
      const of = waiting && { id: waiting.id, kind: waiting.pressed.kind, at: waiting.at }
      append({ kind: 'undo', ...(seen !== undefined && { seen }), ...(of && { of }) }, at)
      takenBack.push('by the server')
    }
  }
  const doAgain: Desk['doAgain'] = (at, actionId) => {
    const last = takenBack.at(-1)
    if (actionId === undefined || last === 'by the server') takenBack.pop()
    if (actionId !== undefined || last === undefined || last === 'by the server')
      append({ kind: 'redo', ...(actionId && { actionId }) }, at)
    else append(last.pressed, last.at, last.asked)
  }
  /** What it was to take back, where that was never taken: then both are gone. */
  const refusedBefore = ({ pressed }: Act): Act | undefined =>
    pressed.kind === 'undo' ? acts.get().find(({ id, refusal }) => id === pressed.of?.id && refusal) : undefined
  const change: Desk['change'] = (id, make) => {
    acts.replace(id, make)
    wake()
  }
  const tell = (say: (listener: DeskListener) => void) => {
    for (const listener of [...listeners]) say(listener)
  }

  /** One after the other. Whatever is refused stands aside; without a connection all of them wait. */
  async function sendAll(): Promise<void> {
    for (;;) {
      const act = acts.get().find(isReady)
      if (!act || isEnded) return
      acts.replace(act.id, (one) => ({ ...one, tried: true }))
      try {
        const choose = (actionId: ActionId) =>
          acts.replace(act.id, (one) => ({ ...one, pressed: { ...one.pressed, actionId } as Pressed }))
        const refused = refusedBefore(act)
        const sending = { matchId, userId, waited: waited.has(act.id), choose, passedOver: passedOver() }
        const sent = refused ? {} : await sendAct(act, sending)
        if (refused) acts.remove(refused.id)
        acts.remove(act.id)
        tell((listener) => listener.onSent?.(act, sent))
      } catch (error) {
        if (error instanceof MustAsk) {
          acts.remove(act.id)
          tell((listener) => listener.onMustAsk?.(error))
        } else if (mayPass(error) && !isHopeless(act, error)) {
          waited = new Set(acts.get().map(({ id }) => id))
          if (!isEnded) timer = setTimeout(wake, waitAfter(error))
          return
        } else {
          refuse(act, error)
        }
      }
    }
  }

  function isHopeless({ id }: Act, error: unknown): boolean {
    if (!(error instanceof CallError && error.status === 500)) return false
    const count = (failures.get(id) ?? 0) + 1
    failures.set(id, count)
    return count >= MOST_FAILURES
  }

  function refuse(act: Act, error: unknown): void {
    const code = error instanceof CallError || error instanceof HeldBack ? error.code : 'unknown'
    const message = error instanceof Error ? error.message : 'Something went wrong...'
    // Which action it chose to take back was written down meanwhile.
    acts.replace(act.id, (one) => ({ ...one, refusal: { code, message } }))
    const refused = acts.get().find(({ id }) => id === act.id)
    if (!refused) return
    const target = targetOf(refused)
    if (target) stuck.add(target)
    tell((listener) => listener.onRefused?.(refused))
  }

  function wake(): void {
    if (isRunning || isEnded) return
    clearTimeout(timer)
    timer = undefined
    isRunning = true
    void inTurn(`bettle.console.${userId}.${matchId}`, sendAll).finally(() => {
      isRunning = false
      // Pressed in the moment in which it stopped.
      if (timer === undefined && acts.get().some(isReady)) wake()
    })
  }

  wake()
  return {
    get: acts.get,
    subscribe: acts.subscribe,
    press,
    change,
    drop: acts.remove,
    takeBack,
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
      acts.end()
    },
  }
}

/** What could not be taken back, but for want of a reason. */
function targetOf({ pressed, refusal }: Act): ActionId | undefined {
  if (!refusal || refusal.code === 'results-confirmed') return undefined
  return pressed.kind === 'undo' || pressed.kind === 'redo' ? pressed.actionId : undefined
}

/** No answer, or none that says anything of what was asked: it may go better next time. */
function mayPass(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500 || error.status === 429)
}

/** Who has asked too often for now is told when to go on. */
function waitAfter(error: unknown): number {
  const told = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(TRY_AGAIN_AFTER, told)
}

/** Two tabs of one operator send one after the other, not the same twice at once. */
async function inTurn(name: string, act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator && navigator.locks) await navigator.locks.request(name, act)
  else await act()
}

const desks = ofPage(
  () => new Map<string, Desk>(),
  (all) => {
    for (const desk of all.values()) desk.end()
  },
)

/** The desk of an operator at a match: one for the page, however often the console is drawn. */
export function deskOf(userId: UserId, matchId: MatchId): Desk {
  const key = `${userId}.${matchId}`
  const known = desks().get(key)
  if (known) return known
  const made = openDesk(userId, matchId)
  desks().set(key, made)
  return made
}
