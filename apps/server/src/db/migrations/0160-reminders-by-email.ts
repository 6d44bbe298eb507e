import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the switches of reminders by email, all off. A reminder by email is a row of `reminder` whose `way` is 'email'. A
 * server of the version before writes no such row, and does not know the job that sends it.
 */
const statements = `
alter table reminder_choice add column email boolean not null default false;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
