import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds crashes in browsers and on the server, grouped by their common properties, with the last few reports of each
 * group.
 */
const statements = `
create table crash_group (
  id uuid primary key, fingerprint text not null unique,
  origin text not null check (origin in ('browser', 'server', 'person')),
  name text not null, message text not null, place text not null,
  status text not null default 'open' check (status in ('open', 'resolved', 'muted')),
  count bigint not null, first_at timestamptz not null, last_at timestamptz not null, versions text[] not null);
create index crash_group_last_at on crash_group (last_at);
create table crash_report (
  id uuid primary key, group_id uuid not null references crash_group (id) on delete cascade,
  at timestamptz not null, version text not null, component text not null, location text not null, browser text not null,
  account_id uuid references account (id) on delete set null, description text,
  code text, status_code int, cause text, stack text not null);
create index crash_report_group on crash_report (group_id, at);
create index crash_report_account on crash_report (account_id) where account_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
