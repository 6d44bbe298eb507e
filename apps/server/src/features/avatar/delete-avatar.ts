import { type AvatarId, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'

/** Who wore it has none; the database sees to that. */
export async function deleteAvatar(ctx: Context, id: AvatarId): Promise<void> {
  const { numDeletedRows } = await transaction(ctx, (tx) =>
    tx.deleteFrom('avatar').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  if (numDeletedRows === 0n) throw new GameError('not-found')
}
