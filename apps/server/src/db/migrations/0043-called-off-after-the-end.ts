import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** A match that was deleted after its end without confirmed results now counts as abandoned, without a winner. */
const statements = `
update match set status = 'abandoned', abandoned_reason = 'match-deleted'
where deleted_at is not null and status = 'completed' and results_confirmed_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
