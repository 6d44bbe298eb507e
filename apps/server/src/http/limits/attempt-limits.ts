import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { clientKeyOf } from './client-key-of.ts'
import { LIMITS } from './limits.ts'
import { slidingWindows } from './sliding-windows.ts'

/** The attempts allowed in a sliding window; an undefined number sets no limit. */
interface LimitRules {
  readonly withinMs: number
  readonly most: {
    /** From one client, on all accounts. */
    readonly clientKey?: number
    /**
     * On one account, from all clients. It does not apply to a client that succeeded before, because strangers could
     * lock it out.
     */
    readonly account: number
    /** From one client on one account; lower than `account` if a stranger could lock a user out. */
    readonly accountFromClientKey?: number
  }
  /** The refusal before the time to wait. */
  readonly message?: string
}

/** Counts registered and unregistered accounts alike, so that a limit reveals nothing. */
export interface AttemptLimit {
  /** Counts an attempt before the work, so that concurrent attempts are limited too. Throws beyond a limit. */
  attempt(account: string, clientKey: string): Promise<void>
  /** Drops the attempts of this client on this account after a success. */
  succeeded(account: string, clientKey: string): Promise<void>
}

/**
 * rate-limiter-flexible is unsuitable here: it uses fixed windows and the machine's clock.
 * It cannot drop one client's attempts on one account from the counts of either.
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
      if (wait > 0) throw tooMany(wait, rules.message)
    },
    async succeeded(account, ip) {
      const clientKey = clientKeyOf(ip)
      const pair = pairOf(account, clientKey)
      await windows.forget(pair, [ofAccount(account), ofClient(clientKey)])
      await windows.remember(pair)
    },
  }
}

function tooMany(waitMs: number, message = 'Too many attempts.'): GameError {
  const seconds = Math.ceil(waitMs / 1000)
  return new GameError('rate-limited', {
    message: `${message} Please try again in ${spokenTime(seconds)}.`,
    retryAfter: seconds,
  })
}

/** Rounded up, so that an attempt after this time is accepted. */
function spokenTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

const UNLIMITED: AttemptLimit = { attempt: async () => {}, succeeded: async () => {} }

/**
 * The limits of one server, shared by sign-in, registration and password changes. Limits by client key apply to visitors:
 * a signed-in account is counted by itself, so that visitors use up nothing of its limits.
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
      message: 'You have downloaded your data several times.',
    }),
    guestSeats: limitBy('guest-seats', {
      ...LIMITS.guestSeats,
      message: 'Many guests have come in the last minutes.',
    }),
    guest: limitBy('guest', {
      ...LIMITS.guest,
      message: 'Three trial games were started from your network in ten minutes.',
    }),
  }
}

export type AttemptLimits = Readonly<ReturnType<typeof attemptLimits>>
