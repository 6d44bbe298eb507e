import type { MatchId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../db/schema.ts'

type Which = (ids: RawBuilder<unknown>) => RawBuilder<boolean>

const ofMatch: Which = (ids) => sql`match_id = any(${ids})`
const ofPlan: Which = (ids) => sql`plan_id in (select id from plan where match_id = any(${ids}))`
const ofLobby: Which = (ids) => sql`lobby_id in (select id from lobby where match_id = any(${ids}))`

/** Every table with rows of a match or its lobbies that an action may change, with the SQL condition for these rows. */
const TABLES: Readonly<Partial<Record<keyof Database, Which>>> = {
  match: (ids) => sql`id = any(${ids})`,
  ...{ match_half: ofMatch, plan: ofMatch, match_event_type: ofMatch, option: ofMatch, suspension: ofMatch },
  ...{ match_event: ofMatch, match_feed: ofMatch, feed_source: ofMatch, lobby: ofMatch, operator_action: ofMatch },
  ...{ round: ofPlan, price_list: ofPlan },
  ...{ member: ofLobby, removal: ofLobby, bet: ofLobby, ledger_entry: ofLobby, ledger_seal: ofLobby, penalty: ofLobby },
  ...{ lobby_round: ofLobby, deal: ofLobby, scout_look: ofLobby, trophy_booking: ofLobby, trophy_entry: ofLobby },
  bet_outcome: (ids) =>
    sql`bet_id in (select bet.id from bet join lobby on lobby.id = bet.lobby_id where match_id = any(${ids}))`,
  round_change: (ids) =>
    sql`round_id in (select round.id from round join plan on plan.id = plan_id where match_id = any(${ids}))`,
  due_work: (ids) => sql`split_part(queue, ':', 2) = any(${ids}::text[])`,
}

/**
 * Replaces the rows of these matches and their lobbies by temporary copies from one snapshot, for this transaction
 * only. Changes of the copies lock no row of the real tables, so concurrent bets do not wait.
 */
export async function copyToTemporaryTables(tx: Tx, matchIds: readonly MatchId[]): Promise<void> {
  const names = Object.keys(TABLES)
  await sql.raw(COPIES(names)).execute(tx)
  const ids = sql`${[...matchIds]}::uuid[]`
  // One statement reads all tables, so that all copies come from the same snapshot.
  const parts = Object.entries(TABLES).map(
    ([name, which]) =>
      sql`${sql.ref(`of_${name}`)} as (insert into ${sql.table(`copied_${name}`)}
        select * from ${sql.table(name)} where ${which(ids)})`,
  )
  await sql`with ${sql.join(parts)} select`.execute(tx)
  await sql.raw(INSTEAD(names)).execute(tx)
}

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Numbered columns of the copies continue with the sequence of the original table. */
const COPIES = (names: readonly string[]) => `
  do $$
  declare name text; numbered text;
  begin
    foreach name in array array[${listed(names)}] loop
      execute format('create temporary table %I (like %I including defaults including generated including constraints including indexes) on commit drop',
        'copied_' || name, name);
      for numbered in select attname from pg_attribute where attrelid = format('%I', name)::regclass and attidentity <> '' loop
        execute format('alter table %I alter %I set default nextval(%L)', 'copied_' || name, numbered,
          pg_get_serial_sequence(name, numbered));
      end loop;
    end loop;
  end $$`

/**
 * Sets the search path, so that queries find the copies. Setting it explicitly also makes PostgreSQL plan cached
 * statements again, before and after.
 */
const INSTEAD = (names: readonly string[]) => `
  do $$
  declare name text;
  begin
    foreach name in array array[${listed(names)}] loop
      execute format('alter table %I rename to %I', 'copied_' || name, name);
    end loop;
    perform set_config('search_path', 'pg_temp, ' || current_setting('search_path'), true);
  end $$`
