import { FILM_MAX_BYTES, GameError, IMAGE_TYPES, UPLOAD_MAX_BYTES } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { StoredFileRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { LIMITS } from '../../http/limits/limits.ts'
import { reEncode, THUMBNAIL_TYPE } from './re-encode.ts'
import { realType } from './real-type.ts'
import { type FileFinding, fileByKey, noteFinding, type Ready, type Refused } from './stored-file-store.ts'

/** Returns the file and checks its content at the first request for it. A refused file stays refused. */
export async function checkedUpload(ctx: Context, key: string): Promise<StoredFileRow> {
  const file = await fileByKey(ctx.db, key)
  return file?.state === 'awaited' ? ctx.mutex(`check files ${slotOf(key)}`, () => check(ctx, key)) : ready(file)
}

/** The same file always uses the same slot, so that concurrent requests do not decode it twice. */
function slotOf(key: string): number {
  return key.charCodeAt(key.length - 1) % LIMITS.uploadsChecked.most.node
}

function ready(row: StoredFileRow | undefined): StoredFileRow {
  if (!row || row.state === 'awaited') throw new GameError('not-found')
  if (row.state === 'refused') throw new GameError(row.refused_as ?? 'unsupported-type')
  return row
}

/** Checks the file outside any transaction, because the storage may be remote and decoding takes time. */
async function check(ctx: Context, key: string): Promise<StoredFileRow> {
  const row = await fileByKey(ctx.db, key)
  if (row?.state !== 'awaited') return ready(row)
  const size = await ctx.storage.sizeOf(`incoming/${key}`)
  // Either nothing was uploaded, or another node has just checked the file and deleted the upload.
  if (size === undefined) return ready(await fileByKey(ctx.db, key))
  if (size > UPLOAD_MAX_BYTES)
    return conclude(ctx, row, { state: 'refused', refused_as: 'too-large', uploaded_size: size })

  const bytes = await ctx.storage.read(`incoming/${key}`, UPLOAD_MAX_BYTES)
  if (!bytes) return ready(await fileByKey(ctx.db, key))
  const verdict = await contentOrRefusal(bytes, row.declared_type)
  const uploaded_size = bytes.length
  if ('refused_as' in verdict) return conclude(ctx, row, { ...verdict, uploaded_size })
  return conclude(ctx, row, { ...(await keep(ctx, key, verdict)), uploaded_size })
}

async function contentOrRefusal(bytes: Buffer, declaredType: string): Promise<Kept | Refused> {
  try {
    return await checkContent(bytes, declaredType)
  } catch (error) {
    if (!(error instanceof GameError)) throw error
    return { state: 'refused', refused_as: error.code === 'too-large' ? 'too-large' : 'unsupported-type' }
  }
}

async function keep(ctx: Context, key: string, { bytes, thumbnail, contentType }: Kept): Promise<Ready> {
  if (thumbnail) await ctx.storage.write(`thumbnails/${key}`, thumbnail, THUMBNAIL_TYPE)
  await ctx.storage.write(`files/${key}`, bytes, contentType)
  return { state: 'ready', content_type: contentType, has_thumbnail: thumbnail !== undefined, size: bytes.length }
}

/** The first stored result counts, even if another node got a different one because the upload changed in between. */
async function conclude(ctx: Context, file: StoredFileRow, finding: FileFinding): Promise<StoredFileRow> {
  const { key } = file
  await transaction(ctx, (tx) => noteFinding(tx, file, finding, ctx.clock.date()))
  const row = await fileByKey(ctx.db, key)
  await ctx.storage.remove(`incoming/${key}`)
  if (row?.state !== 'ready') {
    await ctx.storage.remove(`files/${key}`)
    await ctx.storage.remove(`thumbnails/${key}`)
  }
  return ready(row)
}

/** The stored file that replaces the upload. */
interface Kept {
  readonly contentType: string
  readonly bytes: Buffer
  readonly thumbnail?: Buffer
}

/** Checks the content against the declared type. A film is kept as uploaded, and a picture is re-encoded. */
async function checkContent(bytes: Buffer, declaredType: string): Promise<Kept> {
  if (bytes.length > UPLOAD_MAX_BYTES) throw new GameError('too-large')
  const contentType = realType(bytes)
  if (!contentType || contentType !== declaredType) throw new GameError('unsupported-type')
  if (contentType !== 'video/mp4') return { contentType, ...(await reEncode(bytes, contentType)) }
  if (bytes.length > FILM_MAX_BYTES) throw new GameError('too-large')
  return { contentType, bytes }
}

/** Does the same as `checkedUpload`, and refuses a file that is no picture. */
export async function checkedImage(ctx: Context, key: string): Promise<void> {
  const { content_type } = await checkedUpload(ctx, key)
  if (!IMAGE_TYPES.some((type) => type === content_type)) throw new GameError('unsupported-type')
}
