import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Stores the last log line of each competition that was written under the former rules of disqualification, so that what
 * has begun stays as it is. An ended competition keeps the former rules: 2147483647 is the largest number of a line.
 */
const statements = `
update competition set settings = settings || jsonb_build_object('formerRulesUntil',
  case when phase in ('closed', 'finished', 'cancelled') then 2147483647 else log_number end)
where log_number > 0;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
