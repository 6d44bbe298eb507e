import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** How long a request to join a circle waits for an answer, and how long a no is kept (ms) ([CI4]). */
const WAITS_MS = 30 * 24 * 60 * 60_000
const NO_KEPT_MS = 365 * 24 * 60 * 60_000

/** Deletes at most `most` requests to join that nobody answered, or that were refused long ago. */
export async function pruneCircleAsks({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  const now = clock.now()
  const { numAffectedRows = 0n } = await sql`delete from circle_ask where (circle_id, account_id) in (
    select circle_id, account_id from circle_ask
    where declined_at is null and asked_at < ${new Date(now - WAITS_MS)} or declined_at < ${new Date(now - NO_KEPT_MS)}
    limit ${most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
