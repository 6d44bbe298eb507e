import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { scheduleMatch } from './schedule.ts'

/** Plans all jobs of a match again, for when stored jobs may be incomplete, for instance after an upgrade. */
export function rescheduleMatch(ctx: Context, work: OwnedWork): Promise<void> {
  return transaction(ctx, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forUpdate().execute()
    await scheduleMatch(tx, work.ownerId, ctx.clock.now())
    await crossOff(tx, work, ctx.clock.date())
  })
}
