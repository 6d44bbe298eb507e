import { type CrashGroup, type CrashGroupId, type CrashStatus, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { groupToWire } from './list-crash-groups.ts'

interface CrashReportChange {
  readonly crashGroupId: CrashGroupId
  readonly status: CrashStatus
}

/** Resolves, mutes or reopens a group of crashes ([Q6]). */
export function updateCrashReport(
  ctx: Context,
  operator: Operator,
  { crashGroupId, status }: CrashReportChange,
): Promise<CrashGroup> {
  return transaction(ctx, async (tx) => {
    const group = await tx
      .selectFrom('crash_group')
      .selectAll()
      .where('id', '=', crashGroupId)
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw new GameError('not-found')
    const before = group.status
    await recordAction(
      ctx,
      tx,
      operator,
      null,
      before === status
        ? null
        : {
            kind: 'update-crash-report',
            subject: { crashGroupId },
            before: { status: before },
            after: { status },
            undo: { kind: 'update-crash-report', crashGroupId, status: before },
            changes: [`crash:${crashGroupId}`],
          },
    )
    await tx.updateTable('crash_group').set({ status }).where('id', '=', crashGroupId).execute()
    return groupToWire({ ...group, status })
  })
}
