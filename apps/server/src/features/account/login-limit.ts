import { GameError } from '@bettle/contract'
import type { Clock } from '../../clock.ts'

const WINDOW_MS = 15 * 60_000
/** Failures in a window: from one place on one account, and on one account from anywhere. */
const MAX_FROM_ONE_PLACE = 10
const MAX_FROM_ANYWHERE = 60
/** The memory of attempts is bounded: beyond this the oldest are forgotten. */
const MAX_KEYS = 50_000

/**
 * How often a password may be guessed. The address counts whether it is registered or not, so a limit tells nothing.
 * Two limits, so that a stranger cannot easily lock somebody out: their own place is refused long before.
 */
export interface LoginLimit {
  /** Counts an attempt before its password is looked at, so that many at once do not slip through; refuses one too many. */
  attempt(account: string, place: string): void
  /** It was the right password: the attempts from this place are forgotten. */
  succeeded(account: string, place: string): void
}

export function createLoginLimit(clock: Clock, enabled: boolean): LoginLimit {
  if (!enabled) return { attempt: () => {}, succeeded: () => {} }
  const attempts = new Map<string, number[]>()

  const keysOf = (account: string, place: string) => [
    { key: `${account}\n${place}`, max: MAX_FROM_ONE_PLACE },
    { key: account, max: MAX_FROM_ANYWHERE },
  ]

  return {
    attempt(account, place) {
      const now = clock.now()
      const counted = keysOf(account, place).map(({ key, max }) => ({
        key,
        max,
        recent: (attempts.get(key) ?? []).filter((at) => at > now - WINDOW_MS),
      }))
      for (const { max, recent } of counted) {
        const oldest = recent.at(-max)
        if (oldest === undefined) continue
        throw new GameError('rate-limited', { retryAfter: Math.ceil((oldest + WINDOW_MS - now) / 1000) })
      }
      for (const { key, recent } of counted) {
        attempts.delete(key)
        attempts.set(key, [...recent, now])
      }
      for (const key of attempts.keys()) {
        if (attempts.size <= MAX_KEYS) break
        attempts.delete(key)
      }
    },
    succeeded(account, place) {
      const [here, anywhere] = keysOf(account, place)
      const mine = here && attempts.get(here.key)
      if (!here || !anywhere || !mine) return
      attempts.delete(here.key)
      const others = (attempts.get(anywhere.key) ?? []).slice(mine.length)
      if (others.length > 0) attempts.set(anywhere.key, others)
      else attempts.delete(anywhere.key)
    },
  }
}
