import { type EventType, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { invalid } from '../../http/errors/invalid.ts'
import {
  builtInEventTypes,
  customEventTypes,
  isReserved,
  isSameName,
  lockEventTypes,
} from '../match/event-type-store.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { publishToAdministrators } from './publish-to-administrators.ts'

/** Creates a custom event type that any match can then add. */
export async function createEventType(
  ctx: Context,
  operator: Operator,
  name: string,
  displayName: string = name,
  /** The type's previous position in the order, for an undo. */
  position?: number | undefined,
): Promise<EventType> {
  if (isReserved(name)) throw invalid('name', 'This name is reserved. Choose another name for the event type.')
  const made = await transaction(ctx, async (tx) => {
    await lockEventTypes(tx)
    const custom = await customEventTypes(tx)
    const existing = [...builtInEventTypes, ...custom]
    if (existing.some((type) => isSameName(type.name, name))) throw new GameError('event-type-exists')
    if (position !== undefined) await makeRoom(tx, position)
    const made = await tx
      .insertInto('event_type')
      .values({
        name,
        display_name: displayName,
        position: position ?? custom.length + 1,
        created_at: ctx.clock.date(),
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!made) throw new GameError('event-type-exists')
    await recordAction(ctx, tx, operator, null, {
      kind: 'create-event-type',
      subject: { eventType: name },
      after: { displayName },
      undo: { kind: 'delete-event-type', name },
      changes: [`event-type:${name}`],
    })
    return { name, displayName }
  })
  await publishToAdministrators(ctx)
  return made
}

async function makeRoom(tx: Tx, position: number): Promise<void> {
  const taken = await tx.selectFrom('event_type').select('name').where('position', '=', position).executeTakeFirst()
  if (!taken) return
  await tx
    .updateTable('event_type')
    .set((type) => ({ position: type('position', '+', 1) }))
    .where('position', '>=', position)
    .execute()
}
