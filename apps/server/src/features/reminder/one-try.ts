import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import type { ReminderOutcome, ReminderTable } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff, keepWork, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { isQuietFor, sendingOf } from './reminder-store.ts'

export type StoredReminder = Selectable<ReminderTable>

/**
 * Takes a reminder that is to be sent now. Returns undefined if nothing is to be sent: another node sends it or has sent
 * it, its time is over, its user has quiet hours, or it was found marked. A reminder that is found marked may have
 * arrived, because a server crashed while it sent it, and is not sent again ([RE7]).
 * @param keptFor how long this node keeps the reminder (ms): longer than sending may take
 */
export async function takeReminder(
  ctx: Context,
  work: OwnedWork,
  keptFor: number,
): Promise<StoredReminder | undefined> {
  const now = ctx.clock.now()
  if (!(await keepWork(ctx.db, work, new Date(now), new Date(now + keptFor)))) return undefined
  const reminder = await ctx.db.selectFrom('reminder').selectAll().where('id', '=', work.key).executeTakeFirst()
  if (!reminder || reminder.outcome !== null) {
    await crossOff(ctx.db, work, ctx.clock.date())
    return undefined
  }
  const reason = await reasonNotToSend(ctx, reminder, now)
  if (reason === undefined) return reminder
  await endReminder(ctx, work, reason)
  return undefined
}

async function reasonNotToSend(
  { db }: Context,
  { tried_at, expires_at, account_id }: StoredReminder,
  now: number,
): Promise<ReminderOutcome | undefined> {
  if (tried_at !== null) return 'unknown'
  if (expires_at.getTime() <= now) return 'late'
  return (await isQuietFor(db, account_id, now)) ? 'quiet' : undefined
}

/**
 * Marks a reminder as being sent. Returns false if another node marked or ended it meanwhile, because this node stood still
 * for longer than it may keep the reminder.
 */
export async function markTried({ db, clock }: Context, { id, tries }: StoredReminder): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminder')
    .set({ tried_at: clock.date() })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('tried_at', 'is', null)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Plans the next try of a reminder that nothing took, unless it would be late or the last try was this one. */
export async function tryLater(
  ctx: Context,
  work: OwnedWork,
  reminder: StoredReminder,
  { pause, mostTries }: { readonly pause: number; readonly mostTries: number },
): Promise<void> {
  const runAt = ctx.clock.now() + pause
  const tries = reminder.tries + 1
  if (tries >= mostTries || runAt >= reminder.expires_at.getTime()) return endReminder(ctx, work, 'failed')
  await transaction(ctx, async (tx) => {
    await tx.updateTable('reminder').set({ tried_at: null, tries }).where('id', '=', work.key).execute()
    await crossOff(tx, work, ctx.clock.date())
    await planWork(tx, [sendingOf(reminder, runAt)])
  })
}

export async function endReminder(ctx: Context, work: OwnedWork, outcome: ReminderOutcome): Promise<void> {
  await transaction(ctx, async (tx) => {
    const ended_at = ctx.clock.date()
    await tx.updateTable('reminder').set({ outcome, ended_at }).where('id', '=', work.key).execute()
    await crossOff(tx, work, ctx.clock.date())
  })
}
