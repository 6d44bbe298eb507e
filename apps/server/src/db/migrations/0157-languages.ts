import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds the language of an account, for emails and for devices without a choice of their own. */
const statements = `
alter table account add column language text;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
