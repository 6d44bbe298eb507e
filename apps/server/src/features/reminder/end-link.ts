import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId, type UserId } from '@bettle/contract'
import { REMINDER_KINDS, type ReminderKind } from '@bettle/rules'

/** The path of the page that ends the reminders by email of one kind. */
export const END_PATH = '/api/reminder/end'

/** The emails that a link ends: those of one kind to one account. */
export interface Ended {
  readonly userId: UserId
  readonly kind: ReminderKind
}

/** Signs the links of one installation. All nodes share the secret, and a link has no time at which it ends. */
export function endAddress(url: string, secret: string, ended: Ended): string {
  const search = new URLSearchParams({ account: ended.userId, kind: ended.kind })
  search.set('signature', signatureOf(secret, ended).toString('base64url'))
  return `${url}${END_PATH}?${search}`
}

/** Returns what a link ends; undefined if this installation did not sign it so. */
export function endedBy(
  secret: string,
  { account, kind, signature }: Readonly<Record<string, unknown>>,
): Ended | undefined {
  if (!isId<UserId>(account) || !isKind(kind) || typeof signature !== 'string') return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, { userId: account, kind })
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return { userId: account, kind }
}

const isKind = (kind: unknown): kind is ReminderKind => (REMINDER_KINDS as readonly unknown[]).includes(kind)

/** Signs with a key of its own, so that a signature made for another purpose is invalid here. */
function signatureOf(secret: string, { userId, kind }: Ended): Buffer {
  const key = createHmac('sha256', secret).update('bettle end of reminders').digest()
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, kind]))
    .digest()
}
