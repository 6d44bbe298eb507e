import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** How long a reminder is kept for the operator's counts (ms). */
const KEPT_FOR = 30 * 24 * 60 * 60_000

/** Deletes at most `most` old reminders, and returns how many were deleted. */
export async function pruneReminders({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from reminder where id in (
    select id from reminder where made_at < ${new Date(clock.now() - KEPT_FOR)} order by made_at limit ${most}
    for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
