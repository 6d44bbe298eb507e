import { type AvatarId, GameError } from '@bettle/contract'
import type { Tx } from '../../context.ts'

/**
 * Throws if there is no such avatar. Without this check the foreign key would refuse the write, and the transaction would
 * be repeated as if the avatar were just deleted.
 */
export async function requireAvatar(tx: Tx, avatarId: AvatarId): Promise<void> {
  const avatar = await tx.selectFrom('avatar').select('id').where('id', '=', avatarId).executeTakeFirst()
  if (!avatar) throw new GameError('not-found')
}
