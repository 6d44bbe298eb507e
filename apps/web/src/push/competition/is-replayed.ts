import type { Competition } from '@bettle/contract'

/** Returns true if the stage of a fixture was played again on other fixtures, so that this fixture no longer counts. */
export function isReplayed(
  { stages }: Pick<Competition, 'stages'>,
  { matchId, stage, status }: Competition['fixtures'][number],
): boolean {
  const holder = stages.find((candidate) => candidate.stage === stage)
  return holder !== undefined && status === 'counted' && !holder.fixtures.includes(matchId)
}
