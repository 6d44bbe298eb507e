import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { planAdvance } from '../match/competition-work.ts'
import { competitionsOfMatch } from './competition-store.ts'

/**
 * Plans the jobs of the competitions that are played on a match. It runs in the match's queue after the jobs planned
 * before it, so that the competitions read final results.
 */
export function wakeCompetitions(ctx: Context, work: OwnedWork): Promise<void> {
  return transaction(ctx, async (tx: Tx) => {
    await crossOff(tx, work, ctx.clock.date())
    for (const id of await competitionsOfMatch(tx, work.ownerId)) await planAdvance(tx, id, ctx.clock.now())
  }).then(() => ctx.jobs.wake())
}
