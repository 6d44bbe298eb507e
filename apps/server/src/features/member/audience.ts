import type { Audience } from '../../live/audience.ts'

/** A lobby is for its members, also for those who have left ([V5]). */
export const hearsLobby: Audience = async (reader, userId, lobbyId) => {
  const lobby = await reader
    .selectFrom('lobby')
    .innerJoin('member', 'member.lobby_id', 'lobby.id')
    .select('lobby.version')
    .where('lobby.id', '=', lobbyId)
    .where('member.account_id', '=', userId)
    .executeTakeFirst()
  return lobby?.version
}

/** A seat is its member's alone ([V1]). */
export const hearsSeat: Audience = async (reader, userId, lobbyId) => {
  const member = await reader
    .selectFrom('member')
    .select('seat_version')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  return member?.seat_version
}
