import type { Bet, LobbyId, LobbyPush, RoundId, SeatPush, Standing, UserId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import type { NumberedSeat } from '../../transactions/raise-versions.ts'
import { type BetWithNames, betToWire, cardsPlayedWith } from '../bet/bet-wire.ts'
import { type Figures, type Hidden, type MemberStanding, standingsOf } from '../leaderboard/standings.ts'
import { keyOfRow, type MovedMember, memberKeyOf } from '../ledger/post.ts'
import type { BatchPushes } from './batches.ts'
import type { ActivityChange } from './inactivity/count-activity.ts'
import { decidedRow } from './settlement-store.ts'

export interface ChangedBet {
  readonly lobbyId: string
  readonly userId: string
  /** The bet's row after the change. */
  readonly row: BetWithNames
  /** True if the player's public chips and wins do not change. A blind lobby ignores it. */
  readonly keepsFigures?: boolean
}

const toChanged = (row: BetWithNames, keepsFigures: boolean): ChangedBet => ({
  lobbyId: row.lobby_id,
  userId: row.account_id,
  row,
  keepsFigures,
})

/** Returns a bet after a decision about it. */
export const decidedBet = (decision: Parameters<typeof decidedRow>[0], at: Date, keepsFigures: boolean): ChangedBet =>
  toChanged(decidedRow(decision, at), keepsFigures)

/** The pushes that go to the lobby and, with a player's own bets, to the player's seat. */
type BetsPush = Extract<SeatPush, { type: 'round.settled' | 'round.corrected' | 'lobby.closed' }>

interface BetUpdateOptions {
  readonly changed: readonly ChangedBet[]
  /** Members who became active or inactive, whether or not one of their bets changed ([K6]). */
  readonly activity?: readonly ActivityChange[]
  /** The members after the change; undefined if the caller does not have them. */
  readonly moved?: readonly MovedMember[]
  /** The members whose seat versions the caller has raised by one, for the push with their own bets. */
  readonly raised?: readonly MovedMember[]
  /** The hidden stakes after the change, if the caller has read them. */
  readonly hidden?: ReadonlyMap<string, Hidden>
  /** Null if the caller closes the lobbies. */
  readonly timetable: Timetable | null
  readonly pushOf: (lobby: LobbyRow, bets: Bet[], standings: Standing[]) => BetsPush
  /** Publish nothing to lobbies in which no bet and no member's activity changed. */
  readonly onlyWhereBets?: boolean
}

/**
 * Returns the pushes for bets that were settled or corrected. The lobby receives all members' bets (a blind lobby none)
 * and the changed public standings. Each concerned member receives their own bets and standing in a push to their seat
 * ([V2], [V7]).
 */
export async function pushesOfBets(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  {
    changed,
    activity = [],
    moved = [],
    raised = [],
    hidden,
    timetable,
    pushOf,
    onlyWhereBets = false,
  }: BetUpdateOptions,
): Promise<BatchPushes> {
  const figures = figuresFrom(moved, [...changed, ...activity], changed)
  const loaded = await shownToOwner(ctx, tx, lobbies, { changed, activity, figures, hidden }, timetable)
  const byLobby = groupedBy(changed, (bet) => bet.lobbyId)
  const activeOtherwise = groupedBy(activity, ({ lobbyId }) => lobbyId)
  const pushes = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatPushes[] = []
  const numbered: NumberedSeat[] = []
  const versions = new Map(raised.map((row) => [keyOfRow(row), row.seat_version]))
  for (const lobby of lobbies) {
    const bets = loaded.bets.get(lobby.id) ?? []
    const others = (activeOtherwise.get(lobby.id) ?? []).map(({ userId }) => userId as UserId)
    if (bets.length === 0 && others.length === 0 && onlyWhereBets) continue
    const lobbyId = lobby.id as LobbyId
    const standings = loaded.standings.get(lobby.id) ?? []
    const byPlayer = new Map(standings.map(({ own }) => [own.userId, own]))
    const shown = lobby.settings.showCompetitorBets ? bets : []
    const moved = new Set([...movedIn(lobby, byLobby.get(lobby.id) ?? []), ...others])
    pushes.set(lobbyId, [pushOf(lobby, shown, seenOf(standings, moved))])
    const betsOf = groupedBy(bets, ({ user }) => user._id)
    for (const userId of new Set([...betsOf.keys(), ...others])) {
      const ownBets = betsOf.get(userId) ?? []
      const own = [byPlayer.get(userId) ?? []].flat()
      const push = pushOf(lobby, ownBets, own)
      const firstVersion = ownBets.length > 0 ? versions.get(memberKeyOf({ lobbyId, userId })) : undefined
      if (firstVersion === undefined) seats.push({ lobbyId, userId, push })
      else numbered.push({ lobbyId, userId, firstVersion, pushes: [push] })
    }
  }
  return { pushes, seats, numbered }
}

/**
 * Returns the pushes for bets that became public; their players could see them before ([V1]). Without such bets there
 * is no push.
 */
export async function pushesOfRevealed(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { roundId, revealed, timetable }: { roundId: RoundId; revealed: readonly BetWithNames[]; timetable: Timetable },
): Promise<BatchPushes> {
  const changed = revealed.map((row) => toChanged(row, false))
  const loaded = await shownToOwner(ctx, tx, lobbies, { changed }, timetable)
  const byLobby = groupedBy(changed, (bet) => bet.lobbyId)
  const shows = lobbies.filter((lobby) => byLobby.has(lobby.id))
  const pushes = shows.map((lobby): [LobbyId, LobbyPush[]] => {
    const standings = seenOf(loaded.standings.get(lobby.id) ?? [], movedIn(lobby, byLobby.get(lobby.id) ?? []))
    const bets = loaded.bets.get(lobby.id) ?? []
    const shown = { type: 'bets.revealed', matchRoundId: roundId, bets, standings } as const
    return [lobby.id as LobbyId, [shown, ...cardsPlayedWith(bets)]]
  })
  return { pushes: new Map(pushes), seats: [] }
}

/**
 * Returns the pushes for bets that are hidden again: the public standings of their players, as if the bets did not
 * exist ([V3]).
 */
export async function pushesOfHidden(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { roundId, hidden, timetable }: { roundId: RoundId; hidden: readonly BetWithNames[]; timetable: Timetable },
): Promise<BatchPushes> {
  const { pushes } = await pushesOfRevealed(ctx, tx, lobbies, { roundId, revealed: hidden, timetable })
  const withoutBets = [...pushes].map(([lobbyId, pushes]): [LobbyId, LobbyPush[]] => [
    lobbyId,
    pushes.flatMap((push) => (push.type === 'bets.revealed' ? [{ ...push, bets: [] }] : [])),
  ])
  return { pushes: new Map(withoutBets), seats: [] }
}

interface Shown {
  readonly changed: readonly ChangedBet[]
  readonly activity?: readonly ActivityChange[]
  readonly figures?: readonly Omit<Figures, 'has_settled'>[] | undefined
  readonly hidden?: ReadonlyMap<string, Hidden> | undefined
}

async function shownToOwner(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { changed, activity = [], figures, hidden }: Shown,
  timetable: Timetable | null,
) {
  const userIds = [...new Set([...changed, ...activity].map(({ userId }) => userId))]
  return {
    standings: await standingsOf(tx, lobbies, userIds, timetable, ctx.clock.now(), { figures, hidden }),
    bets: wireBets(changed),
  }
}

/**
 * Returns the figures of the members to publish, or undefined if some must be read first. The rows do not tell whether
 * a member has a settled bet; a bet that was just decided does.
 */
function figuresFrom(
  moved: readonly MovedMember[],
  shown: readonly { readonly lobbyId: string; readonly userId: string }[],
  changed: readonly ChangedBet[],
): Omit<Figures, 'has_settled'>[] | undefined {
  const keys = new Set(shown.map(memberKeyOf))
  const decided = new Set(changed.flatMap((bet) => (bet.row.outcome === 'open' ? [] : [memberKeyOf(bet)])))
  const rows = moved.filter((row) => keys.has(keyOfRow(row)))
  if (rows.length < keys.size || rows.some((row) => !decided.has(keyOfRow(row)))) return undefined
  return rows
    .filter(({ ranked }) => ranked)
    .sort((a, b) => a.joined_at.getTime() - b.joined_at.getTime() || (a.account_id < b.account_id ? -1 : 1))
}

/**
 * Returns the users whose public standing changed. In a blind lobby a settlement shows the stake for the first time.
 */
function movedIn(lobby: LobbyRow, changed: readonly ChangedBet[]): ReadonlySet<string> {
  const isBlind = !lobby.settings.showCompetitorBets
  const moved = changed.filter((bet) => isBlind || !bet.keepsFigures)
  return new Set(moved.map((bet) => bet.userId))
}

function seenOf(standings: readonly MemberStanding[], moved: ReadonlySet<string>): Standing[] {
  return standings.flatMap(({ seen }) => (moved.has(seen.userId) ? [seen] : []))
}

function wireBets(changed: readonly ChangedBet[]): Map<string, Bet[]> {
  const byLobby = groupedBy(changed, ({ lobbyId }) => lobbyId)
  return new Map([...byLobby].map(([lobbyId, bets]) => [lobbyId, bets.map(({ row }) => betToWire(row))]))
}

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
