import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@bettle/rules'
import type { Download, StorageKey, UploadSpec } from './storage.ts'

/** What a signed address of the disk storage permits. */
export type Permit =
  | (UploadSpec & { readonly method: 'PUT'; readonly key: StorageKey; readonly expiresAt: Instant })
  | (Download & { readonly method: 'GET'; readonly key: StorageKey; readonly expiresAt: Instant })

export const FILES_PATH = '/api/files'

/** Returns a signed path on this server, independent of its host name. */
export function signedAddress(secret: string, permit: Permit): string {
  const search = new URLSearchParams({ type: permit.contentType, expires: String(permit.expiresAt) })
  if (permit.method === 'GET') search.set('name', permit.fileName)
  else if (permit.size !== undefined) search.set('size', String(permit.size))
  search.set('signature', signatureOf(secret, permit).toString('base64url'))
  return `${FILES_PATH}/${permit.key}?${search}`
}

export type AddressQuery = Readonly<Partial<Record<'type' | 'expires' | 'name' | 'size' | 'signature', string>>>

/** Returns what a signed address permits; undefined if its signature is invalid or the address has expired. */
export function permitOf(
  secret: string,
  method: Permit['method'],
  key: StorageKey,
  { type = '', expires, name = '', size, signature = '' }: AddressQuery,
  now: Instant,
): Permit | undefined {
  const about = { key, contentType: type, expiresAt: Number(expires) }
  const permit: Permit =
    method === 'GET'
      ? { ...about, method, fileName: name }
      : { ...about, method, size: size === undefined ? undefined : Number(size) }
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, permit)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return now < permit.expiresAt ? permit : undefined
}

function signatureOf(secret: string, permit: Permit): Buffer {
  const { method, key, contentType, expiresAt } = permit
  const last = permit.method === 'GET' ? permit.fileName : (permit.size ?? null)
  const said = JSON.stringify([method, key, contentType, expiresAt, last])
  return createHmac('sha256', signingKey(secret)).update(said).digest()
}

/** Derives a key for signed addresses only, so that a signature made for another purpose is invalid here. */
function signingKey(secret: string): Buffer {
  return createHmac('sha256', secret).update('bettle file address').digest()
}
