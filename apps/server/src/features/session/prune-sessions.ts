import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { REFRESH_TOKEN_MS } from './refresh-token.ts'

/** How long ended sessions are kept for support (ms). */
const KEPT_AFTER_ITS_END = 30 * 24 * 60 * 60_000

/**
 * Deletes at most `most` sessions that ended or expired a month ago, with their tokens ([A29]). Returns how many were
 * deleted.
 */
export async function pruneSessions({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  const ended = new Date(clock.now() - KEPT_AFTER_ITS_END)
  const unused = new Date(clock.now() - KEPT_AFTER_ITS_END - REFRESH_TOKEN_MS)
  const { numAffectedRows = 0n } = await sql`delete from session where id in (
    select id from session where ended_at < ${ended} or last_used_at < ${unused} order by last_used_at limit ${most}
    for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
