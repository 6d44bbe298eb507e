import { sql } from 'kysely'
import { type Audience, askedTable, inOrderAsked } from '../../push/audience.ts'

/**
 * Decides who may follow a lobby: members, including those who have left, but not those who were excluded ([V5],
 * [M13]). The chat of a private lobby is withheld from members who have left ([T1]).
 */
export const lobbySubscription: Audience = async (reader, asked) => {
  const { rows } = await sql<{ number: number; version: number; isChatWithheld: boolean }>`
    select asked.number, lobby.version, lobby.is_private and not member.present as "isChatWithheld"
    from ${askedTable(asked)}
    join lobby on lobby.id = asked.id
    join member on member.lobby_id = lobby.id and member.account_id = asked.account_id
    where not exists (select from removal
      where removal.lobby_id = member.lobby_id and removal.account_id = member.account_id
        and removal.removed_to = 'out')`.execute(reader)
  return inOrderAsked(asked, rows)
}

/** Decides who may follow a seat: only its member ([V1]). */
export const seatSubscription: Audience = async (reader, asked) => {
  const { rows } = await sql<{ number: number; version: number }>`
    select asked.number, member.seat_version as version
    from ${askedTable(asked)}
    join member on member.lobby_id = asked.id and member.account_id = asked.account_id`.execute(reader)
  return inOrderAsked(asked, rows)
}
