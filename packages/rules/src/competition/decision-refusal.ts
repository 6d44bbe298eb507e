import type { EntryId, StageId } from './competition-log.ts'
import type { CompetitionState } from './competition-state.ts'

/** The reason why an organiser cannot set a winner, replay a stage, or undo such a decision. */
export type DecisionRefusal =
  | 'competition-cancelled'
  | 'stage-unknown'
  | 'next-stage-begun'
  | 'entry-not-in-group'
  | 'nothing-to-replay'

type DecidedState = Pick<CompetitionState, 'phase' | 'stages'>

/** Returns the first reason to refuse to set a winner, or undefined if the decision is accepted ([CP43]). */
export function setWinnerRefusal(
  state: DecidedState,
  { stage, group, entry }: { readonly stage: StageId; readonly group: number; readonly entry: EntryId },
): DecisionRefusal | undefined {
  const members = state.stages.find(({ id }) => id === stage)?.groups[group]?.members ?? []
  return stageRefusal(state, stage) ?? (members.includes(entry) ? undefined : 'entry-not-in-group')
}

/** Returns the first reason to refuse the replay of a stage, or undefined if the replay is accepted ([CP43]). */
export function replayRefusal(state: DecidedState, stage: StageId): DecisionRefusal | undefined {
  const status = state.stages.find(({ id }) => id === stage)?.status
  return stageRefusal(state, stage) ?? (status === 'known' ? 'nothing-to-replay' : undefined)
}

/** Refuses decisions of the organiser about a stage from the first kick-off of a later stage on ([CP43]). */
function stageRefusal({ phase, stages }: DecidedState, stage: StageId): DecisionRefusal | undefined {
  if (phase === 'cancelled') return 'competition-cancelled'
  const index = stages.findIndex(({ id }) => id === stage)
  if (index < 0) return 'stage-unknown'
  return stages.slice(index + 1).some(({ hasBegun }) => hasBegun) ? 'next-stage-begun' : undefined
}
