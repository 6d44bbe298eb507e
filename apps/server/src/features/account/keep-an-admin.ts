import { GameError, type UserId } from '@bettle/contract'
import type { Tx } from '../../db/schema.ts'

/**
 * Refuses a change that leaves no administrator who can sign in now ([A17]). It locks all administrators, so that two
 * of them cannot remove each other's role at the same moment.
 */
export async function keepAnAdmin(
  tx: Tx,
  userId: UserId,
  what: 'deleted' | 'demoted' | 'disabled' | 'banned',
  now: Date,
): Promise<void> {
  const admins = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('banned_until', 'is', null), eb('banned_until', '<=', now)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new GameError('forbidden', { message: `This is the only administrator, so the account cannot be ${what}.` })
  }
}
