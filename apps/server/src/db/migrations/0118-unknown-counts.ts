import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the times in which nobody counted an event type of a match, the reason of a void bet, and the time that a provider
 * stated last.
 */
const statements = `
create table count_gap (
  match_id uuid not null references match on delete cascade,
  event_type text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  closed_by text,
  stated_at timestamptz,
  primary key (match_id, event_type, from_at)
);
alter table bet add column void_reason text;
alter table match_feed add column provider_clock jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
