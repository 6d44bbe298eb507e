import { msg } from '../texts/msg.ts'

/** Returns the username of a deleted account in the language of this build, with the sign that ends the stored name. */
export const deletedName = (stored: string): string => msg('api.read-wire.deleted-player', { sign: stored.slice(-5) })

/** Parses JSON of the server. Deleted accounts get their usernames in the language of this build ([A15]). */
export const readWire = (text: string) => JSON.parse(text, text.includes('"isDeleted"') ? renamed : undefined)

function renamed(_key: string, value: { username: string; isDeleted?: true } | null): unknown {
  if (!value?.isDeleted) return value
  const username = deletedName(value.username)
  return { ...value, username, name: username }
}
