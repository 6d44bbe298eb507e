import type { Instant } from '../time.ts'
import type { CompetitionSettings } from './competition-settings.ts'
import type { CompetitionPhase, EntryStatus } from './competition-state.ts'

/** The reason why an account cannot enrol in a competition. */
export type EnrolRefusal =
  | 'competition-cancelled'
  | 'competition-ended'
  | 'enrolment-not-open'
  | 'enrolment-closed'
  | 'account-cannot-enrol'
  | 'competition-code-wrong'
  | 'competition-code-spent'
  | 'entry-disqualified'
  | 'already-enrolled'

/** A request to enrol, and the state of the competition at that time. */
export interface EnrolAttempt {
  readonly phase: CompetitionPhase
  readonly settings: Pick<CompetitionSettings, 'format' | 'isPractice' | 'opensAt'>
  /** The instant at which enrolment closes for the first draw. */
  readonly closesAt: Instant
  readonly arrivedAt: Instant
  readonly account: 'registered' | 'guest' | 'bot'
  /** `wrong`: the code is missing, unknown, or that of another competition. `spent`: another user has used the code. */
  readonly code: 'not-needed' | 'valid' | 'wrong' | 'spent'
  /** The status of the account's entry; null if the account never enrolled. */
  readonly status: EntryStatus | null
}

/** Returns the first reason to refuse the enrolment, or undefined if it is accepted ([CP49]). */
export function enrolRefusal(attempt: EnrolAttempt): EnrolRefusal | undefined {
  const { phase, settings, account, code, status } = attempt
  if (phase === 'cancelled') return 'competition-cancelled'
  if (phase === 'closed' || phase === 'finished') return 'competition-ended'
  if (attempt.arrivedAt < settings.opensAt) return 'enrolment-not-open'
  if (isEnrolmentClosed(attempt)) return 'enrolment-closed'
  // Bots and guests play only in the practice cup.
  if (account !== 'registered' && !settings.isPractice) return 'account-cannot-enrol'
  if (code === 'wrong') return 'competition-code-wrong'
  if (code === 'spent') return 'competition-code-spent'
  if (status === 'disqualified') return 'entry-disqualified'
  return status === null || status === 'withdrawn' || status === 'lapsed' ? undefined : 'already-enrolled'
}

/**
 * Returns true if enrolment is closed. It closes at `closesAt` for the first draw. After that draw only a league
 * accepts entries: they join the season or wait for the next season.
 */
function isEnrolmentClosed({ phase, settings, closesAt, arrivedAt }: EnrolAttempt): boolean {
  return phase === 'enrolling' ? arrivedAt >= closesAt : settings.format !== 'league'
}
