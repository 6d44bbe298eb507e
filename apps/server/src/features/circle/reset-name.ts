import { randomInt } from 'node:crypto'
import type { CircleId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { publishCircle } from '../member/publish-circle.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { publishNotices } from './circle-notices.ts'
import { lockedCircle, memberIdsOf } from './circle-store.ts'

/**
 * Replaces the name of a circle by a generated one, also in the notices about it ([MD17]). The log does not store the
 * previous name, so there is no undo.
 */
export async function resetCircleName(
  ctx: Context,
  operator: Operator,
  circleId: CircleId,
): Promise<{ _id: CircleId; name: string }> {
  const name = `Circle ${randomInt(100_000, 1_000_000_000)}`
  const members = await transaction(ctx, async (tx) => {
    await lockedCircle(tx, circleId)
    await recordAction(ctx, tx, operator, null, {
      kind: 'rename-circle',
      subject: { circleId },
      after: { changed: ['name'] },
      undo: 'details-not-kept',
      changes: [`circle:${circleId}`],
    })
    await tx.updateTable('circle').set({ name }).where('id', '=', circleId).execute()
    await sql`update notice set details = details || jsonb_build_object('circle', ${name}::text)
      where details->>'circleId' = ${circleId}`.execute(tx)
    return memberIdsOf(tx, circleId)
  })
  publishNotices(ctx, members)
  await publishCircle(ctx, circleId)
  return { _id: circleId, name }
}
