import { GameError } from '@bettle/contract'
import type { Clock } from '../../clock.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'

/** The attempts allowed in a sliding window; an undefined field sets no limit. */
export interface LimitRules {
  readonly windowMs: number
  /** From one client, on all accounts. */
  readonly perClient: number
  /**
   * On one account, from all clients. It does not apply to a client that succeeded before, because strangers could lock
   * it out.
   */
  readonly perAccount: number
  /** From one client on one account; lower than `perAccount` if a stranger could lock a user out. */
  readonly perClientAndAccount?: number
  /** The sentence of the refusal before the time to wait. */
  readonly said?: string
}

/** Counts registered and unregistered accounts alike, so that a limit reveals nothing. */
export interface AttemptLimit {
  /** Counts an attempt before the work, so that concurrent attempts are limited too. Throws beyond a limit. */
  attempt(account: string, clientKey: string): void
  /** Drops the attempts of this client on this account after a success. */
  succeeded(account: string, clientKey: string): void
}

interface Attempt {
  readonly at: number
  readonly account: string
  readonly clientKey: string
}

/** Bounds the memory: beyond this the oldest attempts are dropped. */
const MAX_KEYS = 50_000

/**
 * rate-limiter-flexible is unsuitable here: it uses fixed windows and the machine's clock.
 * It cannot drop one client's attempts on one account from the counts of either.
 */
export function createAttemptLimit(clock: Clock, rules: LimitRules): AttemptLimit {
  const attempts = new Map<string, readonly Attempt[]>()
  /** Pairs of client and account that succeeded. */
  const proven = new Set<string>()
  const { windowMs } = rules

  const pairOf = (account: string, clientKey: string) => `${account}\n${clientKey}`
  const limitsOf = (account: string, clientKey: string) => [
    { key: pairOf(account, clientKey), max: rules.perClientAndAccount ?? rules.perAccount },
    { key: `${account}\n`, max: proven.has(pairOf(account, clientKey)) ? Number.POSITIVE_INFINITY : rules.perAccount },
    { key: `\n${clientKey}`, max: rules.perClient },
  ]

  /** Keeps the entries in the order of their last write. */
  function write(key: string, made: readonly Attempt[]): void {
    attempts.delete(key)
    if (made.length > 0) attempts.set(key, made)
    for (const oldest of attempts.keys()) {
      if (attempts.size <= MAX_KEYS) return
      attempts.delete(oldest)
    }
  }

  /** Keeps the pairs in the order of their last success. */
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

/** Rounded up, so that an attempt after this time is accepted. */
function spokenTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
