import type { Context, Reader, Tx } from '../../context.ts'
import type { DueWorkRow } from '../../db/schema.ts'

/** Lobbies handled in one transaction: enough to be quick, few enough not to keep their players waiting. */
export const BATCH = 50

/** Settling, revealing and correcting are always of a round. */
export function roundIdOf(work: DueWorkRow): string {
  if (!work.round_id) throw new Error(`work ${work.id} names no round`)
  return work.round_id
}

export async function planIdOf(reader: Reader, roundId: string): Promise<string> {
  const round = await reader.selectFrom('round').select('plan_id').where('id', '=', roundId).executeTakeFirstOrThrow()
  return round.plan_id
}

/** Takes a piece of due work for this transaction; false when it is done, or another node is at it. */
export async function claim(tx: Tx, work: DueWorkRow): Promise<boolean> {
  const mine = await tx
    .selectFrom('due_work')
    .select('id')
    .where('id', '=', work.id)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return mine !== undefined
}

/** Crosses a piece of work off. Waits for a node that is at it: what it did not finish is found by `remaining`. */
export async function markDone(ctx: Context, work: DueWorkRow): Promise<void> {
  await ctx.db.updateTable('due_work').set({ done_at: ctx.clock.date() }).where('id', '=', work.id).execute()
}

/** Another node is at this work: give it a moment. Wall time, as it is another process that is waited for. */
export function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
