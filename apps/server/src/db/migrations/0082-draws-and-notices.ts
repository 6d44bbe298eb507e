import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the number of seeds of a competition, its end, and an index of read notices. Competitions of the previous
 * version have 20 seeds.
 */
const statements = `
alter table competition add column seeds integer not null default 20, add column ended_at timestamptz;

update competition set ended_at = (
  select max(at) from competition_line where competition_line.competition_id = competition.id)
where phase in ('finished', 'closed', 'cancelled');

create index notice_read on notice (read_at) where read_at is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
