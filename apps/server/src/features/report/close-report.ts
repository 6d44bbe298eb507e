import { GameError, type Reported, type ReportedId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { ReportedTable, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { accountOf, type Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { reportedById } from './list-reports.ts'

interface Closing {
  readonly reportedId: ReportedId
  readonly outcome: 'dismissed' | 'handled'
}

/** Closes all reports of a message or name ([MD5]). Closing with the same outcome again changes nothing. */
export function closeReport(ctx: Context, operator: Operator, { reportedId, outcome }: Closing): Promise<Reported> {
  return transaction(ctx, async (tx) => {
    const { status } = await lockedReported(tx, operator, reportedId)
    await recordAction(
      ctx,
      tx,
      operator,
      null,
      status === outcome
        ? null
        : {
            kind: 'close-report',
            subject: { reportedId },
            before: { status },
            after: { status: outcome },
            undo:
              status === 'open'
                ? { kind: 'reopen-report', reportedId }
                : { kind: 'close-report', reportedId, outcome: status },
            changes: [`reported:${reportedId}`],
          },
    )
    if (status !== outcome) {
      await tx
        .updateTable('reported')
        .set({ status: outcome, closed_at: ctx.clock.date(), closed_by: accountOf(operator) })
        .where('id', '=', reportedId)
        .execute()
    }
    return reportedById(tx, reportedId)
  })
}

/** Opens closed reports again, which undoes their closing. */
export function reopenReport(
  ctx: Context,
  operator: Operator,
  { reportedId }: Pick<Closing, 'reportedId'>,
): Promise<Reported> {
  return transaction(ctx, async (tx) => {
    const { status } = await lockedReported(tx, operator, reportedId)
    await recordAction(
      ctx,
      tx,
      operator,
      null,
      status === 'open'
        ? null
        : {
            kind: 'reopen-report',
            subject: { reportedId },
            before: { status },
            after: { status: 'open' },
            undo: { kind: 'close-report', reportedId, outcome: status },
            changes: [`reported:${reportedId}`],
          },
    )
    await tx
      .updateTable('reported')
      .set({ status: 'open', closed_at: null, closed_by: null })
      .where('id', '=', reportedId)
      .execute()
    return reportedById(tx, reportedId)
  })
}

/** Locks the reported message or name. Refuses administrators who decide about reports of themselves ([MD5]). */
async function lockedReported(
  tx: Tx,
  operator: Operator,
  reportedId: ReportedId,
): Promise<Pick<ReportedTable, 'status'>> {
  const row = await tx
    .selectFrom('reported')
    .select(['status', 'account_id'])
    .where('id', '=', reportedId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new GameError('not-found')
  if (row.account_id === accountOf(operator)) {
    throw new GameError('forbidden', { message: 'This report is about you, so another administrator must close it.' })
  }
  return row
}
