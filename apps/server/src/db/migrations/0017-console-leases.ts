import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds which operators have the console of a match open, each until a lease expires. */
const statements = `
create table console_lease (
  match_id uuid not null references match (id), account_id uuid not null references account (id),
  until timestamptz not null, primary key (match_id, account_id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
