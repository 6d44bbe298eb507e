import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds a table with one row at most: the id of this installation in services that it shares, such as Redis, and the
 * number of starts of its servers.
 */
const statements = `
create table installation (
  single boolean primary key default true check (single),
  id uuid not null,
  starts integer not null);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
