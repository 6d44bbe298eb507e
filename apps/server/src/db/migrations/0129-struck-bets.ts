import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Marks the bets of a player who was struck from a lobby of a competition before the kick-off. `struck` is 0 for a bet
 * that counts, and otherwise the number of the strike, so that a player who returns can bet on the same round again.
 */
const statements = `
alter table bet add column struck integer not null default 0;
create unique index bet_place on bet (lobby_id, account_id, round_id, struck);
alter table bet drop constraint bet_lobby_id_account_id_round_id_key;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
