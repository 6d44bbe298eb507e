import type { FeedProvider } from '@bettle/contract'
import { type DelaySample, MEASURED_SAMPLES, medianDelay } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/schema.ts'

/**
 * Adds samples to the delays of a provider and keeps the latest ones ([F23]). Each event type takes one statement, so
 * that no sample is lost when two matches add samples at once.
 */
export async function addSamples(tx: Tx, providerId: string, samples: readonly DelaySample[]): Promise<void> {
  // Sorted, so that concurrent transactions lock the rows in the same order.
  const eventTypes = [...new Set(samples.map(({ eventType }) => eventType))].sort()
  for (const eventType of eventTypes) {
    const added = samples.flatMap((sample) => (sample.eventType === eventType ? [sample.delay] : []))
    await sql`insert into feed_provider_delay as held (provider_id, event_type, samples)
      values (${providerId}::uuid, ${eventType}, ${added.slice(-MEASURED_SAMPLES)}::integer[])
      on conflict (provider_id, event_type) do update set samples = (held.samples || excluded.samples)[
        greatest(1, cardinality(held.samples) + cardinality(excluded.samples) - ${MEASURED_SAMPLES}::integer + 1):
      ]`.execute(tx)
  }
}

/** Deletes the measured delays of a provider whose address or format changed, because another service answers now. */
export async function deleteSamples(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('feed_provider_delay').where('provider_id', '=', providerId).execute()
}

export async function measuredDelays(reader: Reader, providerId: string): Promise<FeedProvider['measured']> {
  const rows = await reader
    .selectFrom('feed_provider_delay')
    .select(['event_type', 'samples'])
    .where('provider_id', '=', providerId)
    .orderBy('event_type')
    .execute()
  return rows.flatMap(({ event_type: eventType, samples }) => {
    const delay = medianDelay(samples)
    return delay === undefined ? [] : [{ eventType, seconds: Math.round(delay / 1000), events: samples.length }]
  })
}
