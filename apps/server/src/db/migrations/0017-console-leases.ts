import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Who is at the console of a match, and until when that holds unless they say so again. */
const statements = `
create table console_lease (
  match_id uuid not null references match (id), account_id uuid not null references account (id),
  until timestamptz not null, primary key (match_id, account_id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
