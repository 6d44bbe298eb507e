import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Lets practice cups overlap: one at a time is open for enrolment, whatever the number of cups under way. The new index
 * comes first, so that there is no moment in which two servers create two open cups.
 */
const statements = `
create unique index one_enrolling_practice_cup on competition ((settings ->> 'isPractice'))
  where settings ->> 'isPractice' = 'true' and phase = 'enrolling';
drop index one_practice_cup;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
