import type { Standing, UserId } from '@bettle/contract'
import { type Instant, isActive, isHiddenStake, publicFigures, roundStatus, type Timetable } from '@bettle/rules'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { uuids } from '../../db/queries/arrays.ts'
import type { LobbyRow, MemberTable, Reader } from '../../db/schema.ts'
import { hasSettledBet } from '../member/member-store.ts'

/** A member's stakes that others may not know yet ([V1]). */
export interface Hidden {
  readonly stakes: number
  readonly bets: number
}

export const NOTHING: Hidden = { stakes: 0, bets: 0 }

export const memberKey = (lobbyId: string, userId: string): string => `${lobbyId}:${userId}`

export type Seen = Pick<LobbyRow, 'id' | 'settings'>

/**
 * Returns the stakes that must stay hidden from others: on rounds not started and, in a blind lobby, on rounds not
 * settled. Public chips still include these stakes, less the part of a published penalty that the stakes prevented
 * ([I2]). Public counts leave the bets out.
 * @param timetables of the lobbies' plans; none for a match that is over, which has no coming round
 * @returns by lobby and member, with keys of `memberKey`
 */
export async function hiddenStakes(
  reader: Reader,
  lobbies: readonly Seen[],
  timetables: readonly Timetable[],
  now: Instant,
): Promise<Map<string, Hidden>> {
  const { rows } = await hiddenByMember(lobbies, timetables, now).execute(reader)
  return new Map(rows.map((row) => [memberKey(row.lobby_id, row.account_id), row]))
}

type HiddenRow = Hidden & { readonly lobby_id: string; readonly account_id: string }

/** Returns the SQL of `hiddenStakes` as a subquery, which a larger statement uses like a table. */
export function hiddenByMember(
  lobbies: readonly Seen[],
  timetables: readonly Timetable[],
  now: Instant,
): RawBuilder<HiddenRow> {
  return sql<HiddenRow>`(
    select hidden.lobby_id, hidden.account_id, hidden.bets,
      greatest(0, hidden.stakes - coalesce((
        select sum(penalty.told - penalty.amount) from penalty
        where penalty.lobby_id = hidden.lobby_id and penalty.account_id = hidden.account_id and penalty.at >= hidden.since), 0))::int as stakes
    from (
      select lobby_id, account_id, sum(stake)::int as stakes, count(*)::int as bets, min(placed_at) as since
      from (${hiddenBets(lobbies, timetables, now)}) as bet group by lobby_id, account_id) as hidden)`
}

/**
 * The part of a published penalty that was not taken because the chips were in a hidden stake, and that is not shown
 * yet ([I2]).
 */
export interface UntakenPenalty {
  readonly account_id: string
  readonly round_id: string
  readonly at: Date
  readonly untaken: number
}

export async function untakenPenalties(
  reader: Reader,
  lobby: Seen,
  timetable: Timetable,
  now: Instant,
): Promise<UntakenPenalty[]> {
  const { rows } = await sql<UntakenPenalty>`
    select account_id, round_id, at, told - amount as untaken from penalty
    where lobby_id = ${lobby.id}::uuid and told > amount and exists (
      select from (${hiddenBets([lobby], [timetable], now)}) as bet
      where bet.account_id = penalty.account_id and bet.placed_at <= penalty.at)`.execute(reader)
  return rows
}

function hiddenBets(lobbies: readonly Seen[], timetables: readonly Timetable[], now: Instant) {
  const blind = lobbies.filter((lobby) => !lobby.settings.showCompetitorBets).map((lobby) => lobby.id)
  const sighted = lobbies.filter((lobby) => lobby.settings.showCompetitorBets).map((lobby) => lobby.id)
  const unstarted = timetables.flatMap((timetable) =>
    timetable.rounds.filter((round) =>
      isHiddenStake({ roundStarted: roundStatus(timetable, round, now) !== 'upcoming', settled: false }, true),
    ),
  )
  // Each part of this union reads its bets by an index. A condition with `or` would read all open bets.
  return sql`
    select lobby_id, account_id, stake, placed_at from bet where outcome = 'open' and lobby_id = any(${uuids(blind)})
    union all
    select lobby_id, account_id, stake, placed_at from bet where outcome = 'open' and lobby_id = any(${uuids(sighted)})
      and round_id = any(${uuids(unstarted.map((round) => round.id))})`
}

/** A member's standing, both in the public view and with nothing hidden. */
export interface MemberStanding {
  readonly seen: Standing
  readonly own: Standing
}

/** The figures of a member that a standing contains. */
export type Figures = Pick<
  Selectable<MemberTable>,
  'lobby_id' | 'account_id' | 'chips' | 'bets_placed' | 'bets_won' | 'rounds_open' | 'rounds_bet'
> & { readonly has_settled: boolean }

/**
 * Returns the standings of the given members in each lobby.
 * @param timetable null if the match is over
 * @param read what the caller has read already: the figures of these members in order of joining, each with a settled
 * bet; the hidden stakes
 */
export async function standingsOf(
  reader: Reader,
  lobbies: readonly Seen[],
  userIds: readonly string[],
  timetable: Timetable | null,
  now: Instant,
  read: {
    readonly figures?: readonly Omit<Figures, 'has_settled'>[] | undefined
    readonly hidden?: ReadonlyMap<string, Hidden> | undefined
  } = {},
): Promise<Map<string, MemberStanding[]>> {
  const standings = new Map<string, MemberStanding[]>(lobbies.map((lobby) => [lobby.id, []]))
  if (userIds.length === 0) return standings
  const hidden = read.hidden ?? (await hiddenStakes(reader, lobbies, timetable ? [timetable] : [], now))
  const rows: readonly (Omit<Figures, 'has_settled'> & { readonly has_settled?: boolean })[] =
    read.figures ?? (await figuresOf(reader, lobbies, userIds))
  for (const row of rows) {
    const own = {
      userId: row.account_id as UserId,
      chips: row.chips,
      betsPlaced: row.bets_placed,
      betsWon: row.bets_won,
      hasSettledBet: row.has_settled ?? true,
      isActive: isActive({ roundsBet: row.rounds_bet, roundsOpen: row.rounds_open }),
    }
    const kept = hidden.get(memberKey(row.lobby_id, row.account_id)) ?? NOTHING
    standings.get(row.lobby_id)?.push({ own, seen: { ...own, ...publicFigures(own, kept) } })
  }
  return standings
}

async function figuresOf(reader: Reader, lobbies: readonly Seen[], userIds: readonly string[]): Promise<Figures[]> {
  const { rows } = await sql<Figures>`
    select lobby_id, account_id, chips, bets_placed, bets_won, ${hasSettledBet} as has_settled, rounds_bet, rounds_open from member
    where lobby_id = any(${uuids(lobbies.map(({ id }) => id))}) and account_id = any(${uuids(userIds)}) and ranked
    order by joined_at, account_id`.execute(reader)
  return rows
}
