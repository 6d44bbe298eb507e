import type { Instant } from '../time.ts'
import type { CompetitionSettings } from './competition-settings.ts'
import type { CompetitionPhase, EntryStatus } from './competition-state.ts'

/** Why an account cannot enrol. */
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

/** A request to enrol, and the state that it meets. */
export interface EnrolAttempt {
  readonly phase: CompetitionPhase
  readonly settings: Pick<CompetitionSettings, 'format' | 'isPractice' | 'opensAt'>
  /** When the first draw is due. */
  readonly closesAt: Instant
  readonly arrivedAt: Instant
  readonly account: 'registered' | 'guest' | 'bot'
  /** `wrong`: missing, unknown, or the code of another competition. `spent`: used by somebody else. */
  readonly code: 'not-needed' | 'valid' | 'wrong' | 'spent'
  /** Null if the account never enrolled. */
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

/** A tournament closes with its draw. A league stays open: late entries join the season or wait for the next. */
function isEnrolmentClosed({ phase, settings, closesAt, arrivedAt }: EnrolAttempt): boolean {
  return phase === 'enrolling' ? arrivedAt >= closesAt : settings.format !== 'league'
}
