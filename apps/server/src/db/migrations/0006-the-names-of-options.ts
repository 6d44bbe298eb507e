import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

// Removes the generated names of options, which follow from event type, bet type and threshold. Names that an
// administrator gave stay.
const statements = `
alter table option alter column name drop not null;
alter table bet alter column option_name drop not null;
update option set name = null where name = initcap(bet_type) || ' ' || threshold || ' ' || event_type;
update bet set option_name = null where option_name = initcap(bet_type) || ' ' || threshold || ' ' || event_type;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
