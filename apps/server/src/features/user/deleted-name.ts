import { randomInt } from 'node:crypto'
import { DELETED_PLAYER } from '@bettle/contract'

const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

const DELETED_NAME = new RegExp(`^${DELETED_PLAYER} [${SIGNS}]{5}$`)

/** Returns a stored username for a deleted account. No other account may have such a name ([A13]). */
export function createDeletedName(): string {
  const suffix = Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  return `${DELETED_PLAYER} ${suffix}`
}

export const isDeletedName = (username: string): boolean => DELETED_NAME.test(username)

/** Returns a username as calls and pushes send it. The flag lets a page name a deleted account in its language ([A15]). */
export const usernameToWire = (username: string): { username: string; isDeleted?: true } => ({
  username,
  ...(isDeletedName(username) && { isDeleted: true as const }),
})
