import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Marks the lobbies whose host opened them without a seat, to record the match. A match that nobody records has none, and
 * the index keeps the search for them short however many lobbies a match has. The node of the version before inserts false.
 */
const statements = `
alter table lobby add column host_records boolean not null default false;
create index lobby_host_records on lobby (match_id) where host_records and status = 'open';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
