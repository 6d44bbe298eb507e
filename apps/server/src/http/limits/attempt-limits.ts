import { GameError, sentence } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { clientKeyOf } from './client-key-of.ts'
import { LIMITS } from './limits.ts'
import { slidingWindows } from './sliding-windows.ts'

/** The most attempts in a sliding window. */
interface LimitRules {
  readonly withinMs: number
  readonly most: {
    /** The most attempts from one client, on all accounts. Undefined sets no limit. */
    readonly clientKey?: number
    /**
     * The most attempts on one account, from all clients. It does not apply to a client that succeeded on this account
     * before, because strangers could lock this client out.
     */
    readonly account: number
    /**
     * The most attempts from one client on one account; `account` if undefined. It is lower than `account` if a
     * stranger could lock a user out.
     */
    readonly accountFromClientKey?: number
  }
  /** The sentence of the refusal, which says the time to wait. */
  readonly text?: 'data-downloaded' | 'guests-too-many' | 'trials-too-many' | 'trials-too-many-today'
}

/**
 * A limit of attempts. It counts registered and unregistered accounts alike, so that it does not reveal which exist.
 */
export interface AttemptLimit {
  /**
   * Counts an attempt before the attempt's work, so that concurrent attempts are limited too. Throws if a limit is
   * reached; it then does not count the attempt.
   */
  attempt(account: string, clientKey: string): Promise<void>
  /** Drops the attempts of this client on this account after a success, and remembers that the client succeeded. */
  succeeded(account: string, clientKey: string): Promise<void>
}

/**
 * Creates an attempt limit. rate-limiter-flexible is unsuitable here, because it uses fixed windows and the machine's
 * clock. It cannot drop one client's attempts on one account from the other counts.
 */
export function createAttemptLimit(
  ctx: Pick<Context, 'clock' | 'redis'>,
  name: string,
  rules: LimitRules,
): AttemptLimit {
  const windows = slidingWindows(ctx, name)
  const { withinMs, most } = rules
  const pairOf = (account: string, clientKey: string) => `${account}\n${clientKey}`
  const ofAccount = (account: string) => `${account}\n`
  const ofClient = (clientKey: string) => `\n${clientKey}`
  const atMost = (key: string, most: number) => ({ key, windows: [{ most, withinMs }] })

  return {
    async attempt(account, ip) {
      const clientKey = clientKeyOf(ip)
      const pair = pairOf(account, clientKey)
      const isProven = await windows.remembers(pair)
      const wait = await windows.count([
        atMost(pair, most.accountFromClientKey ?? most.account),
        atMost(ofAccount(account), isProven ? Number.POSITIVE_INFINITY : most.account),
        atMost(ofClient(clientKey), most.clientKey ?? Number.POSITIVE_INFINITY),
      ])
      if (wait > 0) throw tooMany(wait, rules.text)
    },
    async succeeded(account, ip) {
      const clientKey = clientKeyOf(ip)
      const pair = pairOf(account, clientKey)
      await windows.forget(pair, [ofAccount(account), ofClient(clientKey)])
      await windows.remember(pair)
    },
  }
}

function tooMany(waitMs: number, text: LimitRules['text'] | 'attempts-too-many' = 'attempts-too-many'): GameError {
  const seconds = Math.ceil(waitMs / 1000)
  return new GameError('rate-limited', { ...sentence(text, { seconds }), retryAfter: seconds })
}

const UNLIMITED: AttemptLimit = { attempt: async () => {}, succeeded: async () => {} }

/**
 * Creates the attempt limits of one server, for example of sign-in, registration, emails and guests. Limits by client
 * key apply to visitors. A signed-in account is counted by its id, so that visitors at its address do not use up its
 * limits.
 */
export function attemptLimits(ctx: Pick<Context, 'clock' | 'config' | 'redis'>) {
  const limitBy = (name: string, rules: LimitRules) =>
    ctx.config.rateLimits ? createAttemptLimit(ctx, name, rules) : UNLIMITED
  return {
    login: limitBy('login', LIMITS.login),
    ownPassword: limitBy('own-password', LIMITS.ownPassword),
    register: limitBy('register', LIMITS.register),
    forgot: limitBy('forgot', LIMITS.forgot),
    wantedEmail: limitBy('wanted-email', LIMITS.wantedEmail),
    wantingEmail: limitBy('wanting-email', LIMITS.wantingEmail),
    confirmation: limitBy('confirmation', LIMITS.confirmation),
    reset: limitBy('reset', LIMITS.reset),
    dataExport: limitBy('data-export', {
      ...LIMITS.dataExport,
      text: 'data-downloaded',
    }),
    guestSeats: limitBy('guest-seats', {
      ...LIMITS.guestSeats,
      text: 'guests-too-many',
    }),
    guest: limitBy('guest', {
      ...LIMITS.guest,
      text: 'trials-too-many',
    }),
    guestDay: limitBy('guest-day', {
      ...LIMITS.guestDay,
      text: 'trials-too-many-today',
    }),
  }
}

export type AttemptLimits = Readonly<ReturnType<typeof attemptLimits>>
