import { GameError, IMAGE_TYPES } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { checkedFile } from '../stored-file/checked-file.ts'
import { fileByKey } from '../stored-file/stored-file-store.ts'

/** Refuses a key that is no image everybody may see; one just uploaded is checked now. */
export async function mustBePublicImage(ctx: Context, key: string): Promise<void> {
  const known = await fileByKey(ctx.db, key)
  if (!known?.is_public) throw new GameError('not-found')
  const { content_type } = await checkedFile(ctx, key)
  if (!IMAGE_TYPES.some((type) => type === content_type)) throw new GameError('unsupported-type')
}
