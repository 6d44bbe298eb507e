import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Reader, UnsentEmailTable } from '../db/schema.ts'

/** How long an email that was given up stays visible to administrators (ms). */
const KEPT_FOR = 7 * 24 * 60 * 60_000

export interface ShownEmail {
  readonly id: string
  readonly kind: UnsentEmailTable['kind']
  readonly state: 'waiting' | 'expired' | 'refused'
  readonly createdAt: Date
  readonly nextAttemptAt: Date | null
}

/** Lists the emails to an account that wait or were given up, the newest first. */
export async function unsentEmailsOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: string,
): Promise<ShownEmail[]> {
  const { rows } = await sql<ShownEmail>`
    select email.id, email.kind, coalesce(email.given_up, case when email.expires_at <= ${clock.date()} then 'expired' else 'waiting' end) as state, email.created_at as "createdAt",
      work.wait_until as "nextAttemptAt"
    from unsent_email email left join due_work work on work.queue = 'email:' || email.id and work.kind = 'send-email'
    where email.account_id = ${accountId}
    order by email.created_at desc, email.id limit 50`.execute(db)
  return rows.map((row) => (row.state === 'waiting' ? row : { ...row, nextAttemptAt: null }))
}

/** True while the server tries again to send an email that the mail server did not take. */
export async function isMailDelayed(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from due_work where kind = 'send-email' and attempts > 0) as is`.execute(reader)
  return rows[0]?.is ?? false
}

/** Deletes at most `most` emails that were given up a week ago. Returns how many were deleted. */
export async function pruneEmails({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  const before = new Date(clock.now() - KEPT_FOR)
  const { numAffectedRows = 0n } = await sql`delete from unsent_email where id in (
    select id from unsent_email where given_up_at < ${before} order by given_up_at limit ${most})`.execute(db)
  return Number(numAffectedRows)
}
