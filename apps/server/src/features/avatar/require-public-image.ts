import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { checkedImage } from '../stored-file/checked-upload.ts'
import { fileByKey } from '../stored-file/stored-file-store.ts'

/** Refuses a key that is not the key of a public image. A new upload is checked at this moment. */
export async function requirePublicImage(ctx: Context, key: string): Promise<void> {
  const file = await fileByKey(ctx.db, key)
  if (!file?.is_public) throw new GameError('not-found')
  await checkedImage(ctx, key)
}
