import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { lockEventTypes } from '../match/event-type-store.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { publishToAdministrators } from './publish-to-administrators.ts'

/** Undoes the creation of a custom event type. A match that already plays the type keeps it. */
export async function deleteEventType(ctx: Context, operator: Operator, name: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockEventTypes(tx)
    const row = await tx.deleteFrom('event_type').where('name', '=', name).returningAll().executeTakeFirst()
    if (!row) throw new GameError('not-found')
    const displayName = row.display_name
    await recordAction(ctx, tx, operator, null, {
      kind: 'delete-event-type',
      subject: { eventType: name },
      before: { displayName },
      undo: { kind: 'create-event-type', name, displayName, position: row.position },
      changes: [`event-type:${name}`],
    })
  })
  await publishToAdministrators(ctx)
}
