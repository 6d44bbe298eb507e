import { DAY } from '../../lobby/caps.ts'
import type { EntryId } from '../competition-log.ts'
import type { LobbyWanted } from '../competition-state.ts'
import { MAX_GROUP } from '../divisions.ts'
import { type FixtureProgress, isAway, isPlanned, type Progress, stageFixtures } from './competition-progress.ts'
import { byLots, stageGroups, stageMembers } from './stage-groups.ts'

/**
 * Returns the lobbies that must exist on fixtures that have not kicked off. An entry that is away has no seat. When the
 * players of a lobby change, its item in the result changes, and the lobby gets the new players ([CP11], [CP12]).
 */
export function lobbiesWanted(progress: Progress): LobbyWanted[] {
  return [...stageLobbies(progress), ...plateLobbies(progress)]
}

function stageLobbies(progress: Progress): LobbyWanted[] {
  const index = progress.stages.length - 1
  const stage = progress.stages[index]
  if (!stage || stage.finishedAt !== null) return []
  const groups = stageGroups(progress, index).map(({ members }) => byLots(stage.draw, present(progress, members)))
  return stageFixtures(progress, stage)
    .filter(isPlanned)
    .flatMap((fixture) =>
      groups.flatMap((entries, group) => (entries.length > 0 ? [lobbyOf(stage.id, group, fixture, entries)] : [])),
    )
}

/**
 * Returns the plate lobbies. A plate lobby seats up to 20 entries that were knocked out, those knocked out last before
 * others. With fewer than two such entries there is no plate lobby ([CP47]).
 */
function plateLobbies(progress: Progress): LobbyWanted[] {
  const draw = progress.stages[0]?.draw
  if (!draw) return []
  const lastStage = new Map<EntryId, number>()
  for (const index of progress.stages.keys()) {
    for (const entry of stageMembers(progress, index)) lastStage.set(entry, index)
  }
  const current = progress.stages.length - 1
  const knockedOut = byLots(draw, present(progress, draw.entries))
    .filter((entry) => (lastStage.get(entry) ?? 0) < current)
    .toSorted((a, b) => (lastStage.get(b) ?? 0) - (lastStage.get(a) ?? 0))
    .slice(0, MAX_GROUP)
  return [...progress.plates.keys()].flatMap((id) => {
    const fixture = progress.fixtures.get(id)
    const isWanted = fixture && isPlanned(fixture) && knockedOut.length >= MIN_PLATE
    return isWanted ? [lobbyOf('plate', 0, fixture, byLots(draw, knockedOut))] : []
  })
}

const MIN_PLATE = 2

function present({ entries }: Progress, members: readonly EntryId[]): EntryId[] {
  return members.filter((id) => {
    const entry = entries.get(id)
    return entry !== undefined && !isAway(entry)
  })
}

function lobbyOf(
  stage: LobbyWanted['stage'],
  group: number,
  { fixture, kickOffAt }: FixtureProgress,
  entries: readonly EntryId[],
): LobbyWanted {
  return { stage, group, fixture, entries, seatAt: kickOffAt - DAY }
}
