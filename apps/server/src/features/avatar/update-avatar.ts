import { type Asked, type Avatar, type AvatarId, type adminUpdateAvatar, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { asAvatar, avatarRow } from './avatar-store.ts'
import { mustBePublicImage } from './must-be-public-image.ts'

/** What is left out stays. */
export async function updateAvatar(
  ctx: Context,
  id: AvatarId,
  form: Asked<typeof adminUpdateAvatar>['body'],
): Promise<Avatar> {
  await avatarRow(ctx.db, id)
  if (form.image !== undefined) await mustBePublicImage(ctx, form.image)
  const row = await transaction(ctx, (tx) =>
    tx
      .updateTable('avatar')
      .set({ ...form, updated_at: ctx.clock.date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  )
  if (!row) throw new GameError('not-found')
  return asAvatar(row)
}
