import type { EntryId, FixtureId } from './competition-log.ts'
import type { CompetitionPhase, CompetitionState } from './competition-state.ts'

const OVER: readonly CompetitionPhase[] = ['closed', 'finished', 'cancelled']

/**
 * Returns the entries that play on a fixture or may play on it ([CP78]): the entries of its stage and its plate lobby
 * that are still in the competition. If no stage uses the fixture yet, these are all entries still in the competition.
 * The list is empty after the end of the fixture or of the competition.
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
