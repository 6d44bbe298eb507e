import type * as contract from '@bettle/contract'
import { type Answer, type Asked, GameError, type Reminders } from '@bettle/contract'
import { REMINDER_KINDS } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/bind/session.ts'
import { wakeRemindersOf } from '../match/reminder-work.ts'
import { sendsEmail } from '../user/must-confirm-email.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { devicesOf } from './devices.ts'
import { pushKeys } from './push-keys.ts'
import { quietHoursOf } from './reminder-store.ts'

/** Shows the caller's reminders. Everything is off until the caller turns it on ([RE2]). */
export async function getReminders(ctx: Context, caller: Caller): Promise<Answer<typeof contract.getReminders>> {
  const chosen = await ctx.db
    .selectFrom('reminder_choice')
    .select(['kind', 'push', 'email'])
    .where('account_id', '=', caller.userId)
    .execute()
  const account = await ctx.db
    .selectFrom('account')
    .select('email_confirmed_at')
    .where('id', '=', caller.userId)
    .executeTakeFirst()
  const quiet = await quietHoursOf(ctx.db, caller.userId)
  return {
    switches: REMINDER_KINDS.map(
      (kind) => chosen.find((choice) => choice.kind === kind) ?? { kind, push: false, email: false },
    ),
    email: emailState(ctx, account?.email_confirmed_at ?? null),
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
      .select(['is_demo', 'email_confirmed_at'])
      .where('id', '=', caller.userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    refuseDemo(account)
    if (switches.some(({ email }) => email)) refuseEmail(emailState(ctx, account?.email_confirmed_at ?? null))
    for (const { kind, push, email } of switches) {
      const chosen = { ...(push !== undefined && { push }), ...(email !== undefined && { email }) }
      if (Object.keys(chosen).length === 0) continue
      await tx
        .insertInto('reminder_choice')
        .values({ account_id: caller.userId, kind, push: false, ...chosen })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(chosen))
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

/** Whether an account can get reminders by email ([RE13]). */
function emailState(ctx: Context, confirmedAt: Date | null): Reminders['email'] {
  if (!sendsEmail(ctx)) return 'none'
  return confirmedAt === null ? 'unconfirmed' : 'yes'
}

/** @throws GameError `forbidden` if the server sends no email, `email-unconfirmed` if nobody followed a link to the address */
function refuseEmail(state: Reminders['email']): void {
  if (state === 'none') throw new GameError('forbidden')
  if (state === 'unconfirmed') throw new GameError('email-unconfirmed')
}
