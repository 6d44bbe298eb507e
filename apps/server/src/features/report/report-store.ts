import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'

/** How long closed reports are kept (ms) ([MD14]). */
const KEPT = 180 * 24 * 60 * 60_000

/** Deletes reports that were closed long ago, with the copies of their texts. */
export async function pruneReports({ db, clock }: Pick<Context, 'db' | 'clock'>, limit: number): Promise<number> {
  const before = new Date(clock.now() - KEPT)
  const { numAffectedRows } = await sql`delete from reported where id in (
    select id from reported where closed_at <= ${before} order by closed_at limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Removes the names of a deleted account from reports, and the texts that its user wrote to administrators ([A15]). It
 * also deletes the blocks by and against the account.
 */
export async function forgetInReports(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('reported').set({ name: '', username: '' }).where('account_id', '=', userId).execute()
  await tx.updateTable('report').set({ text: null }).where('account_id', '=', userId).execute()
  await tx
    .deleteFrom('block')
    .where((eb) => eb.or([eb('account_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute()
}
