import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds the latest requested email address of an account, until the user follows the link in the email. */
const statements = `
create table email_change (
  account_id uuid primary key references account (id), hash text not null, email text not null,
  created_at timestamptz not null, expires_at timestamptz not null);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
