import type * as contract from '@bettle/contract'
import type { Answer, Asked } from '@bettle/contract'
import { REMINDER_KINDS } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/bind/session.ts'
import { wakeRemindersOf } from '../match/reminder-work.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { devicesOf } from './devices.ts'
import { pushKeys } from './push-keys.ts'
import { quietHoursOf } from './reminder-store.ts'

/** Shows the caller's reminders. Everything is off until the caller turns it on ([RE2]). */
export async function getReminders(ctx: Context, caller: Caller): Promise<Answer<typeof contract.getReminders>> {
  const chosen = await ctx.db
    .selectFrom('reminder_choice')
    .select(['kind', 'push'])
    .where('account_id', '=', caller.userId)
    .execute()
  const quiet = await quietHoursOf(ctx.db, caller.userId)
  return {
    switches: REMINDER_KINDS.map((kind) => chosen.find((choice) => choice.kind === kind) ?? { kind, push: false }),
    quiet: quiet ?? null,
    publicKey: (await pushKeys(ctx)).publicKey,
    devices: await devicesOf(ctx.db, caller),
  }
}

export async function setReminders(
  ctx: Context,
  caller: Caller,
  { switches = [], quiet }: Asked<typeof contract.setReminders>['body'],
): Promise<Answer<typeof contract.setReminders>> {
  await transaction(ctx, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('is_demo')
      .where('id', '=', caller.userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    refuseDemo(account)
    for (const { kind, push } of switches) {
      await tx
        .insertInto('reminder_choice')
        .values({ account_id: caller.userId, kind, push })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ push }))
        .execute()
    }
    if (quiet !== undefined) {
      await tx.deleteFrom('quiet_hours').where('account_id', '=', caller.userId).execute()
    }
    if (quiet) {
      const { from, until, timeZone } = quiet
      const row = { account_id: caller.userId, from_minute: from, until_minute: until, time_zone: timeZone }
      await tx.insertInto('quiet_hours').values(row).execute()
    }
    await wakeRemindersOf(tx, caller.userId, ctx.clock.now())
  })
  ctx.jobs.wake()
  return getReminders(ctx, caller)
}
