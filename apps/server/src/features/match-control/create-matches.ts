import type { ActionId, MatchId } from '@bettle/contract'
import { planMatch, plannedMinutes } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { outsideCall } from '../../db/idempotent-call.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import { builtInEventTypes } from '../match/event-type-store.ts'
import { OFFICIAL_DURATION } from '../match/timetable.ts'
import { accountOf, type Operator } from '../operation/operator.ts'
import { didCreateMatch, HALVES, type MatchRequest } from './create-match.ts'

/** Matches per statement: other requests reach an embedded database between two batches. */
const AT_ONCE = 100
/** Audit log lines of a match are small, so more fit in one statement. */
const LINES_AT_ONCE = 1000
/** The deletion time of a prepared match hides it. No other match has this time. */
const NOT_MADE_YET = new Date(0)
/** A preparation older than this was interrupted (ms by the clock). */
const GIVEN_UP_AFTER = 60 * 60_000

/** A match that is written and still hidden. */
export interface PreparedMatch {
  readonly id: MatchId
  readonly request: MatchRequest
}

/**
 * Writes many matches as `createMatch` would, but hidden. Each batch has its own transaction, so that other requests
 * run in between.
 * `showMatches` then shows them all at once. Prices are computed at the first read ([P7]).
 */
export async function prepareMatches(
  ctx: Pick<Context, 'db' | 'log' | 'clock'>,
  requests: readonly MatchRequest[],
): Promise<PreparedMatch[]> {
  const prepared = requests.map((request) => ({ id: newId<MatchId>(), request }))
  try {
    for (const batch of batchesOf(prepared, AT_ONCE)) {
      await outsideCall(() => transaction(ctx, (tx) => insertMatches(tx, batch, ctx.clock.date())))
    }
  } catch (error) {
    await forgetMatches(ctx, prepared)
    throw error
  }
  return prepared
}

/** Makes prepared matches visible, each with its line in the audit log. */
export async function showMatches(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  prepared: readonly PreparedMatch[],
): Promise<void> {
  const now = ctx.clock.date()
  await sql`
    update match set deleted_at = null, created_at = ${now}, updated_at = ${now}
    where id = any(${prepared.map(({ id }) => id)}::uuid[])`.execute(tx)
  for (const batch of batchesOf(prepared, LINES_AT_ONCE)) await insertLines(tx, operator, batch, now)
}

/** Deletes prepared matches that were not shown. */
export async function forgetMatches(
  ctx: Pick<Context, 'db' | 'log'>,
  prepared: readonly { readonly id: string }[],
): Promise<void> {
  for (const batch of batchesOf(prepared, AT_ONCE)) {
    const ids = batch.map(({ id }) => id)
    await outsideCall(() => transaction(ctx, (tx) => deletePrepared(tx, ids)))
  }
}

/** Deletes at most `most` prepared matches of interrupted imports. Returns how many. */
export function prunePrepared(ctx: Pick<Context, 'db' | 'log' | 'clock'>, most: number): Promise<number> {
  return transaction(ctx, async (tx) => {
    const rows = await tx
      .selectFrom('match')
      .select('id')
      .where('deleted_at', '=', NOT_MADE_YET)
      .where('created_at', '<=', new Date(ctx.clock.now() - GIVEN_UP_AFTER))
      .limit(most)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await deletePrepared(tx, ids)
    return ids.length
  })
}

async function deletePrepared(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('match')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('deleted_at', '=', NOT_MADE_YET)
    .forUpdate()
    .execute()
  const matches = sql`any(${rows.map(({ id }) => id)}::uuid[])`
  await sql`delete from round where plan_id in (select id from plan where match_id = ${matches})`.execute(tx)
  for (const table of ['plan', 'match_event_type', 'match_half']) {
    await sql`delete from ${sql.table(table)} where match_id = ${matches}`.execute(tx)
  }
  await sql`delete from match where id = ${matches}`.execute(tx)
}

function* batchesOf<One>(all: readonly One[], size: number): Generator<readonly One[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

async function insertMatches(tx: Tx, made: readonly PreparedMatch[], now: Date): Promise<void> {
  const matches = made.map(({ id, request: { homeTeam, awayTeam, startTime = null, tempo = 1 } }) => {
    return { id, homeTeam, awayTeam, startTime, tempo }
  })
  await sql`
    insert into match (id, home_team, away_team, status, planned_start, tempo, created_at, updated_at, deleted_at)
    select id, "homeTeam", "awayTeam", 'upcoming', "startTime", tempo, ${now}, ${now}, ${NOT_MADE_YET}
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as made(id uuid, "homeTeam" text, "awayTeam" text, "startTime" timestamptz, tempo double precision)`.execute(tx)

  const halves = made.flatMap(({ id }) => HALVES.map((number) => ({ id: newId(), match: id, number })))
  await sql`
    insert into match_half (id, match_id, half_number, status) select id, match, number, 'upcoming'
    from jsonb_to_recordset(${JSON.stringify(halves)}::jsonb) as half(id uuid, match uuid, number integer)`.execute(tx)

  const types = builtInEventTypes.map((type, position) => ({ ...type, position }))
  await sql`
    insert into match_event_type (match_id, name, display_name, position) select match, name, "displayName", position
    from unnest(${made.map(({ id }) => id)}::uuid[]) match,
      jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as type(name text, "displayName" text, position integer)`.execute(
    tx,
  )

  const plans = made.map(({ id }) => ({ id: newId(), match: id }))
  await sql`
    insert into plan (id, match_id, round_duration, created_at) select id, match, ${OFFICIAL_DURATION}::int, ${now}
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan(id uuid, match uuid)`.execute(tx)

  const halfOf = new Map(halves.map(({ id, match, number }) => [`${match}:${number}`, id]))
  const planned = planMatch(HALVES, plannedMinutes, OFFICIAL_DURATION)
  const rounds = plans.flatMap(({ id: plan, match }) =>
    planned.map(({ halfNumber, roundNumber, startMinute, endMinute }) => {
      return { id: newId(), plan, half: halfOf.get(`${match}:${halfNumber}`), roundNumber, startMinute, endMinute }
    }),
  )
  await sql`
    insert into round (id, plan_id, half_id, round_number, start_minute, end_minute)
    select id, plan, half, "roundNumber", "startMinute", "endMinute"
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as round(id uuid, plan uuid, half uuid, "roundNumber" integer,
      "startMinute" double precision, "endMinute" double precision)`.execute(tx)
}

/** A new match has no earlier actions that this could block from being undone. */
async function insertLines(tx: Tx, operator: Operator, made: readonly PreparedMatch[], at: Date): Promise<void> {
  const lines = made.map(({ id, request }) => {
    const { kind, after, undo, changes } = didCreateMatch(id, request)
    return { id: newId<ActionId>(), match: id, kind, after, undo, changes }
  })
  await sql`
    insert into operator_action (id, match_id, account_id, at, kind, subject, after, inverse, changes, uses)
    select id, match, ${accountOf(operator)}, ${at}, kind, '{}'::jsonb, after, undo, changes, '{}'
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(id uuid, match uuid, kind text, after jsonb, undo jsonb, changes text[])`.execute(tx)
}
