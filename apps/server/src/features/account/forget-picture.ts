import type { Context, Tx } from '../../context.ts'
import { FOLDERS } from '../../storage/storage.ts'

/** Takes a deleted account's picture out of the list of files; false where something else shows the same file. */
export async function forgetPicture(tx: Tx, key: string): Promise<boolean> {
  const forgotten = await tx
    .deleteFrom('stored_file')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account').select('account.id').where('account.profile_image_key', '=', key))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('avatar').select('avatar.id').where('avatar.image', '=', key))),
    )
    .returning('key')
    .executeTakeFirst()
  return forgotten !== undefined
}

/** Once that is committed: its bytes, after the reply. */
export function removePicture(ctx: Pick<Context, 'background' | 'storage'>, key: string): void {
  ctx.background.later('remove the picture of a deleted account', async () => {
    for (const folder of FOLDERS) await ctx.storage.remove(`${folder}/${key}`)
  })
}
