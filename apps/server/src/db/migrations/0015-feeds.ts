import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds matches that follow an external feed, and the state of each event id of a feed. The secret is derived from the
 * server's secret and not stored.
 */
const statements = `
create table match_feed (
  match_id uuid primary key references match (id), state text not null check (state in ('following', 'held')),
  secret_number integer not null, heard_at timestamptz,
  source text not null check (source in ('push', 'file', 'simulator')), file jsonb, since timestamptz);
create table feed_source (
  match_id uuid not null references match (id), source_id text not null, revision bigint not null, event_id uuid,
  primary key (match_id, source_id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
