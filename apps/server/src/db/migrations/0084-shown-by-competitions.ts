import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Null for competitions of the version before, until their version rises again. */
const statements = `
alter table competition add column shown text;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
