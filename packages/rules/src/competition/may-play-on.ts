import type { EntryId, FixtureId } from './competition-log.ts'
import type { CompetitionPhase, CompetitionState } from './competition-state.ts'

const OVER: readonly CompetitionPhase[] = ['closed', 'finished', 'cancelled']

/**
 * Returns the entries that play on a fixture or may do so ([CP78]): the players of its stage, or everyone who is still in if no stage uses
 * it yet.
 * @param fixture null for a match that may become a fixture
 */
export function mayPlayOn(state: CompetitionState, fixture: FixtureId | null): EntryId[] {
  if (OVER.includes(state.phase)) return []
  const isIn = new Set(
    state.entries.flatMap(({ entry, status }) => (status === 'place' || status === 'waiting' ? [entry] : [])),
  )
  const used = state.fixtures.find((candidate) => candidate.fixture === fixture)
  if (used?.status === 'counted' || used?.status === 'failed') return []
  const stage = state.stages.find(({ id }) => id === used?.stage)
  if (!stage) return [...isIn]
  const players = stage.groups.flatMap(({ members }) => members).filter((entry) => isIn.has(entry))
  const plates = state.lobbiesWanted.filter((wanted) => wanted.fixture === fixture && wanted.stage === 'plate')
  return [...new Set([...players, ...plates.flatMap(({ entries }) => entries)])]
}
