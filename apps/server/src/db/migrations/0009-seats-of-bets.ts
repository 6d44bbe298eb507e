import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds an index that finds a member's bet on a round, so that a query does not read all bets of a large lobby.
 */
const statements = `
drop index bet_round;
create index bet_round on bet (round_id, lobby_id, account_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
