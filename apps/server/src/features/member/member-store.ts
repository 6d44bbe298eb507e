import { GameError, type PublicUser, sentence, type UserId } from '@bettle/contract'
import { type SeatMoveState, settingsAsOpened } from '@bettle/rules'
import { sql } from 'kysely'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MemberRow, Reader } from '../../db/schema.ts'
import { isReadableBy } from '../match/readable-match.ts'
import { publicUserOf, type UserColumns, userColumns } from '../user/user-columns.ts'

/** A member's removal as JSON from the database. */
export interface RemovalColumns {
  readonly to: 'spectator' | 'out'
  readonly at: string
  readonly reason: string
  readonly by: UserColumns
}

export interface MemberWithNames extends MemberRow {
  has_settled_bet: boolean
  /** True if the member plays without an account ([G8]). */
  is_guest: boolean
  /** True for one of the house's bots ([F4]). */
  is_bot: boolean
  removal: RemovalColumns | null
  seat_move: SeatMoveColumns | null
  username: string
  name: string
  selected_avatar: string | null
  profile_image_key: string | null
}

export async function lobbyRow(reader: Reader, lobbyId: string): Promise<LobbyRow> {
  const lobby = await reader.selectFrom('lobby').selectAll().where('id', '=', lobbyId).executeTakeFirst()
  if (!lobby) throw new GameError('lobby-not-found')
  return readLobby(lobby)
}

/**
 * Returns the lobby with a code: the open one, or otherwise the latest. A guest's own match exists only for the guest
 * and its bots ([G3]). For a guest, other lobbies exist only if the guest has a seat in the match ([G4]). The code of a
 * room lets every user with an account in ([RM10]).
 */
