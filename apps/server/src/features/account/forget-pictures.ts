import type { UserId } from '@bettle/contract'
import type { Context, Tx } from '../../context.ts'
import { FOLDERS } from '../../storage/storage.ts'

/**
 * Takes a deleted account's picture, and what it uploaded for itself, out of the list of files, unless something else shows
 * it; answers the keys. An upload nobody looked at yet is swept like any other.
 */
export async function forgetPictures(tx: Tx, userId: UserId, picture: string | null): Promise<string[]> {
  const forgotten = await tx
    .deleteFrom('stored_file')
    .where((file) =>
      file.or([
        ...(picture === null ? [] : [file('key', '=', picture)]),
        file.and([file('owner_id', '=', userId), file('is_public', '=', false), file('state', '!=', 'awaited')]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account').select('account.id').whereRef('account.profile_image_key', '=', 'stored_file.key'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('avatar').select('avatar.id').whereRef('avatar.image', '=', 'stored_file.key'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_file').select('content_file.key').whereRef('content_file.key', '=', 'stored_file.key'),
        ),
      ),
    )
    .returning('key')
    .execute()
  return forgotten.map(({ key }) => key)
}

/** Once that is committed: their bytes, after the reply. */
export function removePictures(ctx: Pick<Context, 'background' | 'storage'>, keys: readonly string[]): void {
  if (keys.length === 0) return
  ctx.background.later('remove the pictures of a deleted account', async () => {
    for (const key of keys) for (const folder of FOLDERS) await ctx.storage.remove(`${folder}/${key}`)
  })
}
