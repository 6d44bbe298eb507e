import type { Instant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { LIMITS } from '../../http/limits/limits.ts'

/** How long a notice is kept after it was read, and notices of a competition after its end (ms). */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** The kinds of notices about one fixture. They are never written again once the fixture is played. */
const OF_FIXTURES = ['seated', 'started', 'moved', 'clash'] as const

/**
 * True if the competition ended so long ago that its read notices may be deleted. From then on no notice of it is
 * written, because a deleted notice would be written again.
 */
export function isLongOver({ ended_at }: { readonly ended_at: Date | null }, now: Instant): boolean {
  return ended_at !== null && ended_at.getTime() < now - KEPT_MS
}

/**
 * Deletes at most `most` notices that were read long ago and that no job can write again. Marks an account's oldest
 * unread notices as read if there are too many ([CP72]). Returns how many notices it deleted.
 */
export async function pruneNotices({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  const now = clock.date()
  const before = new Date(now.getTime() - KEPT_MS)
  await sql`update notice set read_at = ${now} where id in (
    select id from (
      select id, row_number() over (partition by account_id order by at desc, id desc) as rank from notice where read_at is null) unread
    where rank > ${LIMITS.unreadNotices.most.account} limit ${most})`.execute(db)
  const { numAffectedRows = 0n } = await sql`delete from notice where id in (
    select notice.id from notice left join competition on competition.id = notice.competition_id
    where read_at < ${before} and (competition_id is null or ended_at < ${before}
      or notice.kind = any(${[...OF_FIXTURES]}::text[]) and (details ->> 'kickOffAt')::timestamptz < ${before})
    order by read_at limit ${most} for update of notice skip locked)`.execute(db)
  return Number(numAffectedRows)
}
