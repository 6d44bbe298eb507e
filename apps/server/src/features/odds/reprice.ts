import type { MatchId, MatchPush } from '@bettle/contract'
import { type Instant, type NewPrice, nextRound, type Repricing, repriceOptions } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { outsideCall } from '../../db/idempotency/idempotent-call.ts'
import { newId } from '../../db/ids.ts'
import type { PlanRow, Reader, Tx } from '../../db/schema.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { playedEventTypes } from '../match/event-type-store.ts'
import { loadTimetable, type MatchTimetable } from '../match/timetable.ts'
import { currentOddsWire } from './odds-wire.ts'
import { keepPrices } from './price-list.ts'

/**
 * Ensures that a plan's model options are priced for its next round ([P7]). If they are, this costs two queries.
 * Otherwise the first caller prices them and publishes the prices.
 * @returns the instant for which this holds, so that a caller can show round and prices of the same instant ([P9])
 */
export async function ensurePriced(ctx: Context, matchId: string, planId: string): Promise<Instant> {
  const asked = ctx.clock.now()
  if (await isPriced(ctx.db, matchId, planId, asked)) return asked
  const price = async (tx: Tx) => {
    const plan = await planRow(tx, planId)
    const timetable = await loadTimetable(tx, matchId, planId)
    const now = ctx.clock.now()
    const push = needsPricing(plan, timetable, now) ? await repriceIn(tx, plan, timetable, now) : undefined
    return { reply: now, pushes: push ? [push] : [] }
  }
  // Prices outside the reader's call with its Idempotency-Key, because any reader may have to price the options.
  return outsideCall(() => inMatch(ctx, matchId as MatchId, price))
}

async function isPriced(reader: Reader, matchId: string, planId: string, now: Instant): Promise<boolean> {
  return !needsPricing(await planRow(reader, planId), await loadTimetable(reader, matchId, planId), now)
}

/** True if the model has not priced the options for the plan's next round. */
export function needsPricing(plan: Pick<PlanRow, 'priced_round_id'>, timetable: MatchTimetable, now: Instant): boolean {
  const next = nextRound(timetable, now)
  return next !== undefined && next.id !== plan.priced_round_id
}

function planRow(reader: Reader, planId: string): Promise<PlanRow> {
  return reader.selectFrom('plan').selectAll().where('id', '=', planId).executeTakeFirstOrThrow()
}

/**
 * Prices the options in a transaction that holds the lock on the match, even if this seems unnecessary: rounds or event
 * types may have changed. Returns the push if anything changed. If no round is left to bet on, nothing changes.
 */
export async function repriceIn(
  tx: Tx,
  plan: PlanRow,
  timetable: MatchTimetable,
  now: Instant,
): Promise<MatchPush | undefined> {
  const next = nextRound(timetable, now)
  if (!next) return undefined
  const existing = await optionsEverMade(tx, plan.id)
  const repricing = repriceOptions(existing, await playedEventTypes(tx, plan.match_id), next)
  const isOtherRound = plan.priced_round_id !== next.id
  if (isOtherRound) {
    await tx.updateTable('plan').set({ priced_round_id: next.id }).where('id', '=', plan.id).execute()
  }
  const changes = await applyRepricing(tx, plan, repricing, now)
  if (!changes && !isOtherRound) return undefined
  await keepPrices(tx, plan.id, new Date(now))
  return oddsChanged(tx, plan)
}

/** Returns the push after a change of a plan's options, which contains all current options. */
export async function oddsChanged(tx: Tx, plan: PlanRow): Promise<MatchPush> {
  const odds = await currentOddsWire(tx, plan.match_id, plan.id)
  return { type: 'odds.changed', roundDuration: plan.round_duration, odds }
}

async function optionsEverMade(tx: Tx, planId: string) {
  const rows = await tx
    .selectFrom('option')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    eventType: row.event_type,
    betType: row.bet_type,
    threshold: row.threshold,
    hundredths: row.hundredths,
    setBy: row.set_by,
    retired: row.retired_at !== null,
    retiredBy: row.retired_by,
  }))
}

async function applyRepricing(tx: Tx, plan: PlanRow, repricing: Repricing, now: Instant): Promise<boolean> {
  const { update, revive, retire, add } = repricing
  await setPrices(tx, [...update, ...revive])
  if (retire.length > 0) {
    await tx
      .updateTable('option')
      .set({ retired_at: new Date(now), retired_by: 'model' })
      .where('id', 'in', retire)
      .execute()
  }
  if (add.length > 0) {
    await tx
      .insertInto('option')
      .values(
        add.map((line) => ({
          id: newId(),
          match_id: plan.match_id,
          plan_id: plan.id,
          name: null,
          event_type: line.eventType,
          bet_type: line.betType,
          threshold: line.threshold,
          hundredths: line.hundredths,
          set_by: line.setBy,
          retired_by: null,
          created_at: new Date(now),
        })),
      )
      .execute()
  }
  return update.length + revive.length + retire.length + add.length > 0
}

/** Writes all prices in one statement, because dozens of options in every plan are priced at the start of a round. */
async function setPrices(tx: Tx, prices: readonly NewPrice[]): Promise<void> {
  if (prices.length === 0) return
  await sql`
    update option set hundredths = priced.hundredths, retired_at = null, retired_by = null
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as priced(id uuid, hundredths integer)
    where option.id = priced.id`.execute(tx)
}
