import type { UserId } from '@bettle/contract'
import type { Tx } from '../../context.ts'
import { usernameCandidates, usernameKey } from './choose-username.ts'
import { takenMessage } from './suggest-username.ts'
import { usernameRefused } from './username-refused.ts'

/** The new username of an account: the chosen one, or one made from the name. Refuses a taken one. */
export async function freeUsername(
  tx: Tx,
  userId: UserId,
  chosen: string | undefined,
  name: string,
): Promise<{ username: string; username_key: string }> {
  const candidates = chosen === undefined ? usernameCandidates(name) : [chosen]
  const taken = await tx
    .selectFrom('account')
    .select('username_key')
    .where('username_key', 'in', candidates.map(usernameKey))
    .where('id', '<>', userId)
    .execute()
  const takenKeys = new Set(taken.map(({ username_key }) => username_key))
  const username = candidates.find((candidate) => !takenKeys.has(usernameKey(candidate)))
  if (username === undefined) throw usernameRefused(await takenMessage(tx, chosen ?? name))
  return { username, username_key: usernameKey(username) }
}
