import { GameError, type GlobalEventType } from '@bettle/contract'
import type { Context, Tx } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { customEventTypes } from '../match/event-type-store.ts'
import { type Operator, undoneBy } from '../operation/operator.ts'
import { recordAction } from '../operation/record-action.ts'

export interface EventTypeChange {
  readonly displayName?: string | undefined
  readonly retired?: boolean | undefined
}

/** Calls a custom event type otherwise, also in matches that are not over; or retires it: no match takes it up any more ([D8]). */
export function updateEventType(
  ctx: Context,
  operator: Operator,
  name: string,
  change: EventTypeChange,
): Promise<GlobalEventType> {
  return transaction(ctx, async (tx) => {
    const known = (await customEventTypes(tx)).find((type) => type.name === name)
    if (!known) throw new GameError('not-found')
    await tx
      .updateTable('event_type')
      .set({
        display_name: change.displayName ?? known.displayName,
        ...(change.retired !== undefined && { retired_at: change.retired ? ctx.clock.date() : null }),
      })
      .where('name', '=', name)
      .execute()
    if (change.displayName !== undefined) await callOtherwise(tx, name, change.displayName)
    const changed = (await customEventTypes(tx)).find((type) => type.name === name)
    if (!changed) throw new GameError('not-found')
    const asItWas = { displayName: known.displayName, retired: known.retired ?? false }
    await recordAction(ctx, tx, operator, null, {
      kind: 'update-event-type',
      subject: { eventType: name },
      before: asItWas,
      after: { displayName: changed.displayName, retired: changed.retired ?? false },
      undo: { kind: 'update-event-type', name, ...asItWas },
      changes: [`event-type:${name}`],
    })
    return changed
  })
}

async function callOtherwise(tx: Tx, name: string, displayName: string): Promise<void> {
  await tx
    .updateTable('match_event_type')
    .set({ display_name: displayName })
    .where('name', '=', name)
    .where((type) =>
      type.exists(
        type
          .selectFrom('match')
          .select('match.id')
          .whereRef('match.id', '=', 'match_event_type.match_id')
          .where('match.status', 'in', ['upcoming', 'active']),
      ),
    )
    .execute()
}

/** Puts the custom event types in this order; those left out follow in the order they had. */
export function reorderEventTypes(
  ctx: Context,
  operator: Operator,
  order: readonly string[],
): Promise<GlobalEventType[]> {
  return transaction(ctx, async (tx) => {
    const known = (await customEventTypes(tx)).map(({ name }) => name)
    // What is put back may name what is gone by now.
    const wished = undoneBy(operator) ? order.filter((name) => known.includes(name)) : order
    if (wished.some((name) => !known.includes(name))) throw new GameError('not-found')
    for (const [index, name] of [...new Set([...wished, ...known])].entries()) {
      await tx
        .updateTable('event_type')
        .set({ position: index + 1 })
        .where('name', '=', name)
        .execute()
    }
    await recordAction(ctx, tx, operator, null, {
      kind: 'order-event-types',
      before: { order: known },
      after: { order },
      undo: { kind: 'order-event-types', order: known },
      changes: ['event-type-order'],
    })
    return customEventTypes(tx)
  })
}
