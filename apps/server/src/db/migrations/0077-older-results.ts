import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Records trophies that an older version booked, by its own ranking, and prices that the upgrade of that time could only guess. All
 * others are judged, so that a changed row is not taken for an old one.
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
