import type { CompetitionPhase, EntryStatus } from './competition-state.ts'

/** The reason why an entry cannot withdraw from a competition. */
export type WithdrawRefusal = 'competition-cancelled' | 'competition-ended' | 'not-enrolled' | 'entry-out'

/** Returns the first reason to refuse the withdrawal, or undefined if it is accepted ([CP50]). */
export function withdrawRefusal(phase: CompetitionPhase, status: EntryStatus | null): WithdrawRefusal | undefined {
  if (phase === 'cancelled') return 'competition-cancelled'
  if (phase === 'closed' || phase === 'finished') return 'competition-ended'
  if (status === null || status === 'withdrawn' || status === 'lost') return 'not-enrolled'
  return status === 'eliminated' || status === 'disqualified' || status === 'lapsed' ? 'entry-out' : undefined
}
