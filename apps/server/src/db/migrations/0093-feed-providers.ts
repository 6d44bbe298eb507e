import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds providers of counts, their calls of each day, and matches that follow a provider. A key is encrypted with a
 * secret that is not in the database. The row of a deleted provider stays without its key, because matches refer to it.
 */
const statements = `
create table feed_provider (
  id uuid primary key, form jsonb not null, sealed_key text, created_at timestamptz not null, deleted_at timestamptz);
create table feed_provider_day (
  provider_id uuid not null references feed_provider (id), day date not null, calls integer not null,
  primary key (provider_id, day));
alter table match_feed drop constraint match_feed_source_check;
alter table match_feed add constraint match_feed_source_check
  check (source in ('push', 'file', 'simulator', 'provider'));
alter table match_feed
  add column provider_id uuid references feed_provider (id), add column provider_match text,
  add column check_id uuid references feed_provider (id), add column check_match text,
  add column counts jsonb, add column outbox jsonb, add column answered_at timestamptz, add column problem text,
  add column check_counts jsonb, add column check_answered_at timestamptz, add column check_problem text,
  add column polled_at timestamptz, add column waits_from timestamptz, add column silent_since timestamptz,
  add column differing jsonb;
create index match_feed_provider on match_feed (provider_id) where provider_id is not null;
create index match_feed_check on match_feed (check_id) where check_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
