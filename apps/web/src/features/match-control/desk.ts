import type { MatchId, UserId } from '@bettle/contract'
import { CallError } from '../../api/call-error.ts'
import { ofPage } from '../../memory/remember.ts'
import type { Act, Pressed } from './act.ts'
import { newActId } from './act.ts'
import { type KeptActs, keepActs } from './kept-acts.ts'
import { HeldBack, MustAsk, type Sent, sendAct } from './send-act.ts'

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
  /** The id of what is under way, if anything. */
  sending: () => string | undefined
  /** Tries again what could not be sent. */
  wake: () => void
  listen: (listener: DeskListener) => () => void
  end: () => void
}

/** What could not be sent is tried again after this (ms). */
const TRY_AGAIN_AFTER = 1000

const isReady = ({ asked, refusal }: Act): boolean => !asked && !refusal

export function openDesk(userId: UserId, matchId: MatchId, tempo: number): Desk {
  const acts = keepActs(userId, matchId)
  const listeners = new Set<DeskListener>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isEnded = false
  let underWay: string | undefined

  const change: Desk['change'] = (id, make) => {
    acts.change((all) => all.map((act) => (act.id === id ? make(act) : act)))
    wake()
  }
  const drop = (id: string) => acts.change((all) => all.filter((act) => act.id !== id))
  const tell = (say: (listener: DeskListener) => void) => {
    for (const listener of [...listeners]) say(listener)
  }

  /** One after the other. Whatever is refused stands aside; without a connection all of them wait. */
  async function sendAll(): Promise<void> {
    for (;;) {
      const act = acts.get().find(isReady)
      if (!act || isEnded) return
      underWay = act.id
      try {
        const choose = (actionId: NonNullable<Extract<Pressed, { kind: 'undo' }>['actionId']>) =>
          acts.change((all) =>
            all.map((one) => (one.id === act.id ? { ...one, pressed: { ...one.pressed, actionId } as Pressed } : one)),
          )
        const sent = await sendAct(act, { matchId, tempo, choose })
        drop(act.id)
        tell((listener) => listener.onSent?.(act, sent))
      } catch (error) {
        if (error instanceof MustAsk) {
          drop(act.id)
          tell((listener) => listener.onMustAsk?.(error))
        } else if (mayPass(error)) {
          if (!isEnded) timer = setTimeout(wake, TRY_AGAIN_AFTER)
          return
        } else {
          refuse(act, error)
        }
      } finally {
        underWay = undefined
      }
    }
  }

  function refuse(act: Act, error: unknown): void {
    const code = error instanceof CallError || error instanceof HeldBack ? error.code : 'unknown'
    const message = error instanceof Error ? error.message : 'Something went wrong...'
    const refused: Act = { ...act, refusal: { code, message } }
    acts.change((all) => all.map((one) => (one.id === act.id ? refused : one)))
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
    press: (pressed, at, asked = false) => {
      const act: Act = { id: newActId(), at, pressed, ...(asked && { asked: true as const }) }
      acts.change((all) => [...all, act])
      wake()
      return act
    },
    change,
    drop,
    sending: () => underWay,
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

/** No answer, or none that says anything of what was asked: it may go better next time. */
function mayPass(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500 || error.status === 429)
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
export function deskOf(userId: UserId, matchId: MatchId, tempo: number): Desk {
  const key = `${userId}.${matchId}`
  const known = desks().get(key)
  if (known) return known
  const made = openDesk(userId, matchId, tempo)
  desks().set(key, made)
  return made
}
