import type { Tx } from '@bettle/server'
import { type RawBuilder, sql } from 'kysely'
import type { OwnServer } from './own-server.ts'

/** The number of rows in the administrators' lists. */
export const ROW_COUNTS = {
  users: 50_000,
  matches: 10_000,
  options: 360_000,
  events: 134_000,
  lobbies: 5000,
  members: 40_000,
  bets: 200_000,
  actions: 1_000_000,
}

const ROUNDS = 10
const MATCHES_WITH_EVENTS = 1000
const OPERATORS = 20

/** The tables in the order of their foreign keys. */
const TABLES = [
  ...['account', 'match', 'match_half', 'plan', 'round', 'option', 'match_event', 'lobby', 'member', 'bet'],
  ...['lobby_round', 'operator_action'],
] as const

/**
 * Inserts rows directly into the database, spread over two years in chronological order, as real rows are. All indexes
 * except the keys are created afterwards, and references are not checked for each row. Otherwise a million rows of the
 * log would take ten times as long.
 */
export async function insertRows({ ctx: { db, clock } }: OwnServer): Promise<void> {
  const now = clock.date()
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const remake = await dropIndexes(tx)
    await insertUsers(tx, now)
    await insertMatches(tx, now)
    await insertLobbies(tx, now)
    await insertActions(tx, now)
    for (const index of remake) await sql.raw(index).execute(tx)
  })
  for (const table of TABLES) await sql.raw(`vacuum analyze ${table}`).execute(db)
}

