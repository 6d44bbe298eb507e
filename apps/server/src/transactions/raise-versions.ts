import type { LobbyId, LobbyPush, SeatPush, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import { integers, uuids } from '../db/queries/arrays.ts'
import type { Tx } from '../db/schema.ts'
import type { SeatPushes } from './in-lobby.ts'

/** The pushes to one seat, and the version of the first push. */
export interface NumberedSeat {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  readonly firstVersion: number
  readonly pushes: readonly SeatPush[]
}

/**
 * Raises the versions of locked lobbies and of seats in them, in one statement.
 * @returns the seats with pushes and their first versions; the first version of a lobby's pushes follows from its row
 */
export async function raiseVersions(
  tx: Tx,
  pushes: ReadonlyMap<LobbyId, readonly LobbyPush[]>,
  seats: readonly SeatPushes[],
): Promise<NumberedSeat[]> {
  const lobbies = [...pushes].filter(([, pushes]) => pushes.length > 0)
  const bySeat = pushesBySeat(seats)
  if (bySeat.size === 0 && lobbies.length === 0) return []
  const raised = [...bySeat.values()]
  const { rows } = await sql<{ lobby_id: string; account_id: string; seat_version: number }>`
    with lobbies as (
      update lobby set version = version + raised.by
      from unnest(${uuids(lobbies.map(([id]) => id))}, ${integers(lobbies.map(([, { length }]) => length))}) as raised (id, by)
      where lobby.id = raised.id)
    update member set seat_version = seat_version + raised.by
    from unnest(${uuids(raised.map(({ lobbyId }) => lobbyId))}, ${uuids(raised.map(({ userId }) => userId))},
      ${integers(raised.map(({ pushes }) => pushes.length))}) as raised (lobby_id, account_id, by)
    where member.lobby_id = raised.lobby_id and member.account_id = raised.account_id
    returning member.lobby_id, member.account_id, member.seat_version`.execute(tx)
  if (rows.length !== raised.length) throw new Error('there was news for a seat that nobody has')
  return rows.flatMap(({ lobby_id, account_id, seat_version }) => {
    const seat = bySeat.get(`${lobby_id}:${account_id}`)
    return seat ? [{ ...seat, firstVersion: seat_version - seat.pushes.length + 1 }] : []
  })
}

function pushesBySeat(seats: readonly SeatPushes[]): Map<string, Omit<NumberedSeat, 'firstVersion'>> {
  const bySeat = new Map<string, { lobbyId: LobbyId; userId: UserId; pushes: SeatPush[] }>()
  for (const { lobbyId, userId, push } of seats) {
    const key = `${lobbyId}:${userId}`
    const seat = bySeat.get(key)
    if (seat) seat.pushes.push(push)
    else bySeat.set(key, { lobbyId, userId, pushes: [push] })
  }
  return bySeat
}
