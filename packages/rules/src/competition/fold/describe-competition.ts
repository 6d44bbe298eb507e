import type { CompetitionPhase, CompetitionState } from '../competition-state.ts'
import { competitionDeadlines } from './competition-deadlines.ts'
import { isEnded, isFinished, lastBegun, type Progress } from './competition-progress.ts'
import { bracketOf } from './describe-bracket.ts'
import { entryStates } from './describe-entries.ts'
import { entryOutcomes } from './describe-outcomes.ts'
import { fixtureStates, stageStates } from './describe-stages.ts'
import { drawToCome, MIN_ENTRIES } from './draw-to-come.ts'
import { lobbiesWanted } from './lobbies-wanted.ts'
import { openDecisions } from './open-decisions.ts'
import { trophiesOwed, winnerOfCompetition } from './trophies-owed.ts'

/** Returns the state that follows from a competition's progress, and does not change the progress. */
export function describeCompetition(progress: Progress): CompetitionState {
  const next = drawToCome(progress)
  const list = next?.list ?? []
  return {
    phase: phaseOf(progress),
    closedBecause: progress.closedBecause,
    entries: entryStates(progress),
    closingList: list,
    canDraw: next !== undefined && list.length >= MIN_ENTRIES && next.missingFixtures === 0,
    fixtures: fixtureStates(progress),
    stages: stageStates(progress),
    bracket: bracketOf(progress),
    winner: winnerOfCompetition(progress),
    lobbiesWanted: isEnded(progress) ? [] : lobbiesWanted(progress),
    trophies: trophiesOwed(progress),
    nextDeadline: competitionDeadlines(progress)[0] ?? null,
    decisions: isEnded(progress) ? [] : openDecisions(progress),
    outcomes: entryOutcomes(progress),
  }
}

function phaseOf(progress: Progress): CompetitionPhase {
  if (progress.isCancelled) return 'cancelled'
  if (progress.closedBecause !== null) return 'closed'
  if (progress.stages.length === 0) return 'enrolling'
  if (isFinished(progress)) return 'finished'
  return progress.stages.length > 1 || lastBegun(progress) >= 0 ? 'running' : 'drawn'
}
