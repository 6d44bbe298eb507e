import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Stores which trophies an older version booked, by its own ranking, and which prices an earlier upgrade could only
 * guess. All other records are checked, so that a changed row does not count as an old one.
 */
const statements = `
alter table older_evidence drop constraint older_evidence_kind_check,
  add constraint older_evidence_kind_check check (kind in ('seal', 'price', 'gift', 'guess', 'trophy'));

insert into older_evidence (lobby_id, kind, key) select distinct lobby_id, 'trophy', '' from trophy_booking;

insert into older_evidence (lobby_id, kind, key)
select distinct lobby.id, 'guess', price_list.round_id::text
from price_list join lobby on lobby.plan_id = price_list.plan_id where price_list.guessed;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
