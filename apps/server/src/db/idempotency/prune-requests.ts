import { sql } from 'kysely'
import type { Context } from '../../context.ts'

const DAY = 24 * 60 * 60_000
/**
 * How long requests of bets and chat messages are kept. A client that lost a reply repeats its request within seconds,
 * or when its phone is online again.
 */
const REMEMBERED_FOR = 7 * DAY
/** How long replies of other calls are kept, which may hold names and addresses. */
const REPLIES_FOR = DAY

/**
 * Deletes at most `most` requests that are older than a week [B12]. These are requests of bets and chat messages,
 * because `pruneReplies` deletes all others after a day. Returns the number of deleted rows.
 */
export function pruneRequests({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  return pruned(db, sql`created_at < ${new Date(clock.now() - REMEMBERED_FOR)}`, most)
}

/**
 * Deletes at most `most` requests of other calls, with their replies, that are older than a day [B12]. Returns the
 * number of deleted rows.
 */
export function pruneReplies({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  return pruned(db, sql`route is not null and created_at < ${new Date(clock.now() - REPLIES_FOR)}`, most)
}

async function pruned(db: Context['db'], old: ReturnType<typeof sql>, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from request where (account_id, request_id) in (
    select account_id, request_id from request where ${old} order by created_at limit ${most}
    for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
