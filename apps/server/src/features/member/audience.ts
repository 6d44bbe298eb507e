import { sql } from 'kysely'
import type { Audience } from '../../push/audience.ts'

/**
 * A lobby is for its members, also for those who have left, but not for who was put out ([V5], [M13]). What is said in a private one is
 * not for those who have left ([T1]).
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

/** A seat is its member's alone ([V1]). */
export const seatSubscription: Audience = async (reader, userId, lobbyId) => {
  return reader
    .selectFrom('member')
    .select('seat_version as version')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
}
