import type { EntryId, FixtureId } from './competition-log.ts'
import type { CompetitionPhase, CompetitionState } from './competition-state.ts'

const OVER: readonly CompetitionPhase[] = ['closed', 'finished', 'cancelled']

/**
 * Returns the entries that play on a fixture or may play on it ([CP78]): the players of its stage, or every entry still
 * in the competition if no stage uses the fixture yet.
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
