import { GameError, IMAGE_TYPES } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { checkedFile } from './checked-file.ts'

/** As `checkedFile`; refuses what is no picture. */
export async function checkedImage(ctx: Context, key: string): Promise<void> {
  const { content_type } = await checkedFile(ctx, key)
  if (!IMAGE_TYPES.some((type) => type === content_type)) throw new GameError('unsupported-type')
}
