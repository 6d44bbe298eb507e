import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/**
 * Stores the current prices of a plan's options, for the round for which they are priced ([P9]). Every transaction that
 * changes a price calls this function after its last write.
 */
export async function keepPrices(tx: Tx, planId: string, now: Date): Promise<void> {
  await sql`
    insert into price_list (plan_id, round_id, from_at, prices)
    select plan.id, round.id, ${now}::timestamptz,
      (select coalesce(jsonb_object_agg(id, hundredths), '{}') from option where plan_id = plan.id and retired_at is null)
    from plan join round on round.id = plan.priced_round_id where plan.id = ${planId}
    on conflict (plan_id, round_id, from_at) do update set prices = excluded.prices`.execute(tx)
}

/**
 * Stores the current prices for a round that began before its options were priced, because a bet that arrived in time
 * has these prices. This is rare: the bet must have waited for a whole round.
 */
export async function keepFirstPrices(tx: Tx, planId: string, roundId: string, arrivedAt: Date): Promise<void> {
  await sql`
    insert into price_list (plan_id, round_id, from_at, prices)
    select ${planId}, ${roundId}, ${arrivedAt}::timestamptz, coalesce(jsonb_object_agg(id, hundredths), '{}')
    from option where plan_id = ${planId} and retired_at is null
    having not exists (select from price_list where plan_id = ${planId} and round_id = ${roundId})
    on conflict (plan_id, round_id, from_at) do nothing`.execute(tx)
}
