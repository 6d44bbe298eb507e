import type { Tx } from '../../db/schema.ts'
import { type JobQueue, planWork } from '../../jobs/job-store.ts'

/** Returns the queue of a competition's jobs. */
export const competitionQueue = (competitionId: string): JobQueue => `competition:${competitionId}`

/** Plans the job that advances a competition. It runs once, at the earliest time that was planned. */
export function planAdvance(tx: Tx, competitionId: string, runAt: number): Promise<void> {
  const queue = competitionQueue(competitionId)
  return planWork(tx, [{ queue, kind: 'advance-competition', key: competitionId, runAt }])
}

const OVER = ['finished', 'closed', 'cancelled'] as const

/** Plans the jobs of the open competitions of an account that was disabled, enabled or deleted. */
export async function planAdvancesOf(tx: Tx, accountId: string, runAt: number): Promise<void> {
  const rows = await tx
    .selectFrom('competition_entry')
    .innerJoin('competition', 'competition.id', 'competition_entry.competition_id')
    .select('competition.id')
    .where('account_id', '=', accountId)
    .where('is_current', '=', true)
    .where('phase', 'not in', OVER)
    .execute()
  for (const { id } of rows) await planAdvance(tx, id, runAt)
}
