import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds indexes by which jobs read the lobbies of a plan or a match in the order of their ids, batch by batch. */
const statements = `
create index lobby_of_plan on lobby (plan_id, id);
create index lobby_of_match on lobby (match_id, id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
