import { getSignedUrl } from '@bettle/contract'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { ofAccount } from '../store/remember.ts'
import { msg } from '../texts/msg.ts'
import { type KeptUrl, signedUrlCache } from './signed-url-cache.ts'

export interface FileRequest {
  key: string
  /** True to request a small version of the picture. */
  thumbnail?: boolean | undefined
}

const asking = ofAccount(() => new Map<string, Promise<KeptUrl>>())

/** Returns the signed URL of a file. It is cached for twelve hours, and parallel requests share one call. */
export function fetchSignedUrl(request: FileRequest): Promise<KeptUrl> {
  const id = cacheKeyOf(request)
  const held = signedUrlCache.held(id)
  if (held) return Promise.resolve(held)
  const underway = asking()
  const asked = underway.get(id) ?? ask(request).finally(() => underway.delete(id))
  underway.set(id, asked)
  return asked
}

/** Returns the cache key of a file. The thumbnail has a key of its own, because it has another URL. */
export function cacheKeyOf({ key, thumbnail = false }: FileRequest): string {
  return thumbnail ? `${key}?thumbnail` : key
}

async function ask(request: FileRequest): Promise<KeptUrl> {
  const { key, thumbnail } = request
  const { signedUrl, contentType } = await call(getSignedUrl, {
    params: { key },
    query: thumbnail ? { thumbnail: 'true' } : {},
  })
  if (!signedUrl) {
    throw new CallError({ status: 200, code: 'unknown', message: msg('files.fetch-signed-url.get-signed-url-did') })
  }
  const kept: KeptUrl = { signedUrl, contentType, keptAt: Date.now() }
  signedUrlCache.keep(cacheKeyOf(request), kept)
  return kept
}
