import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Whether somebody has bet on a round in a lobby of a thousand is found without looking at everybody's bets. */
const statements = `
drop index bet_round;
create index bet_round on bet (round_id, lobby_id, account_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
