import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** An address somebody wants to have instead of theirs, until a link mailed to it is followed: the last one of an account. */
const statements = `
create table email_change (
  account_id uuid primary key references account (id), hash text not null, email text not null,
  created_at timestamptz not null, expires_at timestamptz not null);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
