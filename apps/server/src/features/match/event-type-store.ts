import type { EventType, GlobalEventType } from '@bettle/contract'
import { BUILT_IN_EVENT_TYPES } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/schema.ts'

export const builtInEventTypes: readonly EventType[] = BUILT_IN_EVENT_TYPES.map((name) => ({ name, displayName: name }))

/** Adds the built-in event types to a new match, in their fixed order. */
export async function insertBuiltInEventTypes(tx: Tx, matchId: string): Promise<void> {
  await tx
    .insertInto('match_event_type')
    .values(
      builtInEventTypes.map(({ name, displayName }, position) => ({
        match_id: matchId,
        name,
        display_name: displayName,
        position,
      })),
    )
    .execute()
}

/** Returns the active event types of a match, in their order. */
export async function eventTypesOf(reader: Reader, matchId: string): Promise<EventType[]> {
  const rows = await reader
    .selectFrom('match_event_type')
    .select(['name', 'display_name'])
    .where('match_id', '=', matchId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ name: row.name, displayName: row.display_name }))
}

export async function playedEventTypes(reader: Reader, matchId: string): Promise<string[]> {
  return (await eventTypesOf(reader, matchId)).map((type) => type.name)
}

/** Returns the custom event types, in their order, retired ones included. */
export async function customEventTypes(reader: Reader): Promise<GlobalEventType[]> {
  const rows = await reader
    .selectFrom('event_type')
    .selectAll()
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    displayName: row.display_name,
    ...(row.retired_at !== null && { retired: true as const }),
  }))
}

/** Locks the custom event types, so that changes run one after the other; two concurrent reorderings would deadlock. */
export async function lockEventTypes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('event-types'))`.execute(tx)
}

/** True if two names of event types are equal, without regard to case. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/**
 * True for names that no event type may have. They are the property names of every object, because counts are stored in
 * objects by name, and `reorder`, because a route has this name.
 */
export function isReserved(name: string): boolean {
  return name in {} || isSameName(name, 'reorder')
}

export async function setPositions(tx: Tx, matchId: string, names: readonly string[]): Promise<void> {
  for (const [position, name] of names.entries()) {
    await tx
      .updateTable('match_event_type')
      .set({ position })
      .where('match_id', '=', matchId)
      .where('name', '=', name)
      .execute()
  }
}