/** @returns the statements that create the indexes again */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${[...TABLES]}::text[])
      and not exists (select from pg_constraint where conindid = (schemaname || '.' || indexname)::regclass)`.execute(
    tx,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx)
  return rows.map(({ definition }) => definition)
}

/** An id of the usual length that sorts in the order of creation. */
const id = (kind: number, number: RawBuilder<unknown>) =>
  sql`(lpad(to_hex(1700000000000 + (${number})), 12, '0') || '7' || ${kind.toString(16).padStart(3, '0')} || '8000000000000000')::uuid`

const [ACCOUNT, MATCH, HALF, PLAN, ROUND, OPTION, EVENT, LOBBY, BET, ACTION] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

async function insertUsers(tx: Tx, now: Date): Promise<void> {
  await sql`insert into account (id, name, email, email_key, username, username_key, password_hash, role, last_login_at,
      created_at, updated_at)
    select ${id(ACCOUNT, sql`n`)}, 'user ' || n, 'user' || n || '@bettle.example', 'user' || n || '@bettle.example', 'user' || n,
      'user' || n, '!', 'player', ${now}::timestamptz - (n * 7919 % ${ROW_COUNTS.users}) * interval '10 minutes',
      ${now}::timestamptz - (${ROW_COUNTS.users} - n) * interval '20 minutes', ${now}::timestamptz
    from generate_series(1, ${ROW_COUNTS.users}::int) n`.execute(tx)
}

/** Inserts matches. Every fourth match is upcoming, and the others are over. */
async function insertMatches(tx: Tx, now: Date): Promise<void> {
  const matches = sql`(select n, ${now}::timestamptz - (${ROW_COUNTS.matches} - n) * interval '2 hours' as at
    from generate_series(1, ${ROW_COUNTS.matches}::int) n) made`
  await sql`insert into match (id, home_team, away_team, status, planned_start, ended_at, tempo, created_at, updated_at)
    select ${id(MATCH, sql`n`)}, 'Team ' || n, 'Team ' || n + 1, case n % 4 when 0 then 'upcoming' else 'completed' end,
      at + interval '1 day', case n % 4 when 0 then null else at + interval '1 day' end, 1, at, at from ${matches}`.execute(
    tx,
  )
  await sql`insert into match_half (id, match_id, half_number, status)
    select ${id(HALF, sql`n * 2 + half`)}, ${id(MATCH, sql`n`)}, half, case n % 4 when 0 then 'upcoming' else 'finished' end
    from ${matches}, generate_series(1, 2) half`.execute(tx)
  await sql`insert into plan (id, match_id, round_duration, created_at)
    select ${id(PLAN, sql`n`)}, ${id(MATCH, sql`n`)}, 10, at from ${matches}`.execute(tx)
  await sql`insert into round (id, plan_id, half_id, round_number, start_minute, end_minute)
    select ${id(ROUND, sql`n * ${ROUNDS}::int + round`)}, ${id(PLAN, sql`n`)}, ${id(HALF, sql`n * 2 + 1 + (round - 1) / 5`)}, round,
      (round - 1) % 5 * 10, case round % 5 when 0 then null else (round - 1) % 5 * 10 + 10 end
    from ${matches}, generate_series(1, ${ROUNDS}::int) round`.execute(tx)
  await sql`insert into option (id, match_id, plan_id, event_type, bet_type, threshold, hundredths, set_by, created_at)
    select ${id(OPTION, sql`n * 36 + line`)}, ${id(MATCH, sql`n`)}, ${id(PLAN, sql`n`)},
      (array['Goal','Throw','Corner','Shot','Card','Free-Kick','Goal-Kick','Penalty','Offside'])[1 + line % 9],
      case line % 2 when 0 then 'over' else 'under' end, line / 18 + 0.5, 150 + line, 'model', at
    from ${matches}, generate_series(0, ${ROW_COUNTS.options / ROW_COUNTS.matches - 1}::int) line`.execute(tx)
  const eventsOfMatch = ROW_COUNTS.events / MATCHES_WITH_EVENTS
  await sql`insert into match_event (id, match_id, event_type, at, created_at)
    select ${id(EVENT, sql`n * ${eventsOfMatch}::int + e`)}, ${id(MATCH, sql`n`)}, (array['Corner','Throw','Shot','Goal'])[1 + e % 4],
      at + e * interval '30 seconds', at
    from ${matches}, generate_series(1, ${eventsOfMatch}::int) e where n <= ${MATCHES_WITH_EVENTS}::int`.execute(tx)
}

/**
 * Inserts five lobbies for each match that is over or nearly over. Each has eight players, who have bet on half of the
 * rounds.
 */
async function insertLobbies(tx: Tx, now: Date): Promise<void> {
  const matchOf = sql`(1 + n % 1000 * 4)`
  const seats = ROW_COUNTS.members / ROW_COUNTS.lobbies
  const bets = ROW_COUNTS.bets / ROW_COUNTS.members
  const lobbies = sql`(select n, ${now}::timestamptz - (${ROW_COUNTS.lobbies} - n) * interval '3 hours' as at
    from generate_series(1, ${ROW_COUNTS.lobbies}::int) n) made`
  const holder = sql`1 + (n * ${seats}::int + seat) % ${ROW_COUNTS.users}::int`
  await sql`insert into lobby (id, code, match_id, plan_id, host_id, settings, is_private, status, ledger_hash, created_at)
    select ${id(LOBBY, sql`n`)}, translate(lpad(to_hex(n * 3301), 6, 'Z'), '01', 'XY'), ${id(MATCH, matchOf)}, ${id(PLAN, matchOf)},
      ${id(ACCOUNT, sql`1 + n * ${seats}::int % ${ROW_COUNTS.users}::int`)}, '{}'::jsonb, false, 'closed', '', at from ${lobbies}`.execute(
    tx,
  )
  await sql`insert into member (lobby_id, account_id, role, ranked, chips, bets_placed, joined_at, played_since)
    select ${id(LOBBY, sql`n`)}, ${id(ACCOUNT, holder)}, 'player', true, 100, ${bets}::int, at, at
    from ${lobbies}, generate_series(0, ${seats - 1}::int) seat`.execute(tx)
  await sql`insert into lobby_round (lobby_id, round_id, revealed_at, settled_at, settlement)
    select ${id(LOBBY, sql`n`)}, ${id(ROUND, sql`${matchOf} * ${ROUNDS}::int + round`)}, at, at, 1
    from ${lobbies}, generate_series(1, ${ROUNDS}::int) round`.execute(tx)
  await sql`insert into bet (id, lobby_id, account_id, round_id, option_id, event_type, bet_type, threshold, hundredths, stake,
      outcome, payout, count, placed_at, settled_at)
    select ${id(BET, sql`(n * ${seats}::int + seat) * ${bets}::int + bet`)}, ${id(LOBBY, sql`n`)}, ${id(ACCOUNT, holder)},
      ${id(ROUND, sql`${matchOf} * ${ROUNDS}::int + bet * 2`)}, ${id(OPTION, sql`${matchOf} * 36 + 2`)}, 'Corner', 'over', 0.5, 152,
      1 + (n + seat) % 20, 'lost', 0, 0, at + bet * interval '20 minutes', at + bet * interval '30 minutes'
    from ${lobbies}, generate_series(0, ${seats - 1}::int) seat, generate_series(1, ${bets}::int) bet`.execute(tx)
}

/** Inserts actions of twenty operators. Almost all actions record events, and a few suspend betting. */
async function insertActions(tx: Tx, now: Date): Promise<void> {
  await sql`insert into operator_action (id, match_id, account_id, at, kind, subject, no_undo, changes, uses)
    select ${id(ACTION, sql`n`)}, ${id(MATCH, sql`1 + n / 100 % ${ROW_COUNTS.matches}::int`)}, ${id(ACCOUNT, sql`1 + n % ${OPERATORS}::int`)},
      ${now}::timestamptz - (${ROW_COUNTS.actions}::int - n) * interval '1 minute',
      case n % 50 when 0 then 'suspend' else 'record-event' end, '{}'::jsonb, 'nothing-to-undo', '{}', '{}'
    from generate_series(1, ${ROW_COUNTS.actions}::int) n`.execute(tx)
}
