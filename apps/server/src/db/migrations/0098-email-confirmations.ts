import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds confirmations of email addresses. Accounts of the previous version need none. */
const statements = `
alter table account add column must_confirm_email boolean not null default false;

create table email_confirmation (
  account_id uuid primary key references account (id), hash text not null,
  created_at timestamptz not null, expires_at timestamptz not null);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
