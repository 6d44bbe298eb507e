import type * as contract from '@bettle/contract'
import { type Asked, type Avatar, type AvatarId, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Operator } from '../operator/operator.ts'
import { type Did, recordAction } from '../operator/record-action.ts'
import { asAvatar, avatarRow } from './avatar-store.ts'
import { requirePublicImage } from './require-public-image.ts'

/** Changes an avatar. Undefined fields keep their values. */
export async function updateAvatar(
  ctx: Context,
  operator: Operator,
  id: AvatarId,
  form: Asked<typeof contract.adminUpdateAvatar>['body'],
): Promise<Avatar> {
  await avatarRow(ctx.db, id)
  if (form.image !== undefined) await requirePublicImage(ctx, form.image)
  return transaction(ctx, async (tx) => {
    const before = await tx.selectFrom('avatar').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new GameError('not-found')
    const after = await tx
      .updateTable('avatar')
      .set({ ...form, updated_at: ctx.clock.date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const were = { name: before.name, image: before.image }
    const are = { name: after.name, image: after.image }
    const isSame = were.name === are.name && were.image === are.image
    const did: Did = {
      kind: 'update-avatar',
      subject: { avatarId: id },
      before: were,
      after: are,
      undo: { kind: 'update-avatar', avatarId: id, ...were },
      changes: [`avatar:${id}`],
    }
    await recordAction(ctx, tx, operator, null, isSame ? null : did)
    return asAvatar(after)
  })
}
