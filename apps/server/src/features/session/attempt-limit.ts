import { GameError } from '@bettle/contract'
import type { Clock } from '../../clock.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'

/** How many attempts fit in a window that moves along; what is left out is not limited. */
export interface LimitRules {
  readonly windowMs: number
  /** From one place, on any account. */
  readonly perClient: number
  /** On one account, from anywhere; not for a place that was right about it before, whom strangers would lock out. */
  readonly perAccount: number
  /** From one place on one account; lower than `onOneAccount` where a stranger could lock somebody out. */
  readonly perClientAndAccount?: number
  /** What is said to whoever is refused, before the time to wait. */
  readonly said?: string
}

/** The account counts whether it is registered or not, so a limit tells nothing. */
export interface AttemptLimit {
  /** Counts an attempt before any work is done for it, so that many at once do not slip through; refuses one too many. */
  attempt(account: string, clientKey: string): void
  /** Whoever it is was right: the attempts from this place on this account are forgotten. */
  succeeded(account: string, clientKey: string): void
}

interface Attempt {
  readonly at: number
  readonly account: string
  readonly clientKey: string
}

/** The memory of attempts is bounded: beyond this the oldest are forgotten. */
const MAX_KEYS = 50_000

/**
 * Our own: rate-limiter-flexible (which counts look-ups of codes) counts in windows that stand, by the machine's clock, and
 * cannot forget the attempts of one place on one account among all of either.
 */
export function createAttemptLimit(clock: Clock, rules: LimitRules): AttemptLimit {
  const attempts = new Map<string, readonly Attempt[]>()
  /** Places on accounts that were right. */
  const proven = new Set<string>()
  const { windowMs } = rules

  const pairOf = (account: string, clientKey: string) => `${account}\n${clientKey}`
  const limitsOf = (account: string, clientKey: string) => [
    { key: pairOf(account, clientKey), max: rules.perClientAndAccount ?? rules.perAccount },
    { key: `${account}\n`, max: proven.has(pairOf(account, clientKey)) ? Number.POSITIVE_INFINITY : rules.perAccount },
    { key: `\n${clientKey}`, max: rules.perClient },
  ]

  /** The last written is the last forgotten. */
  function write(key: string, made: readonly Attempt[]): void {
    attempts.delete(key)
    if (made.length > 0) attempts.set(key, made)
    for (const oldest of attempts.keys()) {
      if (attempts.size <= MAX_KEYS) return
      attempts.delete(oldest)
    }
  }

  /** The last that was right is the last forgotten. */
  function prove(pair: string): void {
    proven.delete(pair)
    const [oldest] = proven.add(pair)
    if (proven.size > MAX_KEYS && oldest !== undefined) proven.delete(oldest)
  }

  return {
    attempt(account, ip) {
      const clientKey = clientKeyOf(ip)
      const now = clock.now()
      const counted = limitsOf(account, clientKey).map(({ key, max }) => ({
        key,
        max,
        recent: (attempts.get(key) ?? []).filter(({ at }) => at > now - windowMs),
      }))
      const free = counted.map(({ max, recent }) => (recent.at(-max)?.at ?? now - windowMs) + windowMs)
      const wait = Math.max(...free) - now
      if (wait > 0) throw tooMany(wait, rules.said)
      const attempt = { at: now, account, clientKey }
      for (const { key, recent } of counted) write(key, [...recent, attempt])
    },
    succeeded(account, ip) {
      const clientKey = clientKeyOf(ip)
      for (const { key } of limitsOf(account, clientKey)) {
        const others = (attempts.get(key) ?? []).filter(
          (made) => made.account !== account || made.clientKey !== clientKey,
        )
        write(key, others)
      }
      prove(pairOf(account, clientKey))
    },
  }
}

function tooMany(waitMs: number, said = 'Too many attempts.'): GameError {
  const seconds = Math.ceil(waitMs / 1000)
  return new GameError('rate-limited', {
    message: `${said} Please try again in ${spokenTime(seconds)}.`,
    retryAfter: seconds,
  })
}

/** Rounded up: whoever comes back then is let in. */
function spokenTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
