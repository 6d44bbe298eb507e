import type { Context } from '../../context.ts'
import { type AttemptLimit, createAttemptLimit, type LimitRules } from './attempt-limit.ts'

const MINUTE = 60_000
const QUARTER_OF_AN_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE
const ANY = Number.POSITIVE_INFINITY

/**
 * A client is a network address, which a whole pub may share: its limits are wide and stop a script that tries many
 * accounts.
 * They apply to visitors. A signed-in account is counted by itself, so that visitors use up nothing of its limits.
 * Each node counts separately.
 */
const RULES = {
  /**
   * Wrong passwords only; a success drops them. The user's own client is refused long before strangers lock the
   * account.
   */
  login: {
    windowMs: QUARTER_OF_AN_HOUR,
    perClient: 200,
    perAccount: 60,
    perClientAndAccount: 10,
  },
  /** Wrong passwords of a signed-in account that confirms its password; a success drops them. */
  ownPassword: { windowMs: QUARTER_OF_AN_HOUR, perClient: ANY, perAccount: 10 },
  /** A pub registers within an hour. Repeated attempts on one address each cost a password hash. */
  register: { windowMs: HOUR, perClient: 200, perAccount: 10 },
  /** Each is an email to the user. A refused user has five of them, and the last one works. */
  forgot: { windowMs: HOUR, perClient: 50, perAccount: 5 },
  /**
   * [A33] Emails per requested address. Counted apart from `forgot`:
   * for an address with an account no email is sent, so strangers would use up its owner's password links.
   */
  wantedEmail: { windowMs: HOUR, perClient: ANY, perAccount: 5 },
  /** Per account that requests another address, whichever. */
  wantingEmail: { windowMs: HOUR, perClient: ANY, perAccount: 10 },
  /** A token cannot be guessed; this limits the password hashes. */
  reset: {
    windowMs: QUARTER_OF_AN_HOUR,
    perClient: 50,
    perAccount: 60,
    perClientAndAccount: 10,
  },
  /** [G2] Each game has a key of its own, so that a failed one is not counted. */
  guest: {
    windowMs: 10 * MINUTE,
    perClient: 3,
    perAccount: 1,
    said: 'Three trial games were started from your network in ten minutes.',
  },
} as const satisfies Record<string, LimitRules>

export type AttemptLimits = Readonly<Record<keyof typeof RULES, AttemptLimit>>

const UNLIMITED: AttemptLimit = { attempt: () => {}, succeeded: () => {} }

/** The limits of one server, shared by sign-in, registration and password changes. */
export function attemptLimits({ clock, config }: Pick<Context, 'clock' | 'config'>): AttemptLimits {
  const limitBy = (rules: LimitRules) => (config.rateLimits ? createAttemptLimit(clock, rules) : UNLIMITED)
  return {
    login: limitBy(RULES.login),
    ownPassword: limitBy(RULES.ownPassword),
    register: limitBy(RULES.register),
    forgot: limitBy(RULES.forgot),
    wantedEmail: limitBy(RULES.wantedEmail),
    wantingEmail: limitBy(RULES.wantingEmail),
    reset: limitBy(RULES.reset),
    guest: limitBy(RULES.guest),
  }
}
