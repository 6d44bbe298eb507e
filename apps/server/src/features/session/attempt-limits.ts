import type { Context } from '../../context.ts'
import { type AttemptLimit, createAttemptLimit, type LimitRules } from './attempt-limit.ts'

const MINUTE = 60_000
const QUARTER_OF_AN_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE
const ANY = Number.POSITIVE_INFINITY

/**
 * Per place means per network address, behind which there may be a whole pub: such limits are wide, and only stop a script
 * that tries many accounts. They are for visitors: an account that is signed in counts by itself, wherever it is, so that no visitor
 * uses up what it may do. Each node counts for itself.
 */
const RULES = {
  /** Wrong passwords only: a right one is forgotten. One's own place is refused long before a stranger locks one out. */
  login: {
    windowMs: QUARTER_OF_AN_HOUR,
    perClient: 200,
    perAccount: 60,
    perClientAndAccount: 10,
  },
  /** Wrong passwords of an account that is signed in, asked for once more; a right one is forgotten. */
  ownPassword: { windowMs: QUARTER_OF_AN_HOUR, perClient: ANY, perAccount: 10 },
  /** A pub registers within an hour; an address that is tried again and again costs the work of a password each time. */
  register: { windowMs: HOUR, perClient: 200, perAccount: 10 },
  /** Each is a mail in somebody's inbox. Whoever is refused has five of them, and the last one works. */
  forgot: { windowMs: HOUR, perClient: 50, perAccount: 5 },
  /**
   * [A33] For each address that somebody wants to have: as many mails to it. Counted apart from `forgot`, as of an address that has an
   * account none is mailed: its owner would be refused links that strangers have used up.
   */
  wantedEmail: { windowMs: HOUR, perClient: ANY, perAccount: 5 },
  /** For each account that wants another address, whichever. */
  wantingEmail: { windowMs: HOUR, perClient: ANY, perAccount: 10 },
  /** A token cannot be guessed; this spares the server the work of the passwords. */
  reset: {
    windowMs: QUARTER_OF_AN_HOUR,
    perClient: 50,
    perAccount: 60,
    perClientAndAccount: 10,
  },
  /** [G2] Each game is counted under a name of its own, so that one that came to nothing is forgotten. */
  guest: {
    windowMs: 10 * MINUTE,
    perClient: 3,
    perAccount: 1,
    said: 'Three trial games were started from your network in ten minutes.',
  },
} as const satisfies Record<string, LimitRules>

export type AttemptLimits = Readonly<Record<keyof typeof RULES, AttemptLimit>>

const UNLIMITED: AttemptLimit = { attempt: () => {}, succeeded: () => {} }

/** Those of one server: what signing in, registering and setting a password share. */
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
