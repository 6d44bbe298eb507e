import { type AvatarId, GameError } from '@bettle/contract'
import type { Tx } from '../../db/schema.ts'

/**
 * Throws if the avatar does not exist. Without this check the foreign key would refuse the write, and the transaction
 * would be repeated as if the avatar had just been deleted.
 */
export async function requireAvatar(tx: Tx, avatarId: AvatarId): Promise<void> {
  const avatar = await tx.selectFrom('avatar').select('id').where('id', '=', avatarId).executeTakeFirst()
  if (!avatar) throw new GameError('not-found')
}
