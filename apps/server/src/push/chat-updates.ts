import type { LobbyId, LobbyPush, Push, UserId } from '@bettle/contract'
import type { LobbyRow, Tx } from '../db/schema.ts'

/** True for every chat update: a message, a removal, a mute, slow mode, or whether guests may chat. */
export const isChat = (push: Push): boolean => push.type.startsWith('chat.')

/**
 * Returns, by lobby id, the users who have left a private lobby that has a chat update in `pushes`. These users may not
 * read the update ([T1]). The hub sends the list with the update, because another node may not have read yet that they
 * left.
 * @param lobbies lobbies that the transaction has locked
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
