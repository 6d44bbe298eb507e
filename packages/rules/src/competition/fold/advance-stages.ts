import type { StageKind } from '../competition-state.ts'
import {
  type Draw,
  type FixtureProgress,
  hasBegun,
  isLeague,
  isOver,
  isPlanned,
  type Progress,
  resultKey,
  type StageProgress,
  stageFixtures,
  unusedFixtures,
  wasAway,
} from './competition-progress.ts'
import { drawToCome } from './draw-to-come.ts'
import { stageGroups } from './stage-groups.ts'

/**
 * Moves the competition on as far as possible after a log line: counts fixtures, finishes stages, opens the next stage
 * and assigns fixtures.
 */
export function advanceStages(progress: Progress, line: number): void {
  if (progress.isCancelled || progress.closedBecause !== null) return
  dropUnfounded(progress)
  for (let index = progress.stages.length - 1; index >= 0 && index < progress.stages.length; index += 1) {
    const stage = progress.stages[index]
    if (!stage) return
    countFixtures(progress, index, stage)
    if (!isDecided(progress, index, stage)) takeFixtures(progress, stage)
    else {
      finishStage(progress, stage, line)
      openNextRound(progress, index, stage)
    }
  }
  const next = progress.stages.length > 0 ? drawToCome(progress) : undefined
  progress.seasonLacksSince =
    next !== undefined && next.missingFixtures > 0 ? (progress.seasonLacksSince ?? progress.now) : null
}

export function openStage(
  kind: StageKind,
  ordinal: number,
  draw: Draw,
  needed: number,
  notBefore = Number.NEGATIVE_INFINITY,
): StageProgress {
  return {
    id: kind === 'groups' ? 'groups' : `${kind}-${ordinal}`,
    kind,
    ordinal,
    draw,
    needed,
    notBefore,
    fixtures: [],
    fixed: null,
    before: null,
    lateEntries: [],
    setWinners: [],
    lacksSince: null,
    isDecidedWithout: false,
    finishedAt: null,
    finishedLine: null,
    dropped: [],
  }
}

/** Takes the fixtures that have not kicked off from a stage, so that other stages can use them. */
export function releaseFixtures({ fixtures }: Progress, stage: StageProgress): void {
  stage.fixtures = stage.fixtures.filter((id) => {
    const fixture = fixtures.get(id)
    if (!fixture || !isPlanned(fixture)) return true
    fixture.stage = null
    return false
  })
}

/**
 * Removes the stages after a stage that an undo or a replay has made undecided again. Only stages that have not begun
 * are removed.
 */
function dropUnfounded(progress: Progress): void {
  const { stages } = progress
  const undecided = stages.findIndex(
    (stage, index) => !hasBegun(progress, index + 1) && !isDecided(progress, index, stage),
  )
  if (undecided < 0) return
  for (const stage of stages.splice(undecided + 1)) releaseFixtures(progress, stage)
  progress.groupsNow.clear()
  const stage = stages[undecided]
  if (!stage) return
  stage.finishedAt = null
  stage.finishedLine = null
}

/**
 * Marks each fixture of the stage as counted if it has kicked off and all its lobbies have confirmed results. A group
 * whose members were all away at the kick-off has no lobby.
 */
function countFixtures(progress: Progress, index: number, stage: StageProgress): void {
  for (const fixture of stageFixtures(progress, stage)) {
    if (fixture.kickedOff !== null && !isOver(fixture)) fixture.isCounted = isConfirmed(progress, index, stage, fixture)
  }
}

function isConfirmed(progress: Progress, index: number, stage: StageProgress, fixture: FixtureProgress): boolean {
  const { kickedOff } = fixture
  if (kickedOff === null) return false
  return stageGroups(progress, index).every(({ members }, group) => {
    const result = progress.results.get(resultKey(stage.id, group, fixture.fixture))
    if (result) return result.isConfirmed
    return members.every((entry) => {
      const member = progress.entries.get(entry)
      return !member || wasAway(member, kickedOff)
    })
  })
}

/**
 * Returns true if nothing more is to be played in the stage: its fixtures are over and one of them counted, or the
 * stage is decided without a fixture ([CP40], [CP43]).
 */
function isDecided(progress: Progress, index: number, stage: StageProgress): boolean {
  if (stage.isDecidedWithout || areWinnersSet(progress, index, stage)) return true
  const fixtures = stageFixtures(progress, stage)
  return fixtures.every(isOver) && fixtures.some(({ isCounted }) => isCounted)
}

/**
 * Returns true if the organiser set the winner wherever the stage needs only the winner: in each tie of a round, or in
 * the only group.
 */
function areWinnersSet(progress: Progress, index: number, { kind, setWinners }: StageProgress): boolean {
  if (kind === 'season' || setWinners.length === 0) return false
  const groups = stageGroups(progress, index)
  if (kind === 'groups' && groups.length > 1) return false
  return groups.every(
    ({ members }, group) => members.length === 0 || setWinners.some((decision) => decision.group === group),
  )
}

function finishStage(progress: Progress, stage: StageProgress, line: number): void {
  releaseFixtures(progress, stage)
  stage.lacksSince = null
  stage.finishedAt ??= progress.now
  stage.finishedLine ??= line
}

/** Opens the knockout round that follows the stage, if a round follows. */
function openNextRound(progress: Progress, index: number, stage: StageProgress): void {
  if (isLeague(progress) || progress.stages.length > index + 1 || stageGroups(progress, index).length === 1) return
  progress.stages.push(openStage('round', stage.kind === 'round' ? stage.ordinal + 1 : 1, stage.draw, 1))
}

/**
 * Assigns the earliest unused fixtures that kick off later to the stage: as many as the stage needs, and one more
 * whenever all of its fixtures have failed. Stores since when the stage has had no fixture that counts or may still
 * count ([CP17], [CP40]).
 */
function takeFixtures(progress: Progress, stage: StageProgress): void {
  const hasHope = stageFixtures(progress, stage).some((fixture) => fixture.isCounted || !isOver(fixture))
  const missing = Math.max(stage.needed - stage.fixtures.length, hasHope ? 0 : 1)
  const taken = unusedFixtures(progress, Math.max(stage.notBefore, progress.now + 1)).slice(0, missing)
  for (const fixture of taken) {
    fixture.stage = stage.id
    stage.fixtures.push(fixture.fixture)
  }
  stage.lacksSince = hasHope || taken.length > 0 ? null : (stage.lacksSince ?? progress.now)
}
