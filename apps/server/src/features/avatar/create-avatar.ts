import type { Avatar, AvatarForm } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { asAvatar, insertAvatar } from './avatar-store.ts'
import { mustBePublicImage } from './must-be-public-image.ts'

export async function createAvatar(ctx: Context, form: AvatarForm): Promise<Avatar> {
  await mustBePublicImage(ctx, form.image)
  return asAvatar(await transaction(ctx, (tx) => insertAvatar(tx, form, ctx.clock.date())))
}
