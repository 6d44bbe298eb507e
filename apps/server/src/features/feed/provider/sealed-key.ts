import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { FeedProviderId } from '@bettle/contract'
import type { Config } from '../../../config.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a provider's key with AES-256-GCM, bound to the provider's id, so that no other row can use the result
 * ([F17]).
 */
export function sealKey({ feedSecret }: Pick<Config, 'feedSecret'>, providerId: FeedProviderId, key: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(feedSecret), nonce).setAAD(Buffer.from(providerId))
  return Buffer.concat([nonce, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Returns the decrypted key; undefined if it was encrypted with another secret. */
export function openKey(
  { feedSecret }: Pick<Config, 'feedSecret'>,
  providerId: FeedProviderId,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(feedSecret), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(providerId)).setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const cipherKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()
