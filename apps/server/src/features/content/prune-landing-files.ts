import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { FOLDERS } from '../../storage/storage.ts'

/** A draft in somebody's browser may still want it. */
const KEPT_UNUSED = 30 * 24 * 60 * 60_000

/**
 * [N6] What was uploaded for the landing page a month ago and earlier, and stands in no revision of it nor anywhere else, goes: so many
 * at most. The bytes first: should that fail, the row is there to try again by.
 */
export async function pruneLandingFiles(
  { db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>,
  most: number,
): Promise<number> {
  const before = new Date(clock.now() - KEPT_UNUSED)
  const unused = sql`made_for = 'landing' and created_at < ${before}
    and not exists (select from content_file where content_file.key = stored_file.key)
    and not exists (select from avatar where avatar.image = stored_file.key)
    and not exists (select from account where account.profile_image_key = stored_file.key)`
  const { rows } = await sql<{ key: string }>`
    select key from stored_file where ${unused} order by created_at limit ${most}`.execute(db)
  for (const { key } of rows) {
    for (const folder of FOLDERS) await storage.remove(`${folder}/${key}`)
    await sql`delete from stored_file where key = ${key} and ${unused}`.execute(db)
  }
  return rows.length
}
