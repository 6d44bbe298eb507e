import { sql } from 'kysely'
import type { Context } from '../context.ts'

const DAY = 24 * 60 * 60_000
/** Bets and chat messages: whoever lost a reply asks again within seconds, or when their phone has a network again. */
const REMEMBERED_FOR = 7 * DAY
/** Replies of other calls, which may hold names and addresses. */
const REPLIES_FOR = DAY

/** [B12] Deletes the bets' and messages' requests older than a week: so many at most. Returns how many. */
export function pruneRequests({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  return pruned(db, sql`created_at < ${new Date(clock.now() - REMEMBERED_FOR)}`, most)
}

/** [B12] Deletes the stored replies older than a day: so many at most. Returns how many. */
export function pruneReplies({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  return pruned(db, sql`route is not null and created_at < ${new Date(clock.now() - REPLIES_FOR)}`, most)
}

async function pruned(db: Context['db'], old: ReturnType<typeof sql>, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from request where (account_id, request_id) in (
    select account_id, request_id from request where ${old} order by created_at limit ${most}
    for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
