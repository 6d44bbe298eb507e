import type * as contract from '@bettle/contract'
import { type Answer, type Asked, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { StoredFileRow } from '../../db/schema.ts'
import type { Caller } from '../../http/bind/session.ts'
import type { StorageKey } from '../../storage/storage.ts'
import { checkedUpload } from './checked-upload.ts'
import { THUMBNAIL_TYPE } from './re-encode.ts'
import { fileByKey } from './stored-file-store.ts'

const SHOWN_FOR = 12 * 60 * 60_000

/** Returns an address at which the user can view a file. A file that the user may not see is not found. */
export async function getSignedUrl(
  ctx: Context,
  callerOf: () => Promise<Caller | undefined>,
  { params: { key }, query }: Asked<typeof contract.getSignedUrl>,
): Promise<Answer<typeof contract.getSignedUrl>> {
  const stored = await fileByKey(ctx.db, key)
  // A public file needs no caller, so an expired sign-in does not matter.
  if (!stored?.is_public && !maySee(await callerOf(), stored)) throw new GameError('not-found')

  const file = await checkedUpload(ctx, key)
  const shown = query.thumbnail === 'true' ? thumbnailOf(file) : wholeOf(file)
  const now = ctx.clock.now()
  const signedUrl = await ctx.storage.signedGet(
    shown.key,
    { contentType: shown.contentType, fileName: file.file_name },
    now + SHOWN_FOR,
  )
  return { signedUrl, contentType: shown.contentType, timestamp: new Date(now).toISOString() }
}

function maySee(caller: Caller | undefined, file: StoredFileRow | undefined): boolean {
  if (!caller || !file) return false
  return file.viewable_by_any_user || file.owner_id === caller.userId || caller.role === 'admin'
}

interface Shown {
  readonly key: StorageKey
  readonly contentType: string
}

/** Returns the thumbnail of a file, or the whole file if it has no thumbnail. A film has none. */
function thumbnailOf(file: StoredFileRow): Shown {
  return file.has_thumbnail ? { key: `thumbnails/${file.key}`, contentType: THUMBNAIL_TYPE } : wholeOf(file)
}

function wholeOf({ key, content_type, declared_type }: StoredFileRow): Shown {
  return { key: `files/${key}`, contentType: content_type ?? declared_type }
}
