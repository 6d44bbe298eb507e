import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** A match that was deleted after its end, and whose results nobody will confirm any more, was called off: nobody won in it. */
const statements = `
update match set status = 'abandoned', abandoned_reason = 'match-deleted'
where deleted_at is not null and status = 'completed' and results_confirmed_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
