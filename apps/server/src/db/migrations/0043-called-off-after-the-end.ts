import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Marks matches that were deleted after their end without confirmed results as abandoned, so that they have no winner.
 */
const statements = `
update match set status = 'abandoned', abandoned_reason = 'match-deleted'
where deleted_at is not null and status = 'completed' and results_confirmed_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