export async function lobbyRowByCode(reader: Reader, code: string, userId: UserId | undefined): Promise<LobbyRow> {
  const lobby = await reader
    .selectFrom('lobby')
    .selectAll()
    .where('code', '=', code)
    .where(
      sql<boolean>`exists (select from match where match.id = lobby.match_id and (match.guest_id is null
        or match.guest_id = ${userId ?? null} or exists (select from account where id = ${userId ?? null} and is_bot)))`,
    )
    .$if(userId !== undefined, (query) =>
      query.where(
        sql<boolean>`(exists (select from match where match.id = lobby.match_id and (${isReadableBy(userId ?? '')}
            or match.room_of is not null and not exists (
              select from account where account.id = ${userId ?? null} and guest_until is not null)))
          or exists (select from account where id = ${userId ?? null} and is_bot))`,
      ),
    )
    .orderBy(sql`status = 'open'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!lobby) throw new GameError('lobby-not-found')
  return readLobby(lobby)
}

/** Returns the lobby if the user is a member. @throws GameError `lobby-not-found` for anyone else ([V5]) */
export async function lobbyForMember(reader: Reader, lobbyId: string, userId: string): Promise<LobbyRow> {
  const member = await memberRow(reader, lobbyId, userId)
  if (!member) throw new GameError('lobby-not-found')
  return lobbyRow(reader, lobbyId)
}

/**
 * Returns the lobby if the user is a member who may read its chat. Excluded members may not, nor members who have left
 * a private lobby ([T1], [M13]). For other users the lobby does not exist.
 */
export async function lobbyForListener(reader: Reader, lobbyId: string, userId: string): Promise<LobbyRow> {
  const member = await memberRow(reader, lobbyId, userId)
  if (!member) throw new GameError('lobby-not-found')
  if (await isOut(reader, lobbyId, userId)) throw new GameError('forbidden', OUT)
  const lobby = await lobbyRow(reader, lobbyId)
  if (lobby.is_private && !member.present) throw new GameError('forbidden', sentence('left-lobby'))
  return lobby
}

export function memberRow(reader: Reader, lobbyId: string, userId: string): Promise<MemberRow | undefined> {
  return reader
    .selectFrom('member')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
}

/** The message for members who were excluded ([M13]). */
export const OUT = sentence('removed-from-lobby')

export async function isOut(reader: Reader, lobbyId: string, userId: string): Promise<boolean> {
  return (await removalOf(reader, lobbyId, userId)) === 'out'
}

/** Returns the result of a removal, spectator or excluded, or undefined if the member was not removed ([M13]). */
export async function removalOf(
  reader: Reader,
  lobbyId: string,
  userId: string,
): Promise<RemovalColumns['to'] | undefined> {
  const row = await reader
    .selectFrom('removal')
    .select('removed_to')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  return row?.removed_to
}

/**
 * SQL on the table `member`: a bet of the member in this lobby was won, lost or void ([K1]). Bets from before the member
 * was struck do not count ([CP86]). `limit 1` makes PostgreSQL
 * probe an index for each member; for `exists` it may read all bets.
 */
export const hasSettledBet = sql<boolean>`coalesce((
  select true from bet where bet.lobby_id = member.lobby_id and bet.account_id = member.account_id and bet.outcome <> 'open'
    and bet.struck = 0
  limit 1), false)`

export function memberWithNames(reader: Reader, lobbyId: string, userId: string): Promise<MemberWithNames> {
  return selectMembers(reader)
    .where('member.lobby_id', '=', lobbyId)
    .where('member.account_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Returns one user's membership in each of these lobbies. */
export function memberIn(reader: Reader, lobbyIds: readonly string[], userId: string): Promise<MemberWithNames[]> {
  return selectMembers(reader)
    .where('member.lobby_id', '=', sql<string>`any(${lobbyIds}::uuid[])`)
    .where('member.account_id', '=', userId)
    .execute()
}

export function membersOf(reader: Reader, lobbyIds: readonly string[]): Promise<MemberWithNames[]> {
  if (lobbyIds.length === 0) return Promise.resolve([])
  return selectMembers(reader)
    .where('member.lobby_id', 'in', [...lobbyIds])
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute()
}

/** Groups members by lobby and keeps their order. */
export function membersByLobby(members: readonly MemberWithNames[]): Map<string, MemberWithNames[]> {
  const lobbies = new Map<string, MemberWithNames[]>()
  for (const member of members) {
    const ofLobby = lobbies.get(member.lobby_id)
    if (ofLobby) ofLobby.push(member)
    else lobbies.set(member.lobby_id, [member])
  }
  return lobbies
}

/** Selects the given members of the given lobbies. */
export function membersNamed(
  reader: Reader,
  named: readonly { readonly lobby_id: string; readonly account_id: string }[],
): Promise<MemberWithNames[]> {
  return selectMembers(reader)
    .where(
      sql<boolean>`(member.lobby_id, member.account_id) in (select lobby_id, account_id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named(lobby_id uuid, account_id uuid))`,
    )
    .execute()
}

/**
 * Selects members with their names, their removal, and whether one of their bets was settled. `limit 1` makes
 * PostgreSQL probe the accounts of a thousand members by their key; for a plain join it may read all accounts.
 */
export function selectMembers(reader: Reader) {
  return reader
    .selectFrom('member')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('account')
          .select([...userColumns, 'account.guest_until', 'account.is_bot'])
          .whereRef('account.id', '=', 'member.account_id')
          .limit(1)
          .as('account'),
      (join) => join.onTrue(),
    )
    .selectAll('member')
    .select(userColumns)
    .select(hasSettledBet.as('has_settled_bet'))
    .select(isGuestSql.as('is_guest'))
    .select('account.is_bot')
    .select(removal.as('removal'))
    .select(seatMove.as('seat_move'))
}

/** SQL on the table `account`: the account is a guest's, even if the guest has expired ([G13]). */
const isGuestSql = sql<boolean>`(account.guest_until is not null)`

/** SQL on the table `member`: the removal, with its author and reason. */
const removal = sql<RemovalColumns | null>`(
  select jsonb_build_object('to', removal.removed_to, 'at', removal.at, 'reason', removal.reason, 'by', jsonb_build_object(
    'account_id', remover.id, 'username', remover.username, 'name', remover.name, 'selected_avatar', remover.selected_avatar,
    'profile_image_key', remover.profile_image_key))
  from removal join account as remover on remover.id = removal.removed_by
  where removal.lobby_id = member.lobby_id and removal.account_id = member.account_id)`

/** The move of a guest's seat to another device ([G16]). */
export interface SeatMoveColumns {
  readonly state: SeatMoveState
  readonly at: string
  readonly by: UserColumns
}

/** SQL on the table `member`: the move of the seat. Hardly any seat has one, so that the flag comes first. */
const seatMove = sql<SeatMoveColumns | null>`case when member.has_seat_move then (
  select jsonb_build_object('state', seat_move.state, 'at', seat_move.at, 'by', jsonb_build_object(
    'account_id', mover.id, 'username', mover.username, 'name', mover.name, 'selected_avatar', mover.selected_avatar,
    'profile_image_key', mover.profile_image_key))
  from seat_move join account as mover on mover.id = seat_move.by_id
  where seat_move.lobby_id = member.lobby_id and seat_move.account_id = member.account_id) end`

export interface Seats {
  /** The number of occupied seats, including those of eliminated players, which nobody can take ([X4]). */
  players: number
  spectators: number
  everPlayers: number
  /** The number of occupied seats of players with an account, whose starting chips are in the pot ([G12]). */
  inPot: number
  /** True if newcomers only watch: at most one player is left in the game ([X5]), or a cut was made ([X11]). */
  isDecided: boolean
  /** The host of the lobby. Null in a competition. */
  host: PublicUser | null
}

/** SQL on the table `member`: the same as `takesSeat`. */
const takesSeatSql = sql<boolean>`((member.present and member.role = 'player') or member.seat_end = 'eliminated')`

/** SQL on the table `lobby`: the value of maxPlayers that `readLobby` returns. */
const maxPlayersSql = sql<number>`coalesce(
  (lobby.settings->>'maxPlayers')::int, ${sql.lit(settingsAsOpened({}).maxPlayers)})`

/**
 * SQL on the members of a lobby: the result of `courseOfElimination`, which stores the last remaining player when it
 * finds one. In a cut evening nobody takes a seat after the first cut ([X11]).
 */
const isDecidedSql = sql<boolean>`coalesce(bool_or(member.last_standing)
  or (bool_or(member.seat_end = 'eliminated') and lobby.settings->>'eliminationBy' = 'cuts')
  or (bool_or(member.seat_end = 'eliminated') and not bool_or(member.role = 'player')), false)`

/**
 * SQL on the table `lobby`: a new member could take a seat and play, because a seat is free and the game is not decided
 * ([M5], [X5]).
 */
export const hasSeatToPlay = sql<boolean>`exists (
  select from member where member.lobby_id = lobby.id
  having count(*) filter (where ${takesSeatSql}) < ${maxPlayersSql} and not ${isDecidedSql})`

/** Counts the seats of lobbies in SQL, because a row of the hub needs no list of members. */
export async function seatsOf(reader: Reader, lobbyIds: readonly string[]): Promise<Map<string, Seats>> {
  if (lobbyIds.length === 0) return new Map()
  const rows = await sql<{
    id: string
    account_id: string
    username: string
    name: string
    selected_avatar: string | null
    profile_image_key: string | null
    players: number
    spectators: number
    ever: number
    in_pot: number
    decided: boolean
  }>`
    select lobby.id, account.id as account_id, account.username, account.name, account.selected_avatar, account.profile_image_key,
      count(*) filter (where ${takesSeatSql})::int as players,
      count(*) filter (where member.present and member.role = 'spectator' and member.seat_end is distinct from 'eliminated')::int
        as spectators,
      count(*) filter (where member.ranked)::int as ever,
      count(*) filter (where member.ranked and not exists (select from account guest
        where guest.id = member.account_id and guest.guest_until is not null))::int as in_pot,
      ${isDecidedSql} as decided
    from lobby left join account on account.id = lobby.host_id left join member on member.lobby_id = lobby.id
    where lobby.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(lobbyIds)}::jsonb))
    group by lobby.id, account.id`.execute(reader)
  return new Map(
    rows.rows.map((row) => [
      row.id,
      {
        players: row.players,
        spectators: row.spectators,
        everPlayers: row.ever,
        inPot: row.in_pot,
        isDecided: row.decided,
        host: row.account_id === null ? null : publicUserOf(row as typeof row & { account_id: string }),
      },
    ]),
  )
}
