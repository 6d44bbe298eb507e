import { DAY } from '../../lobby/caps.ts'
import type { Instant } from '../../time.ts'
import type { CompetitionDeadline } from '../competition-state.ts'
import { drawnStageId, isEnded, isOver, type Progress, stageFixtures } from './competition-progress.ts'
import { drawToCome } from './draw-to-come.ts'

/**
 * How long after the planned kick-off the results of a fixture may stay unconfirmed before the fixture fails ([CP39]).
 */
const RESULTS_WAIT = DAY

/** How long a stage without a fixture waits until the organiser adds one ([CP40]). */
const FIXTURE_WAIT = 2 * DAY

/** Returns all deadlines for which a competition waits now, the earliest first ([CP51]). */
export function competitionDeadlines(progress: Progress): CompetitionDeadline[] {
  return [...drawDeadlines(progress), ...stageDeadlines(progress)].toSorted((a, b) => a.at - b.at)
}

/** Returns the instant until which an organiser may add a missing fixture. */
export function fixtureDeadline(lacksSince: Instant): Instant {
  return lacksSince + FIXTURE_WAIT
}

function drawDeadlines(progress: Progress): CompetitionDeadline[] {
  const next = drawToCome(progress)
  if (!next) return []
  const stage = drawnStageId(progress, next.season)
  if (next.at !== null) return [{ kind: 'draw', at: next.at, stage, season: next.season }]
  const { seasonLacksSince } = progress
  return seasonLacksSince === null ? [] : [{ kind: 'fixture', at: fixtureDeadline(seasonLacksSince), stage }]
}

function stageDeadlines(progress: Progress): CompetitionDeadline[] {
  const stage = progress.stages.at(-1)
  if (!stage || stage.finishedAt !== null || isEnded(progress)) return []
  if (stage.lacksSince !== null) return [{ kind: 'fixture', at: fixtureDeadline(stage.lacksSince), stage: stage.id }]
  return stageFixtures(progress, stage)
    .filter((fixture) => !isOver(fixture))
    .map(({ fixture, kickOffAt }) => ({ kind: 'unconfirmed', at: kickOffAt + RESULTS_WAIT, stage: stage.id, fixture }))
}
