import { randomBytes } from 'node:crypto'
import type * as contract from '@bettle/contract'
import {
  type Answer,
  type Asked,
  FILM_MAX_BYTES,
  GameError,
  LANDING_MEDIA_BYTES,
  LANDING_MEDIA_TYPES,
  LANDING_TOO_LARGE,
  MEDIA_TYPES,
  type MediaType,
  sentence,
  UPLOAD_MAX_BYTES,
} from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/bind/session.ts'
import { LIMITS } from '../../http/limits/limits.ts'
import { countKept, countSince, insertAwaited, lockOwner } from './stored-file-store.ts'

const UPLOAD_WITHIN = 5 * 60_000
const TOO_MANY = sentence('files-too-many')
const LONGEST_NAME = 100

/** Returns the key of a new file and the address to which the client uploads it. */
export async function getSignedPostUrl(
  ctx: Context,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { params, query }: Asked<typeof contract.getSignedPostUrl>,
): Promise<Answer<typeof contract.getSignedPostUrl>> {
  const isAdmin = role === 'admin'
  const contentType = MEDIA_TYPES.find((type) => type === params.contentType)
  if (!contentType) throw new GameError('unsupported-type')
  if (!isAdmin && (contentType === 'video/mp4' || query.isPublic === 'true')) throw new GameError('forbidden')
  if (query.use === 'landing') refuseForLanding(contentType, { isAdmin, size: query.size })
  if (query.size !== undefined && query.size > maxBytesOf(contentType)) throw new GameError('too-large')

  const now = ctx.clock.now()
  const name = safeName(params.fileName)
  const key = `${name}-${randomBytes(18).toString('base64url')}`
  await transaction(ctx, async (tx) => {
    if (!isAdmin) {
      // Locks the account, so that concurrent requests are all counted.
      await lockOwner(tx, userId)
      const { most, withinMs } = LIMITS.uploads
      if ((await countSince(tx, userId, now - withinMs)) >= most.account) {
        throw new GameError('rate-limited', { retryAfter: withinMs / 1000 })
      }
      if ((await countKept(tx, userId)) >= LIMITS.uploadsKept.most.account) throw new GameError('forbidden', TOO_MANY)
    }
    await insertAwaited(tx, {
      key,
      owner_id: userId,
      file_name: name,
      declared_type: contentType,
      is_public: query.isPublic === 'true' || query.use === 'landing',
      made_for: query.use ?? null,
      viewable_by_any_user: query.isViewableByAnyUser === 'true',
      created_at: new Date(now),
    })
  })
  const signedPostUrl = await ctx.storage.signedPut(
    `incoming/${key}`,
    { contentType, size: query.size },
    now + UPLOAD_WITHIN,
  )
  return { signedPostUrl, objectId: key }
}

/** Refuses a file for the landing page that is too large, has a wrong type or is not from an administrator ([N2]). */
function refuseForLanding(type: MediaType, { isAdmin, size = 0 }: { isAdmin: boolean; size: number | undefined }) {
  if (!isAdmin) throw new GameError('forbidden')
  if (!LANDING_MEDIA_TYPES.some((each) => each === type)) throw new GameError('unsupported-type')
  if (size > LANDING_MEDIA_BYTES) throw new GameError('too-large', { message: LANDING_TOO_LARGE })
}

function maxBytesOf(contentType: MediaType): number {
  return contentType === 'video/mp4' ? FILM_MAX_BYTES : UPLOAD_MAX_BYTES
}

/**
 * Returns the file's name as the beginning of a key: no path, no leading dot, plain letters. The id that follows makes
 * the key unique.
 */
function safeName(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
  return plain.slice(0, LONGEST_NAME) || 'file'
}
