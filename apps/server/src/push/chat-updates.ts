import type { LobbyId, LobbyPush, Push, UserId } from '@bettle/contract'
import type { Tx } from '../context.ts'
import type { LobbyRow } from '../db/schema.ts'

/** What is said beside the game, and what becomes of it. */
export const isChat = (push: Push): boolean => push.type.startsWith('chat.')

/**
 * Who has left the private ones among locked lobbies in which something is said: they may not read it ([T1]). It goes with the news, as
 * another server may not have heard yet that they left.
 */
export async function absentFromChat(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  pushes: ReadonlyMap<LobbyId, readonly LobbyPush[]>,
): Promise<ReadonlyMap<string, readonly UserId[]>> {
  const absent = new Map<string, UserId[]>()
  const talking = lobbies.filter((lobby) => lobby.is_private && pushes.get(lobby.id as LobbyId)?.some(isChat))
  if (talking.length === 0) return absent
  const members = await tx
    .selectFrom('member')
    .select(['lobby_id', 'account_id'])
    .where(
      'lobby_id',
      'in',
      talking.map(({ id }) => id),
    )
    .where('present', '=', false)
    .execute()
  for (const { lobby_id, account_id } of members) {
    absent.set(lobby_id, [...(absent.get(lobby_id) ?? []), account_id as UserId])
  }
  return absent
}

/** Whether anything was ever said there, or settled about who may say how much: of that something may have been withheld. */
export async function hasChat(tx: Tx, { id, slow_seconds: slowSeconds }: LobbyRow): Promise<boolean> {
  if (slowSeconds > 0) return true
  const said = await tx.selectFrom('chat_message').select('id').where('lobby_id', '=', id).limit(1).executeTakeFirst()
  if (said) return true
  const muted = await tx
    .selectFrom('chat_mute')
    .select('account_id')
    .where('lobby_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return muted !== undefined
}
