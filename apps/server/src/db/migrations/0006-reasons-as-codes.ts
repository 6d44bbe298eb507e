import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

// Turns known texts into codes. An operator wrote any other text. The ledger is append-only, so its stored sentences
// stay.
const asCode = (column: string) => `case ${column}
  when 'Everyone has left.' then 'everyone-left'
  when 'The match was deleted.' then 'match-deleted'
  when 'The match was called off.' then 'match-called-off'
  when 'The half was reopened.' then 'half-reopened'
  when 'The times of the half were corrected.' then 'half-retimed'
  when 'The half ended earlier.' then 'half-ended-earlier'
  when 'An event was recorded late.' then 'event-late'
  when 'An event was corrected.' then 'event-changed'
  when 'An event was taken back.' then 'event-removed'
  else 'operator: ' || ${column} end`

const statements = `
update lobby set closed_reason = ${asCode('closed_reason')} where closed_reason is not null;
update match set abandoned_reason = ${asCode('abandoned_reason')} where abandoned_reason is not null;
update due_work set reason = ${asCode('reason')} where reason is not null;
update bet_outcome set reason = ${asCode('reason')} where reason is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
