import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { FOLDERS } from '../../storage/storage.ts'

/** A draft in somebody's browser may still want it. */
const KEPT_UNUSED = 30 * 24 * 60 * 60_000

/**
 * [N6] What was uploaded for the landing page a month ago and earlier, and stands in no revision of it nor anywhere else, goes: so many
 * at most. The bytes first: should that fail, the row is there to try again by. Where one cannot be removed the others are
 * nevertheless. Answers how many were looked at.
 * @param stuck those that could not be; they are left out, and what cannot be now joins them
 */
export async function pruneLandingFiles(
  { db, clock, storage, log }: Pick<Context, 'db' | 'clock' | 'storage' | 'log'>,
  most: number,
  stuck = new Set<string>(),
): Promise<number> {
  const before = new Date(clock.now() - KEPT_UNUSED)
  const unused = sql`made_for = 'landing' and created_at < ${before}
    and not exists (select from content_file where content_file.key = stored_file.key)
    and not exists (select from avatar where avatar.image = stored_file.key)
    and not exists (select from account where account.profile_image_key = stored_file.key)`
  const { rows } = await sql<{ key: string }>`
    select key from stored_file where ${unused} and key <> all(${[...stuck]}::text[])
    order by created_at limit ${most}`.execute(db)
  for (const { key } of rows) {
    try {
      for (const folder of FOLDERS) await storage.remove(`${folder}/${key}`)
      await sql`delete from stored_file where key = ${key} and ${unused}`.execute(db)
    } catch (error) {
      stuck.add(key)
      log.error({ err: error, key }, 'a file of the landing page that nothing shows could not be removed')
    }
  }
  return rows.length
}
