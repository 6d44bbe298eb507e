import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds when a user finished or skipped the first-bet guide, so that no device shows it again. */
const statements = `
alter table account add column guided_at timestamptz;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
