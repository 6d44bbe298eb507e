import type { EntryId } from '../competition-log.ts'
import type {
  DivisionState,
  FixtureState,
  FixtureStatus,
  GroupState,
  StageFixture,
  StageState,
} from '../competition-state.ts'
import { boundaryMoves } from '../season-moves.ts'
import {
  byKickOff,
  type FixtureProgress,
  type Progress,
  type StageProgress,
  stageFixtures,
} from './competition-progress.ts'
import { divisionTables, endedDivisions, isHalfCounted } from './season-tables.ts'
import { stageGroups } from './stage-groups.ts'
import { eligibleRows, groupLobbies, groupTable } from './stage-tables.ts'
import { winnerOfCompetition } from './trophies-owed.ts'

export function fixtureStates({ fixtures }: Progress): FixtureState[] {
  return [...fixtures.values()].toSorted(byKickOff).map((fixture) => ({
    ...stageFixture(fixture),
    failure: fixture.failure,
    staysFailed: fixture.staysFailed,
    stage: fixture.stage,
  }))
}

export function stageStates(progress: Progress): StageState[] {
  return progress.stages.map((stage, index) => {
    const { id, kind, ordinal, fixed, finishedAt, lacksSince } = stage
    const notFinished = fixed === null ? 'known' : 'under-way'
    return {
      id,
      kind,
      ordinal,
      status: finishedAt === null ? notFinished : 'finished',
      hasBegun: fixed !== null,
      lacksFixture: lacksSince !== null,
      fixtures: stageFixtures(progress, stage).map(stageFixture),
      groups: stageGroups(progress, index).map((_, group) => groupState(progress, index, stage, group)),
      divisions: kind === 'season' ? divisionStates(progress, index) : [],
    }
  })
}

function stageFixture(fixture: FixtureProgress): StageFixture {
  return { fixture: fixture.fixture, kickOffAt: fixture.kickOffAt, status: fixtureStatus(fixture) }
}

function fixtureStatus({ kickedOff, failure, isCounted }: FixtureProgress): FixtureStatus {
  if (isCounted) return 'counted'
  if (failure !== null) return 'failed'
  return kickedOff === null ? 'planned' : 'under-way'
}

function groupState(progress: Progress, index: number, stage: StageProgress, group: number): GroupState {
  const { division, members } = stageGroups(progress, index)[group] ?? { division: null, members: [] }
  const table = groupTable(progress, index, group, 'confirmed')
  const isProvisional = hasProvisional(progress, index, group)
  const liveTable = isProvisional ? groupTable(progress, index, group, 'all') : table
  const isDecided = stage.finishedAt !== null && stage.kind !== 'season'
  const advancing = isDecided ? advancingFrom(progress, index, group) : []
  return { group, division, members, table, liveTable, isProvisional, advancing }
}

function advancingFrom(progress: Progress, index: number, group: number): EntryId[] {
  if (index === progress.stages.length - 1) {
    const winner = winnerOfCompetition(progress)
    return winner === null ? [] : [winner]
  }
  const places = progress.stages[index]?.kind === 'groups' ? 2 : 1
  return eligibleRows(progress, index, group)
    .slice(0, places)
    .map(({ entry }) => entry)
}

function hasProvisional(progress: Progress, index: number, group: number): boolean {
  const count = (taken: 'all' | 'confirmed') => groupLobbies(progress, index, group, taken).length
  return count('all') > count('confirmed')
}

function divisionStates(progress: Progress, index: number): DivisionState[] {
  const moves = boundaryMoves(endedDivisions(progress, index), isHalfCounted(progress, index))
  const live = divisionTables(progress, index, 'all')
  return divisionTables(progress, index, 'confirmed').map((table, above) => ({
    division: above + 1,
    table,
    liveTable: live[above] ?? table,
    promoted: moves[above - 1] ?? 0,
    relegated: moves[above] ?? 0,
  }))
}
