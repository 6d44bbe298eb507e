import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds columns for disabled accounts, and for the order and the retirement of the event types for all matches. */
const statements = `
alter table account add column disabled_at timestamptz;
alter table account add column disabled_reason text;
alter table event_type add column position integer not null default 0;
alter table event_type add column retired_at timestamptz;
update event_type set position = numbered.position
from (select name, row_number() over (order by created_at, name)::integer as position from event_type) numbered
where event_type.name = numbered.name;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
