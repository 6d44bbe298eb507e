import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Marks the demo player. Until this version only the email address marked it, and an address can change. */
const statements = `
alter table account add column is_demo boolean not null default false;
update account set is_demo = true where email_key = 'demo@bettle.example';

create index request_created on request (created_at);
create index session_last_used on session (last_used_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
