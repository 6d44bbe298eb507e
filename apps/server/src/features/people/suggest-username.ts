import type { Reader } from '../../context.ts'
import { usernameCandidates, usernameKey } from './choose-username.ts'
import { readName } from './read-name.ts'

/** A free username made from a name ([A1]). */
export async function suggestUsername(reader: Reader, name: string): Promise<string> {
  const candidates = usernameCandidates(readName(name))
  const taken = await reader
    .selectFrom('account')
    .select('username_key')
    .where('username_key', 'in', candidates.map(usernameKey))
    .execute()
  const keys = new Set(taken.map(({ username_key }) => username_key))
  return candidates.find((username) => !keys.has(usernameKey(username))) ?? candidates.at(-1) ?? 'Player'
}

/** Says that a chosen username or a look-alike is taken, and suggests a free one ([A13]). */
export async function takenMessage(reader: Reader, username: string): Promise<string> {
  const holder = await reader
    .selectFrom('account')
    .select('username')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  const isSame = holder === undefined || holder.username.toLowerCase() === username.toLowerCase()
  const why = isSame ? 'This username is taken.' : 'This username looks too much like another player’s.'
  return `${why} ${await suggestUsername(reader, username)} is free.`
}
