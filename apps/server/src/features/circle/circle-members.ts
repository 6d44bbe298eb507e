import { GameError, type UserId } from '@bettle/contract'
import { CIRCLE_LIMITS } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { isMember } from './circle-store.ts'

type Server = Pick<Context, 'clock' | 'config'>

/**
 * Locks the account until the transaction ends, and throws if it has as many circles as a user may have ([CI14]). It
 * runs before the circle is locked.
 * @param gone the refusal if the account is deleted: `session-expired` if the account is the caller's
 */
export async function refuseTooMany(
  ctx: Server,
  tx: Tx,
  userId: string,
  wanted: 'joins' | 'owns',
  gone: 'session-expired' | 'not-found' = 'session-expired',
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw new GameError(gone)
  if (!ctx.config.rateLimits) return
  const { rows } = await sql<{ joined: number; owned: number }>`
    select (select count(*)::int from circle_member where account_id = ${userId} and left_at is null) as joined,
      (select count(*)::int from circle where owner_id = ${userId}) as owned`.execute(tx)
  const { joined = 0, owned = 0 } = rows[0] ?? {}
  const isOver = wanted === 'owns' ? owned >= CIRCLE_LIMITS.owned : joined >= CIRCLE_LIMITS.joined
  if (isOver) throw new GameError('too-many-circles')
}

/**
 * Makes the account a member. The caller holds the lock of the circle. A member stays one.
 * @throws GameError `circle-full`
 */
export async function addMember(ctx: Server, tx: Tx, circleId: string, userId: string): Promise<void> {
  if (await isMember(tx, circleId, userId)) return
  const { members } = await tx
    .selectFrom('circle_member')
    .select((query) => query.fn.countAll<string>().as('members'))
    .where('circle_id', '=', circleId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(members) >= CIRCLE_LIMITS.members) throw new GameError('circle-full')
  await tx
    .insertInto('circle_member')
    .values({ id: newId(), circle_id: circleId, account_id: userId, joined_at: ctx.clock.date() })
    .execute()
  await tx.deleteFrom('circle_ask').where('circle_id', '=', circleId).where('account_id', '=', userId).execute()
}

/** Ends the membership of a user. A user who is no member is not found. */
export async function endMembership(ctx: Server, tx: Tx, circleId: string, userId: UserId): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('circle_member')
    .set({ left_at: ctx.clock.date() })
    .where('circle_id', '=', circleId)
    .where('account_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new GameError('not-found')
  await tx
    .deleteFrom('notice')
    .where('account_id', '=', userId)
    .where(sql<boolean>`details->>'circleId' = ${circleId}`)
    .execute()
}
