import { sql } from 'kysely'
import type { Audience } from '../../push/audience.ts'

/**
 * Members may follow a lobby, also those who have left, but not those who were excluded ([V5], [M13]). The chat of a
 * private lobby is withheld from members who have left ([T1]).
 */
export const lobbySubscription: Audience = async (reader, userId, lobbyId) => {
  return reader
    .selectFrom('lobby')
    .innerJoin('member', 'member.lobby_id', 'lobby.id')
    .select(['lobby.version', sql<boolean>`lobby.is_private and not member.present`.as('isChatWithheld')])
    .where('lobby.id', '=', lobbyId)
    .where('member.account_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('removal')
            .select('removal.lobby_id')
            .whereRef('removal.lobby_id', '=', 'member.lobby_id')
            .whereRef('removal.account_id', '=', 'member.account_id')
            .where('removal.removed_to', '=', 'out'),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Only its member may follow a seat ([V1]). */
export const seatSubscription: Audience = async (reader, userId, lobbyId) => {
  return reader
    .selectFrom('member')
    .select('seat_version as version')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
}
