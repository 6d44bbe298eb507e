import type { UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'

interface CircleNotice {
  readonly kind: 'circle-asked' | 'circle-wants-in' | 'circle-admitted' | 'evening'
  /** The subject of the notice. An account gets one notice about it. */
  readonly key: string
  readonly details: Readonly<Record<string, string | null>>
}

/**
 * Gives each of these users with an account one notice. A user who blocks its sender gets none.
 * @returns the users with a new notice
 */
export async function writeCircleNotices(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  senderId: UserId,
  userIds: readonly UserId[],
  { kind, key, details }: CircleNotice,
): Promise<UserId[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ id: UserId }>`
    select account.id from account where account.id = any(${[...userIds]}::uuid[]) and account.guest_until is null
      and account.deleted_at is null and not account.is_bot
      and not exists (select from block where block.account_id = account.id and block.blocked_id = ${senderId})
    order by account.id`.execute(tx)
  if (rows.length === 0) return []
  const added = await tx
    .insertInto('notice')
    .values(
      rows.map(({ id }) => ({
        id: newId(),
        account_id: id,
        competition_id: null,
        kind,
        key,
        details: JSON.stringify(details),
        at: ctx.clock.date(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('account_id')
    .execute()
  return added.map(({ account_id }) => account_id as UserId)
}

export function publishNotices({ live }: Pick<Context, 'live'>, userIds: readonly UserId[]): void {
  for (const userId of userIds) live.announceTo(userId, { type: 'notices.changed' })
}
