import type { LobbyId, LobbyPush, Member } from '@bettle/contract'
import { type Award, countsAs, trophyEntries } from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, MatchRow, Reader, Tx } from '../../db/schema.ts'
import { seenByThemselves } from '../leaderboard/leaderboard.ts'
import { isOwnMatch } from '../match/own-match.ts'
import { isPractice } from '../match/practice-match.ts'
import { isOfCompetition, paysOrCounts } from '../member/lobby-kind.ts'
import { type MemberWithNames, membersByLobby, membersOf } from '../member/member-store.ts'
import { provisionalAwards } from './trophies-seen.ts'
import { type Booked, type Booking, bookedIn, postTrophies } from './trophy-ledger.ts'

type PushesByLobby = ReadonlyMap<LobbyId, readonly LobbyPush[]>

/**
 * Books the trophies of a confirmed match's games, each game once. A game that has a booking gets the difference by
 * reversals and new entries ([Z5], [Z6]). The caller must hold the locks on the lobbies.
 */
export async function awardTrophies(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  match: Pick<MatchRow, 'feed' | 'opened_by'>,
  now: Date,
): Promise<PushesByLobby> {
  const ids = lobbies.map(({ id }) => id)
  const booked = await bookedIn(tx, ids)
  const members = membersByLobby(await membersOf(tx, ids))
  const playerCounts = await playersWithSettledBets(tx, ids)
  const bookings = lobbies.flatMap((lobby): Booking[] => {
    const counted = paysOrCounts(
      countsAs({
        isPractice: isPractice(match),
        isOwnMatch: isOwnMatch(match),
        isCompetition: isOfCompetition(lobby),
        people: playerCounts.get(lobby.id) ?? 0,
      }),
    )
    const owed = counted ? provisionalAwards({ ...lobby, members: inTheEnd(lobby, members.get(lobby.id)) }) : []
    return bookingOf(lobby, counted, owed, booked.get(lobby.id))
  })
  await postTrophies(tx, bookings, now)
  return new Map(
    bookings.map(({ lobbyId }) => [lobbyId as LobbyId, [{ type: 'trophies.booked', at: now.toISOString() }]]),
  )
}

/**
 * Corrects booked trophies after a correction in their lobbies, in the same transaction ([Z6]). Games without a booking
 * are left to the job that books them.
 */
export async function correctTrophies(tx: Tx, lobbies: readonly LobbyRow[], now: Date): Promise<PushesByLobby> {
  const booked = await bookedIn(
    tx,
    lobbies.map(({ id }) => id),
  )
  const concerned = lobbies.filter(({ id }) => booked.has(id))
  if (concerned.length === 0) return new Map()
  // Games of practice and on own matches have no bookings, so none of these games is one of them.
  return awardTrophies(tx, concerned, { feed: null, opened_by: null }, now)
}

function bookingOf(lobby: LobbyRow, counted: boolean, owed: readonly Award[], booked: Booked | undefined): Booking[] {
  const entries = trophyEntries(booked?.entries ?? [], owed)
  if (booked && entries.length === 0) return []
  return [{ lobbyId: lobby.id, number: (booked?.bookings ?? 0) + 1, counted, entries }]
}

/** Returns the members as everyone sees them at the end, when nothing is hidden. */
export const inTheEnd = (lobby: LobbyRow, members: readonly MemberWithNames[] = []): Member[] =>
  members.map((member) => seenByThemselves(member, lobby.host_id))

/** Counts, by lobby, the users with a settled bet, without bots and guests ([Z4]). */
async function playersWithSettledBets(reader: Reader, lobbyIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; people: number }>`
    select bet.lobby_id as id, count(distinct bet.account_id)::int as people
    from bet join account on account.id = bet.account_id
    where bet.lobby_id = any(${[...lobbyIds]}::uuid[]) and bet.outcome <> 'open'
      and not account.is_bot and account.guest_until is null
    group by bet.lobby_id`.execute(reader)
  return new Map(rows.map(({ id, people }) => [id, people]))
}
