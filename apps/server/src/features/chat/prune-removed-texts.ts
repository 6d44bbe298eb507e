import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** How long the text of a removed message is kept for administrators (ms) ([MD15]). */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** Deletes the texts of messages that were removed a week ago. Returns the number of deleted texts. */
export async function pruneRemovedTexts({ db, clock }: Pick<Context, 'db' | 'clock'>, atOnce: number): Promise<number> {
  const before = new Date(clock.now() - KEPT_MS)
  const { numAffectedRows = 0n } = await sql`update chat_message set removed_text = null where id in (
    select id from chat_message where removed_text is not null and removed_at < ${before} limit ${atOnce})`.execute(db)
  return Number(numAffectedRows)
}
