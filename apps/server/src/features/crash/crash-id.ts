import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@bettle/rules'

const TIME_BYTES = 6
/**
 * The first bytes of an id are time and random bits. The rest of the sixteen bytes proves that a node issued the id.
 */
const SIGNED_BYTES = 11

/**
 * Returns a UUID of version 7 that other nodes recognise: its last forty bits are a signature of the other bits. So a
 * node can accept an addition to a report that another node has not written yet, and can refuse invented ids.
 */
export function newCrashId(secret: string, now: Instant): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, TIME_BYTES)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  signatureOf(secret, bytes).copy(bytes, SIGNED_BYTES)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns when a node with this secret issued the id, or undefined for any other id. */
export function issuedAt(secret: string, id: string): Instant | undefined {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  if (bytes.length !== 16 || !timingSafeEqual(bytes.subarray(SIGNED_BYTES), signatureOf(secret, bytes)))
    return undefined
  return bytes.readUIntBE(0, TIME_BYTES)
}

/** Derives a separate key for this purpose, so that a signature for another purpose is invalid here. */
function signatureOf(secret: string, bytes: Buffer): Buffer {
  const key = createHmac('sha256', secret).update('bettle crash id').digest()
  return createHmac('sha256', key)
    .update(bytes.subarray(0, SIGNED_BYTES))
    .digest()
    .subarray(0, 16 - SIGNED_BYTES)
}
