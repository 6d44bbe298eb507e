import { type FeedProvider, type FeedProviderForm, type FeedProviderId, GameError } from '@bettle/contract'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { FeedProviderTable, Reader, Tx } from '../../../db/schema.ts'
import { countedTypes } from '../../match/recording.ts'
import { adapters } from './adapter.ts'
import { measuredDelays } from './measured-delays.ts'

export type FeedProviderRow = Selectable<FeedProviderTable>

/** @throws GameError `not-found` */
export async function providerRow(reader: Reader, id: string): Promise<FeedProviderRow> {
  const row = await findProvider(reader, id)
  if (!row) throw new GameError('not-found', { message: 'This provider does not exist.' })
  return row
}

export function findProvider(reader: Reader, id: string): Promise<FeedProviderRow | undefined> {
  return reader
    .selectFrom('feed_provider')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the day in UTC to which a call counts. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export async function callsToday(reader: Reader, providerId: string, now: Date): Promise<number> {
  const row = await reader
    .selectFrom('feed_provider_day')
    .select('calls')
    .where('provider_id', '=', providerId)
    .where('day', '=', sql<Date>`${dayOf(now)}::date`)
    .executeTakeFirst()
  return row?.calls ?? 0
}

/**
 * Stores a call before it is made ([F15]). Returns false if the calls of the day are used up. Nodes that reserve at the
 * same time never exceed the limit; a crash afterwards only wastes the call.
 */
export async function reserveCall(
  tx: Tx | Context['db'],
  { id, form }: Pick<FeedProviderRow, 'id' | 'form'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into feed_provider_day (provider_id, day, calls)
    values (${id}::uuid, ${dayOf(now)}::date, 1)
    on conflict (provider_id, day) do update set calls = feed_provider_day.calls + 1
      where ${form.dailyCalls}::int is null or feed_provider_day.calls < ${form.dailyCalls}::int
    returning calls`.execute(tx)
  return rows.length > 0
}

/** Returns how long a provider usually takes to count an event of a type (ms). */
export function delayOf({ delaySeconds, delays }: FeedProviderForm, eventType: string): number {
  return 1000 * (delays.find((delay) => delay.eventType === eventType)?.seconds ?? delaySeconds)
}

export async function providerToWire(reader: Reader, row: FeedProviderRow, now: Date): Promise<FeedProvider> {
  return {
    ...row.form,
    _id: row.id as FeedProviderId,
    hasKey: row.sealed_key !== null,
    eventTypes: [...countedTypes(row.form)],
    halves: adapters[row.form.format].halves(row.form),
    isTriedLive: adapters[row.form.format].isTriedLive,
    callsToday: await callsToday(reader, row.id, now),
    measured: await measuredDelays(reader, row.id),
  }
}
