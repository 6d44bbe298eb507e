import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements = `
alter table member add column seat_version integer not null default 0;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
