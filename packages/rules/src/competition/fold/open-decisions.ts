import type { OpenDecision } from '../competition-state.ts'
import { competitionDeadlines, fixtureDeadline } from './competition-deadlines.ts'
import { drawnStageId, isLeague, type Progress, type StageProgress, unusedFixtures } from './competition-progress.ts'
import { drawToCome, MIN_ENTRIES } from './draw-to-come.ts'
import { stageGroups } from './stage-groups.ts'

/** Returns the decisions that an organiser has to make, the earliest deadline first ([CP51]). */
export function openDecisions(progress: Progress): OpenDecision[] {
  const decisions = [...fixturesToAdd(progress), ...resultsToConfirm(progress)]
  return decisions.toSorted((a, b) => a.until - b.until)
}

function resultsToConfirm(progress: Progress): OpenDecision[] {
  return competitionDeadlines(progress).flatMap((deadline): OpenDecision[] => {
    if (deadline.kind !== 'unconfirmed' || progress.fixtures.get(deadline.fixture)?.kickedOff == null) return []
    return [{ kind: 'confirm-results', until: deadline.at, stage: deadline.stage, fixture: deadline.fixture }]
  })
}

function fixturesToAdd(progress: Progress): OpenDecision[] {
  const last = progress.stages.at(-1)
  if (last && last.finishedAt === null) return stageFixturesToAdd(progress, last)
  const next = drawToCome(progress)
  if (!next || next.missingFixtures === 0 || (!last && next.list.length < MIN_ENTRIES)) return []
  const until = next.at ?? fixtureDeadline(progress.seasonLacksSince ?? progress.now)
  return [{ kind: 'add-fixtures', until, stage: drawnStageId(progress, next.season), missing: next.missingFixtures }]
}

/**
 * Returns a decision to add the fixtures that the running stage and the later rounds or next season lack, if any. If
 * the running stage has no fixture, its deadline for a fixture applies; otherwise the last day applies.
 */
function stageFixturesToAdd(progress: Progress, stage: StageProgress): OpenDecision[] {
  const lacking = stage.lacksSince !== null
  const missing = toCome(progress, stage) + Number(lacking) - unusedFixtures(progress, progress.now + 1).length
  if (missing <= 0) return []
  const until = stage.lacksSince === null ? progress.settings.lastDay : fixtureDeadline(stage.lacksSince)
  return [{ kind: 'add-fixtures', until, stage: stage.id, missing }]
}

/** Returns how many fixtures the later rounds of a tournament or the next season of a league need. */
function toCome(progress: Progress, stage: StageProgress): number {
  const { settings, stages } = progress
  if (isLeague(progress)) return stage.ordinal < settings.seasons ? settings.seasonFixtures : 0
  const groups = stageGroups(progress, stages.length - 1).length
  if (stage.kind === 'round') return Math.log2(groups)
  return groups === 1 ? 0 : Math.log2(groups * 2)
}
