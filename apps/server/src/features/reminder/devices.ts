import type * as contract from '@bettle/contract'
import { type Answer, type Asked, GameError, type PushDevice, type PushSubscriptionId } from '@bettle/contract'
import { REMINDER_LIMITS } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Reader } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/bind/session.ts'
import { deviceName } from '../session/device-name.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { refuseForeignEndpoint } from './push-endpoint.ts'

/** Returns the browsers that receive the caller's pushes, the latest first, without addresses and keys. */
export async function devicesOf(reader: Reader, { userId, sessionId }: Caller): Promise<PushDevice[]> {
  const rows = await reader
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select(['push_subscription.id', 'push_subscription.session_id', 'push_subscription.made_at', 'session.device'])
    .where('push_subscription.account_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .orderBy('push_subscription.made_at', 'desc')
    .orderBy('push_subscription.id', 'desc')
    .execute()
  return rows.map(({ id, session_id, made_at, device }) => ({
    _id: id as PushSubscriptionId,
    device: device === null ? null : deviceName(device),
    createdAt: made_at.toISOString(),
    isCurrent: session_id === sessionId,
  }))
}

/**
 * Stores the subscription of the caller's browser. A browser belongs to the account that signed in on it last. Beyond
 * the limit the account's oldest subscription ends ([RE3]).
 */
export async function subscribePush(
  ctx: Context,
  caller: Caller,
  { endpoint, keys }: Asked<typeof contract.subscribePush>['body'],
): Promise<Answer<typeof contract.subscribePush>> {
  refuseForeignEndpoint(ctx.config, endpoint)
  const { userId, sessionId } = caller
  await transaction(ctx, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('is_demo')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    refuseDemo(account)
    // One session is one browser, whose earlier subscription works no more.
    await tx
      .deleteFrom('push_subscription')
      .where('session_id', '=', sessionId)
      .where('endpoint', '<>', endpoint)
      .execute()
    const stored = { account_id: userId, session_id: sessionId, ...keys, made_at: ctx.clock.date() }
    const id = newId()
    await tx
      .insertInto('push_subscription')
      .values({ id, endpoint, ...stored })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ id, ...stored }))
      .execute()
    await sql`delete from push_subscription where id in (
      select id from push_subscription where account_id = ${userId} order by made_at desc, id desc
      offset ${REMINDER_LIMITS.devices})`.execute(tx)
  })
  const device = (await devicesOf(ctx.db, caller)).find(({ isCurrent }) => isCurrent)
  if (!device) throw new GameError('session-expired')
  return { device }
}

/** Ends the pushes to a device of the caller. Another's device is as unknown as one that does not exist. */
export async function unsubscribePush({ db }: Context, { userId }: Caller, id: PushSubscriptionId): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new GameError('not-found')
}
