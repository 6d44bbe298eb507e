import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * A penalty has a public amount, from the visible chips, and a charged one, from the real chips. They may differ while
 * a stake is hidden. For existing penalties, and those of an older server, both are the same.
 */
const statements = `
alter table penalty add column told integer;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
