import type { Bet, LobbyId, LobbyPush, RoundId, SeatPush, Standing, UserId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import { betToWire, selectBets } from '../bet/bet-wire.ts'
import { cardsPlayedWith } from '../bet/cards-played.ts'
import { type MemberStanding, standingsOf } from '../leaderboard/standings.ts'
import type { BatchPushes } from './batches.ts'
import type { ActivityChange } from './count-activity.ts'

export interface ChangedBet {
  readonly id: string
  readonly lobbyId: string
  readonly userId: string
  /** The player's chips and wins stay as everyone saw them. Not set in a blind lobby. */
  readonly keepsFigures?: boolean
}

export function toChanged({ id, lobbyId, userId }: ChangedBet, keepsFigures: boolean): ChangedBet {
  return { id, lobbyId, userId, keepsFigures }
}

/** The pushes that go to the lobby and, with a player's own bets, to their seat. */
type Said = Extract<SeatPush, { type: 'round.settled' | 'round.corrected' | 'lobby.closed' }>

interface BetUpdateOptions {
  readonly changed: readonly ChangedBet[]
  /** Members who became active or inactive, whether or not one of their bets changed ([K6]). */
  readonly activity?: readonly ActivityChange[]
  /** Null if the match is over. */
  readonly timetable: Timetable | null
  readonly pushOf: (lobby: LobbyRow, bets: Bet[], standings: Standing[]) => Said
  /** Publish nothing to lobbies without a changed bet or a changed activity. */
  readonly onlyWhereBets?: boolean
}

/**
 * Returns the pushes for bets that were settled or corrected. The lobby receives everyone's bets (a blind lobby none)
 * and the changed standings as all may see them. Each player receives on their seat their own bets and standing ([V2],
 * [V7]).
 */
export async function pushesOfBets(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { changed, activity = [], timetable, pushOf, onlyWhereBets = false }: BetUpdateOptions,
): Promise<BatchPushes> {
  const loaded = await shownToOwner(ctx, tx, lobbies, changed, timetable, activity)
  const byLobby = groupedBy(changed, (bet) => bet.lobbyId)
  const activeOtherwise = groupedBy(activity, ({ lobbyId }) => lobbyId)
  const pushes = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatPushes[] = []
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
      seats.push({ lobbyId, userId, push: pushOf(lobby, ownBets, own) })
    }
  }
  return { pushes, seats }
}

/**
 * Returns the pushes for bets that became public; their players knew of them already ([V1]). Without such bets there is
 * no push.
 */
export async function pushesOfRevealed(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { roundId, revealed, timetable }: { roundId: RoundId; revealed: readonly ChangedBet[]; timetable: Timetable },
): Promise<BatchPushes> {
  const loaded = await shownToOwner(ctx, tx, lobbies, revealed, timetable)
  const byLobby = groupedBy(revealed, (bet) => bet.lobbyId)
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
 * Returns the pushes for bets that are hidden again: their players' standings as they are while the bets are secret
 * ([V3]).
 */
export async function pushesOfHidden(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { roundId, hidden, timetable }: { roundId: RoundId; hidden: readonly ChangedBet[]; timetable: Timetable },
): Promise<BatchPushes> {
  const { pushes } = await pushesOfRevealed(ctx, tx, lobbies, { roundId, revealed: hidden, timetable })
  const withoutBets = [...pushes].map(([lobbyId, pushes]): [LobbyId, LobbyPush[]] => [
    lobbyId,
    pushes.flatMap((push) => (push.type === 'bets.revealed' ? [{ ...push, bets: [] }] : [])),
  ])
  return { pushes: new Map(withoutBets), seats: [] }
}

async function shownToOwner(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  changed: readonly ChangedBet[],
  timetable: Timetable | null,
  activity: readonly ActivityChange[] = [],
) {
  const userIds = [...new Set([...changed, ...activity].map(({ userId }) => userId))]
  return {
    standings: await standingsOf(tx, lobbies, userIds, timetable, ctx.clock.now()),
    bets: await wireBets(tx, changed),
  }
}

/**
 * Returns the users whose public standing changed. In a blind lobby a settled stake becomes visible for the first time.
 */
function movedIn(lobby: LobbyRow, changed: readonly ChangedBet[]): ReadonlySet<string> {
  const isBlind = !lobby.settings.showCompetitorBets
  const moved = changed.filter((bet) => isBlind || !bet.keepsFigures)
  return new Set(moved.map((bet) => bet.userId))
}

function seenOf(standings: readonly MemberStanding[], moved: ReadonlySet<string>): Standing[] {
  return standings.flatMap(({ seen }) => (moved.has(seen.userId) ? [seen] : []))
}

async function wireBets(tx: Tx, changed: readonly Pick<ChangedBet, 'id'>[]): Promise<Map<string, Bet[]>> {
  const byLobby = new Map<string, Bet[]>()
  const ids = changed.map((bet) => bet.id)
  for (let from = 0; from < ids.length; from += 5000) {
    const rows = await selectBets(tx)
      .where('bet.id', 'in', ids.slice(from, from + 5000))
      .execute()
    for (const row of rows) {
      const ofLobby = byLobby.get(row.lobby_id)
      if (ofLobby) ofLobby.push(betToWire(row))
      else byLobby.set(row.lobby_id, [betToWire(row)])
    }
  }
  return byLobby
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
