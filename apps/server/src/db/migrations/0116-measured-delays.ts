import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the measured delays of providers, in milliseconds and in the order of their measurement. Adds the state of the
 * measurement that runs while an operator has taken over a match.
 */
const statements = `
create table feed_provider_delay (
  provider_id uuid not null references feed_provider (id), event_type text not null, samples integer[] not null,
  primary key (provider_id, event_type));
alter table match_feed add column measuring jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
