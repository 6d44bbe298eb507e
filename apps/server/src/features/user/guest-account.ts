import { randomInt } from 'node:crypto'
import type { AvatarId, UserId } from '@bettle/contract'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { NO_PASSWORD } from './password.ts'
import { usernameKey } from './username.ts'

/** How long after the beginning of their last game a guest expires (ms) ([G5]). */
const GUEST_MS = 24 * 60 * 60_000

export const guestUntil = (now: number) => new Date(now + GUEST_MS)

/**
 * The ranges of the numbers in guests' names. Four digits are easy to say. If they are taken, more digits follow, up to
 * the length of a name.
 */
const NUMBERS = [...Array.from({ length: 8 }, () => [1000, 10_000] as const), [1e6, 1e9] as const, [1e9, 1e12] as const]

/** Creates a guest with a chosen name, or returns undefined if the name is taken ([G8]). */
export async function insertNamedGuest(
  tx: Tx,
  username: string,
  selectedAvatar: AvatarId | null,
  now: number,
): Promise<UserId | undefined> {
  const at = new Date(now)
  const id = newId<UserId>()
  const email = `guest-${id}@bettle.invalid`
  const inserted = await tx
    .insertInto('account')
    .values({
      id,
      name: username,
      email,
      email_key: email,
      username,
      username_key: usernameKey(username),
      password_hash: NO_PASSWORD,
      role: 'player',
      selected_avatar: selectedAvatar,
      profile_image_key: null,
      disabled_reason: null,
      guest_until: guestUntil(now),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted && id
}

/** Creates a guest with an invalid address, no password, and a name that says that the user is a guest ([G1]). */
export async function insertGuest(tx: Tx, now: number): Promise<UserId> {
  for (const [from, to] of NUMBERS) {
    const id = await insertNamedGuest(tx, `Guest ${randomInt(from, to)}`, null, now)
    if (id) return id
  }
  throw new Error('no free name for a guest was found')
}
