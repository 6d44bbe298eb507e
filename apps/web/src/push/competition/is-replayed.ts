import type { Competition } from '@bettle/contract'

/** True if the stage of a fixture was played again on others, so that the fixture counts no more. */
export function isReplayed(
  { stages }: Pick<Competition, 'stages'>,
  { matchId, stage, status }: Competition['fixtures'][number],
): boolean {
  const holder = stages.find((candidate) => candidate.stage === stage)
  return holder !== undefined && status === 'counted' && !holder.fixtures.includes(matchId)
}
