import { GameError, IMAGE_TYPES } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { checkedUpload } from './checked-upload.ts'

/** As `checkedUpload`; refuses a file that is no picture. */
export async function checkedImage(ctx: Context, key: string): Promise<void> {
  const { content_type } = await checkedUpload(ctx, key)
  if (!IMAGE_TYPES.some((type) => type === content_type)) throw new GameError('unsupported-type')
}
