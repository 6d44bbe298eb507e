import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the public amount of a penalty, from the visible chips, beside the charged amount, from the real chips. They may
 * differ while a stake is hidden. For existing penalties, and those of an older server, both are equal.
 */
const statements = `
alter table penalty add column told integer;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
