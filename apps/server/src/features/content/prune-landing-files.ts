import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { FOLDERS } from '../../storage/storage.ts'

/** How long an unused file is kept (ms), because an unpublished draft in a browser may still use it. */
const KEPT_UNUSED = 30 * 24 * 60 * 60_000

/**
 * Deletes at most `most` files of the landing page that are a month old and unused ([N6]). Returns how many were read.
 * It deletes the bytes first, so that after a failure the row remains for a retry. A failure does not prevent the
 * deletion of other files.
 * @param stuck files that could not be deleted; they are left out, and new failures are added
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
      log.error({ err: error, key }, 'an unused file of the landing page could not be removed')
    }
  }
  return rows.length
}
