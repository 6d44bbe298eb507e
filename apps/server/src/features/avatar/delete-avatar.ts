import { type AvatarId, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'

/** Deletes an avatar. The foreign key removes it from the accounts that use it. */
export function deleteAvatar(ctx: Context, operator: Operator, id: AvatarId): Promise<void> {
  return transaction(ctx, async (tx) => {
    const worn = await tx
      .selectFrom('account')
      .select('id')
      .where('selected_avatar', '=', id)
      .limit(1)
      .executeTakeFirst()
    const row = await tx.deleteFrom('avatar').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new GameError('not-found')
    const { name, image } = row
    await recordAction(ctx, tx, operator, null, {
      kind: 'delete-avatar',
      subject: { avatarId: id },
      before: { name, image },
      undo: worn ? 'avatar-worn' : { kind: 'create-avatar', avatarId: id, name, image },
      changes: [`avatar:${id}`],
    })
  })
}
