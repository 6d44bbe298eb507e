import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the hash of what a competition's pages show. It is null for existing competitions until their version rises
 * again.
 */
const statements = `
alter table competition add column shown text;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
