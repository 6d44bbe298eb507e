import { GameError, type GlobalEventType, type MatchId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { inMatches } from '../../transactions/in-match.ts'
import { customEventTypes, lockEventTypes } from '../match/event-type-store.ts'
import { eventTypesChanged } from '../match-control/timetable/pushes-of-times.ts'
import { refuseBettor } from '../operator/operate-match.ts'
import { type Operator, undoneBy } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { publishToAdministrators } from './publish-to-administrators.ts'

export interface EventTypeChange {
  readonly displayName?: string | undefined
  readonly retired?: boolean | undefined
}

/**
 * Renames a custom event type, also in matches that are not over, and publishes the new name. It also retires the type
 * for new matches, or restores it ([D8]). An operator who bet on one of these matches may not rename the type ([V6]).
 */
export async function updateEventType(
  ctx: Context,
  operator: Operator,
  name: string,
  change: EventTypeChange,
): Promise<GlobalEventType> {
  const playing = change.displayName === undefined ? [] : await matchesPlaying(ctx.db, name)
  let done: Changed | undefined
  await inMatches(ctx, playing, async (tx, matches) => {
    // The betting board shows the name, so an operator who bet on the match may not change it.
    if (playing.length > 0) await refuseBettor(tx, operator, ...playing)
    done = await changeIn(ctx, tx, operator, name, change)
    const acted = []
    for (const { id } of matches) {
      acted.push({ reply: undefined, pushes: done.isCalledOtherwise ? [await eventTypesChanged(tx, id)] : [] })
    }
    return acted
  })
  if (!done) throw new GameError('not-found')
  if (done.isOther) await publishToAdministrators(ctx)
  return done.eventType
}

interface Changed {
  readonly eventType: GlobalEventType
  readonly isOther: boolean
  readonly isCalledOtherwise: boolean
}

async function changeIn(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  name: string,
  { displayName, retired }: EventTypeChange,
): Promise<Changed> {
  await lockEventTypes(tx)
  const current = await customEventType(tx, name)
  const before = { displayName: current.displayName, retired: current.retired ?? false }
  const after = { displayName: displayName ?? before.displayName, retired: retired ?? before.retired }
  const isCalledOtherwise = after.displayName !== before.displayName
  const isOther = isCalledOtherwise || after.retired !== before.retired
  if (isOther) {
    await tx
      .updateTable('event_type')
      .set({
        display_name: after.displayName,
        ...(after.retired !== before.retired && { retired_at: after.retired ? ctx.clock.date() : null }),
      })
      .where('name', '=', name)
      .execute()
    if (isCalledOtherwise) await callOtherwise(tx, name, after.displayName)
  }
  const undo = { kind: 'update-event-type', name, ...before } as const
  const did = {
    ...({ kind: 'update-event-type', subject: { eventType: name }, before, after, undo } as const),
    changes: [`event-type:${name}`],
  }
  await recordAction(ctx, tx, operator, null, isOther ? did : null)
  return { eventType: await customEventType(tx, name), isOther, isCalledOtherwise }
}

async function customEventType(tx: Tx, name: string): Promise<GlobalEventType> {
  const current = (await customEventTypes(tx)).find((type) => type.name === name)
  if (!current) throw new GameError('not-found')
  return current
}

/** Returns the matches that play this event type and are not over. */
async function matchesPlaying(reader: Reader, name: string): Promise<MatchId[]> {
  const rows = await reader
    .selectFrom('match_event_type')
    .innerJoin('match', 'match.id', 'match_event_type.match_id')
    .select('match.id')
    .where('match_event_type.name', '=', name)
    .where('match_event_type.retired_at', 'is', null)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id as MatchId)
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

/** Reorders the custom event types. Types that the order leaves out follow in their previous order. */
export async function reorderEventTypes(
  ctx: Context,
  operator: Operator,
  order: readonly string[],
): Promise<GlobalEventType[]> {
  const { eventTypes, isOther } = await transaction(ctx, async (tx) => {
    await lockEventTypes(tx)
    const current = (await customEventTypes(tx)).map(({ name }) => name)
    // An undo may name types that have been deleted since.
    const wished = undoneBy(operator) ? order.filter((name) => current.includes(name)) : order
    if (wished.some((name) => !current.includes(name))) throw new GameError('not-found')
    const wanted = [...new Set([...wished, ...current])]
    const isOther = wanted.some((name, index) => name !== current[index])
    if (isOther) await saveOrder(tx, wanted)
    const undo = { kind: 'order-event-types', order: current } as const
    const did = { kind: 'order-event-types', before: { order: current }, after: { order }, undo } as const
    await recordAction(ctx, tx, operator, null, isOther ? { ...did, changes: ['event-type-order'] } : null)
    return { eventTypes: await customEventTypes(tx), isOther }
  })
  if (isOther) await publishToAdministrators(ctx)
  return eventTypes
}

async function saveOrder(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`update event_type set position = wanted.position
    from unnest(${names}::text[]) with ordinality as wanted (name, position)
    where event_type.name = wanted.name`.execute(tx)
}
