import type { EntryId } from './competition-log.ts'
import type { CompetitionState } from './competition-state.ts'
import { decisionShares } from './decision-conflict.ts'

/** How long the other entries may vote on a proposed decision, in ms ([CP86]). */
export const VOTING_TIME = 24 * 60 * 60_000

/**
 * Returns the entries that vote on a proposed decision: those that are in the competition, neither gain nor lose by it,
 * and did not propose it ([CP86]).
 */
export function votersOn(
  { before, after }: { readonly before: CompetitionState; readonly after: CompetitionState },
  proposer: EntryId,
): EntryId[] {
  const affected = new Set(decisionShares({ before, after }).map(({ entry }) => entry))
  const isOut = (status: string) => status === 'withdrawn' || status === 'lost' || status === 'disqualified'
  return before.entries.flatMap(({ entry, status }) =>
    affected.has(entry) || entry === proposer || isOut(status) ? [] : [entry],
  )
}

/** Returns true if more than half of the voters agree ([CP86]). */
export function isCarried(voters: readonly EntryId[], agreeing: ReadonlySet<EntryId>): boolean {
  return voters.filter((entry) => agreeing.has(entry)).length * 2 > voters.length
}
