import type { Avatar, AvatarForm, AvatarId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { asAvatar, insertAvatar } from './avatar-store.ts'
import { requirePublicImage } from './require-public-image.ts'

/** @param avatarId the avatar's previous id, for an undo */
export async function createAvatar(
  ctx: Context,
  operator: Operator,
  form: AvatarForm,
  avatarId?: AvatarId,
): Promise<Avatar> {
  await requirePublicImage(ctx, form.image)
  const row = await transaction(ctx, async (tx) => {
    const made = await insertAvatar(tx, form, ctx.clock.date(), null, avatarId)
    await recordAction(ctx, tx, operator, null, {
      kind: 'create-avatar',
      subject: { avatarId: made.id },
      after: { name: made.name, image: made.image },
      undo: { kind: 'delete-avatar', avatarId: made.id as AvatarId },
      changes: [`avatar:${made.id}`],
    })
    return made
  })
  return asAvatar(row)
}
