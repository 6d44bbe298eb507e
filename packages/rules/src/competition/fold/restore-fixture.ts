import type { FixtureRestoredLine } from '../competition-log.ts'
import type { RestoreRefusal } from '../competition-state.ts'
import { type FixtureProgress, isEnded, type Progress } from './competition-progress.ts'

/**
 * Makes a failed fixture planned again after its match was restored. The match was deleted before its kick-off. If the
 * competition cannot use the fixture again, the fixture stays failed and stores the reason ([CP70]).
 */
export function restoreFixture(progress: Progress, fixture: FixtureProgress, line: FixtureRestoredLine): void {
  if (fixture.failure !== 'deleted' || fixture.kickedOff !== null || fixture.staysFailed !== null) return
  const refusal = restoreRefusal(progress, line)
  fixture.staysFailed = refusal ?? null
  if (refusal) return
  fixture.failure = null
  fixture.kickOffAt = line.kickOffAt
  fixture.stage = stageOf(progress, fixture.fixture)?.id ?? null
}

function restoreRefusal(
  progress: Progress,
  { fixture, kickOffAt, isTooClose, at }: FixtureRestoredLine,
): RestoreRefusal | undefined {
  if (isEnded(progress)) return 'competition-ended'
  if (kickOffAt <= at) return 'fixture-kicked-off'
  if (kickOffAt > progress.settings.lastDay) return 'fixture-after-last-day'
  if (isTooClose) return 'fixtures-too-close'
  const stage = stageOf(progress, fixture)
  if (stage && stage.finishedAt !== null) return 'stage-decided'
  const isReplayed = progress.stages.some(({ dropped }) => dropped.some(({ fixtures }) => fixtures.includes(fixture)))
  const isReplaced = stage ? stage.fixtures.length > stage.needed : isReplayed
  return isReplaced ? 'fixture-replaced' : undefined
}

/** Returns the stage that has the fixture among its fixtures. */
function stageOf({ stages }: Progress, fixture: string) {
  return stages.find(({ fixtures }) => fixtures.includes(fixture))
}
