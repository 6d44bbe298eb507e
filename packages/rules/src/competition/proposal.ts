import type { EntryId } from './competition-log.ts'
import type { CompetitionState } from './competition-state.ts'
import { decisionShares } from './decision-conflict.ts'

/** How long the other entries may vote on a proposed decision, in ms of match time ([CP87]). */
const VOTING_TIME = 24 * 60 * 60_000

/**
 * Returns when the vote on a proposal ends. At this instant it is over. `tempos` are those of the matches of the
 * competition; the slowest counts.
 */
export function votingEndsAt(proposedAt: number, tempos: readonly number[]): number {
  return proposedAt + VOTING_TIME / (tempos.length > 0 ? Math.min(...tempos) : 1)
}

/**
 * Returns the entries that vote on a proposed decision: those that are in the competition, neither gain nor lose by it,
 * and did not propose it ([CP87]).
 */
export function votersOn(
  { before, after }: { readonly before: CompetitionState; readonly after: CompetitionState },
  proposer: EntryId,
): EntryId[] {
  const affected = new Set(
    decisionShares({ before, after }).flatMap(({ entry, share }) => (share === 'moves' ? [] : [entry])),
  )
  return before.entries.flatMap(({ entry, status }) =>
    affected.has(entry) || entry === proposer || OUT.has(status) ? [] : [entry],
  )
}

const OUT: ReadonlySet<string> = new Set(['withdrawn', 'lost', 'disqualified'])

/** Returns true if more than half of the voters agree ([CP87]). Votes of others do not count. */
export function isCarried(voters: readonly EntryId[], agreeing: ReadonlySet<EntryId>): boolean {
  return voters.filter((entry) => agreeing.has(entry)).length * 2 > voters.length
}
