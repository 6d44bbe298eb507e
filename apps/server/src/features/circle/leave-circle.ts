import { type CircleId, GameError, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { publishCircle } from '../member/publish-circle.ts'
import { endMembership, refuseTooMany } from './circle-members.ts'
import { publishNotices } from './circle-notices.ts'
import { circleOfOwner, isMember, lockedCircle, memberIdsOf } from './circle-store.ts'

/** Leaves a circle ([CI8]). After the owner, the longest member owns it; without members it is deleted. */
export async function leaveCircle(ctx: Context, userId: UserId, circleId: CircleId): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockedCircle(tx, circleId)
    if (!(await isMember(tx, circleId, userId))) throw new GameError('circle-not-found')
    await leave(ctx, tx, circleId, userId)
  })
  publishNotices(ctx, [userId])
  await publishCircle(ctx, circleId, [userId])
}

async function leave(ctx: Context, tx: Tx, circleId: string, userId: UserId): Promise<void> {
  await endMembership(ctx, tx, circleId, userId)
  const [longest] = await memberIdsOf(tx, circleId)
  if (longest === undefined) {
    await tx.deleteFrom('circle').where('id', '=', circleId).execute()
    return
  }
  await tx
    .updateTable('circle')
    .set({ owner_id: longest })
    .where('id', '=', circleId)
    .where('owner_id', '=', userId)
    .execute()
}

/** The owner removes another member, who cannot ask to come in again ([CI8]). */
export async function removeFromCircle(
  ctx: Context,
  ownerId: UserId,
  { circleId, userId }: { readonly circleId: CircleId; readonly userId: UserId },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    await circleOfOwner(tx, circleId, ownerId)
    if (userId === ownerId) throw new GameError('forbidden', sentence('circle-leave-instead'))
    await endMembership(ctx, tx, circleId, userId)
    const now = ctx.clock.date()
    await tx
      .insertInto('circle_ask')
      .values({ circle_id: circleId, account_id: userId, by_owner: false, asked_at: now, declined_at: now })
      .onConflict((conflict) =>
        conflict.columns(['circle_id', 'account_id']).doUpdateSet({ by_owner: false, declined_at: now }),
      )
      .execute()
  })
  publishNotices(ctx, [userId])
  await publishCircle(ctx, circleId, [userId])
}

/** The owner hands the circle over to another member. */
export async function handOverCircle(
  ctx: Context,
  ownerId: UserId,
  { circleId, userId }: { readonly circleId: CircleId; readonly userId: UserId },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const isIn = (await isMember(tx, circleId, ownerId)) && (await isMember(tx, circleId, userId))
    if (isIn && userId !== ownerId) await refuseTooMany(ctx, tx, userId, 'owns', 'not-found')
    await circleOfOwner(tx, circleId, ownerId)
    if (!(await isMember(tx, circleId, userId))) throw new GameError('not-found')
    await tx.updateTable('circle').set({ owner_id: userId }).where('id', '=', circleId).execute()
  })
  await publishCircle(ctx, circleId)
}

/** Leaves all circles of a deleted account, whose requests to join end too ([CI8], [A15]). Idempotent. */
export async function leaveCircles(ctx: Context, work: OwnedWork): Promise<void> {
  const userId = work.ownerId as UserId
  const { rows } = await currentCirclesOf(ctx, userId)
  for (const circleId of rows) {
    await transaction(ctx, async (tx) => {
      await lockedCircle(tx, circleId)
      if (await isMember(tx, circleId, userId)) await leave(ctx, tx, circleId, userId)
    })
    await publishCircle(ctx, circleId)
  }
  await ctx.db.deleteFrom('circle_ask').where('account_id', '=', userId).execute()
  await crossOff(ctx.db, work, ctx.clock.date())
}

async function currentCirclesOf(ctx: Context, userId: UserId): Promise<{ rows: string[] }> {
  const rows = await ctx.db
    .selectFrom('circle_member')
    .select('circle_id')
    .where('account_id', '=', userId)
    .where('left_at', 'is', null)
    .orderBy('circle_id')
    .execute()
  return { rows: rows.map(({ circle_id }) => circle_id) }
}
