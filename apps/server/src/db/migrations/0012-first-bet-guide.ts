import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Whoever has had the first bet explained, or did not want it, is not asked again on any device. */
const statements = `
alter table account add column guided_at timestamptz;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
