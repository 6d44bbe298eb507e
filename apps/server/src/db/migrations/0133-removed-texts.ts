import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Keeps the text of a removed chat message for reports, and finds the texts whose time is over. */
const statements = `
alter table chat_message add column removed_text text;
create index chat_message_removed_text on chat_message (removed_at) where removed_text is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
