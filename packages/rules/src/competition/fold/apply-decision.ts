import type { DecisionLine, StageReplayedLine, WinnerSetLine } from '../competition-log.ts'
import { releaseFixtures } from './advance-stages.ts'
import {
  hasBegun,
  isAway,
  isEnded,
  isPlanned,
  lastBegun,
  type Progress,
  type StageProgress,
  stageFixtures,
} from './competition-progress.ts'
import { stageGroups } from './stage-groups.ts'

/** Applies a decision of the organiser to the progress of a competition. */
export function applyDecision(progress: Progress, line: DecisionLine): void {
  switch (line.kind) {
    case 'winner-set':
      setWinner(progress, line)
      break
    case 'stage-replayed':
      replayStage(progress, line)
      break
    case 'disqualified':
      disqualify(progress, line.entry, line.number)
      break
    case 'plate-opened':
      openPlate(progress, line.fixture, line.number)
      break
    case 'decision-undone':
      undo(progress, line.decision, line.number)
      break
    case 'cancelled':
      if (!isEnded(progress)) progress.isCancelled = true
  }
}

/**
 * Returns the stage and its index if the organiser may still decide about it: until the competition is cancelled or a
 * later stage kicks off ([CP43]).
 */
function decidableStage(progress: Progress, id: string): [StageProgress, number] | undefined {
  const index = progress.stages.findIndex((stage) => stage.id === id)
  const stage = progress.stages[index]
  return stage && !progress.isCancelled && !hasBegun(progress, index + 1) ? [stage, index] : undefined
}

function setWinner(progress: Progress, { number: line, stage: id, group, entry }: WinnerSetLine): void {
  const [stage, index] = decidableStage(progress, id) ?? []
  if (!stage || index === undefined || !stageGroups(progress, index)[group]?.members.includes(entry)) return
  const planned = stageFixtures(progress, stage).filter(isPlanned)
  const toPlay = [...planned.map(({ fixture }) => fixture), ...stage.setWinners.flatMap((each) => each.toPlay)]
  stage.setWinners.push({ line, group, entry, toPlay })
}

function replayStage(progress: Progress, { number: line, stage: id }: StageReplayedLine): void {
  const [stage] = decidableStage(progress, id) ?? []
  if (!stage || (stage.fixed === null && stage.finishedAt === null)) return
  const { setWinners, isDecidedWithout } = stage
  stage.dropped.push({ line, fixtures: [...stage.fixtures], setWinners, isDecidedWithout })
  releaseFixtures(progress, stage)
  Object.assign(stage, { ...NOTHING_PLAYED, fixtures: [], setWinners: [] })
}

const NOTHING_PLAYED = { isDecidedWithout: false, lacksSince: null, finishedAt: null, finishedLine: null } as const

/**
 * Disqualifies an entry. The entry is then absent throughout the stage that began last, and in all later stages
 * ([CP38]).
 */
function disqualify(progress: Progress, id: string, line: number): void {
  const entry = progress.entries.get(id)
  if (!entry || isAway(entry, 'disqualified')) return
  entry.away.push({ kind: 'disqualified', from: line, to: null })
  entry.struck.push({ line, from: Math.max(0, lastBegun(progress)), to: null })
}

/**
 * Opens a plate lobby on a fixture of a tournament, if the fixture has not kicked off and has no plate lobby yet
 * ([CP47]).
 */
function openPlate(progress: Progress, id: string, line: number): void {
  const fixture = progress.fixtures.get(id)
  if (!fixture || !isPlanned(fixture) || progress.plates.has(id)) return
  if (progress.settings.format === 'tournament' && !isEnded(progress)) progress.plates.set(id, line)
}

/**
 * Undoes the decision in that log line ([CP43]). A plate lobby can be undone until its fixture kicks off. A
 * disqualification can always be undone, but stages before the one that began last keep it. A set winner or a replay
 * can be undone until a later stage begins, and a replay only before its own first kick-off.
 */
function undo(progress: Progress, decision: number, line: number): void {
  for (const [id, opened] of progress.plates) {
    const fixture = progress.fixtures.get(id)
    if (opened === decision && fixture && isPlanned(fixture)) progress.plates.delete(id)
  }
  for (const { away, struck } of progress.entries.values()) {
    const span = away.find(({ kind, from }) => kind === 'disqualified' && from === decision)
    if (span) span.to ??= line
    for (const strike of struck) if (strike.line === decision) strike.to ??= lastBegun(progress) - 1
  }
  for (const { id } of progress.stages) {
    const [stage] = decidableStage(progress, id) ?? []
    if (!stage) continue
    unsetWinner(progress, stage, decision)
    if (stage.dropped.at(-1)?.line === decision) undoReplay(progress, stage)
  }
}

function unsetWinner({ fixtures }: Progress, stage: StageProgress, decision: number): void {
  const unset = stage.setWinners.find((each) => each.line === decision)
  if (!unset) return
  stage.setWinners = stage.setWinners.filter((each) => each !== unset)
  for (const id of unset.toPlay) {
    const fixture = fixtures.get(id)
    if (!fixture || !isPlanned(fixture) || fixture.stage !== null) continue
    fixture.stage = stage.id
    stage.fixtures.push(id)
  }
}

/**
 * Restores the fixtures and set winners that the latest replay dropped from the stage. This is possible until the first
 * kick-off of the replay.
 */
function undoReplay(progress: Progress, stage: StageProgress): void {
  if (stageFixtures(progress, stage).some(({ kickedOff }) => kickedOff !== null)) return
  const run = stage.dropped.pop()
  if (!run) return
  releaseFixtures(progress, stage)
  for (const id of run.fixtures) {
    const fixture = progress.fixtures.get(id)
    if (fixture) fixture.stage = stage.id
  }
  const { fixtures, setWinners, isDecidedWithout } = run
  Object.assign(stage, { ...NOTHING_PLAYED, fixtures, setWinners, isDecidedWithout })
}
