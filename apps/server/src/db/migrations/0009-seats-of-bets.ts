import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Finds a member's bet on a round without reading the bets of a lobby of a thousand. */
const statements = `
drop index bet_round;
create index bet_round on bet (round_id, lobby_id, account_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
