import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** Whoever lost a reply asks again within seconds, or when their phone has a network again. */
const REMEMBERED_FOR = 7 * 24 * 60 * 60_000

/** [B12] What requests older than a week were answered is forgotten: of so many at most. Answers of how many. */
export async function pruneRequests({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  const old = new Date(clock.now() - REMEMBERED_FOR)
  const { numAffectedRows = 0n } = await sql`delete from request where (account_id, request_id) in (
    select account_id, request_id from request where created_at < ${old} order by created_at limit ${most}
    for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
