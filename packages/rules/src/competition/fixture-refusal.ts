import { type Instant, MINUTE } from '../time.ts'
import type { FixtureId } from './competition-log.ts'
import type { CompetitionPhase, FixtureStatus } from './competition-state.ts'
import { FIXTURE_SPACING } from './fixtures-needed.ts'

/** A match that is a fixture or may become one. */
export interface FixtureCandidate {
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  readonly tempo: number
}

/** The reason why a match cannot become a fixture. */
export type FixtureRefusal =
  | 'competition-ended'
  | 'fixture-chosen'
  | 'fixture-kicked-off'
  | 'fixture-after-last-day'
  | 'fixtures-too-close'

/** A request to add a fixture, and the state of the competition at that time. */
export interface FixtureAttempt {
  readonly phase: CompetitionPhase
  readonly lastDay: Instant
  readonly now: Instant
  readonly candidate: FixtureCandidate & { readonly hasKickedOff: boolean }
  readonly chosen: readonly (FixtureCandidate & { readonly status: FixtureStatus })[]
}

/** Returns the first reason to refuse a match as a fixture, or undefined if the match is accepted ([CP16]). */
export function fixtureRefusal({ phase, lastDay, now, candidate, chosen }: FixtureAttempt): FixtureRefusal | undefined {
  if (phase === 'closed' || phase === 'finished' || phase === 'cancelled') return 'competition-ended'
  if (chosen.some(({ fixture }) => fixture === candidate.fixture)) return 'fixture-chosen'
  if (candidate.hasKickedOff || candidate.kickOffAt <= now) return 'fixture-kicked-off'
  if (candidate.kickOffAt > lastDay) return 'fixture-after-last-day'
  const others = chosen.filter(({ status }) => status !== 'failed')
  return others.some((other) => areTooClose(candidate, other)) ? 'fixtures-too-close' : undefined
}

/**
 * Returns true if the later of two fixtures kicks off less than 150 match minutes after the earlier fixture, at the
 * tempo of the earlier fixture ([CP16]).
 */
export function areTooClose(one: FixtureCandidate, other: FixtureCandidate): boolean {
  const { tempo } = one.kickOffAt < other.kickOffAt ? one : other
  return Math.abs(one.kickOffAt - other.kickOffAt) < (FIXTURE_SPACING * MINUTE) / tempo
}
