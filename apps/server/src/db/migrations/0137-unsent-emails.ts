import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the emails that are not delivered yet, or that the server gave up. A row holds no secret: a link is created when
 * its email is sent. Its account may not exist, so that an unknown address costs the same statements as a known one.
 */
const statements = `
create table unsent_email (
  id uuid primary key, kind text not null, account_id uuid not null, address text not null, parameters jsonb not null,
  created_at timestamptz not null, expires_at timestamptz not null, given_up text, given_up_at timestamptz);
create index unsent_email_account on unsent_email (account_id);
create index unsent_email_expires on unsent_email (expires_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
