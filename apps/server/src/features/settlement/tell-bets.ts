import type { Bet, LobbyId, Push, Standing, UserId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { BetRow, LobbyRow } from '../../db/schema.ts'
import type { Told } from '../../live/told.ts'
import { betToWire, selectBets } from '../bet/bet-wire.ts'
import { publicStandings } from '../leaderboard/standings.ts'

type Shared = (bets: Bet[], standings: Standing[]) => Push

interface ChangedBet extends Pick<BetRow, 'id' | 'lobby_id' | 'account_id'> {
  /** Its player holds the chips and the wins they held before, as everyone saw them; so says nothing of a blind lobby. */
  readonly leavesStanding?: boolean
}

/**
 * The news of bets that changed, per lobby: one push with everyone's bets and the standings that moved; in a blind lobby the
 * standings for all, and in a second push, to each player, only what is theirs ([V2]).
 */
export async function newsOfBets(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  changed: readonly ChangedBet[],
  timetable: Timetable,
  pushOf: Shared,
  alwaysTell = true,
): Promise<Map<LobbyId, Told[]>> {
  const moved = movedIn(lobbies, changed)
  const userIds = [...new Set([...moved.values()].flatMap((ofLobby) => [...ofLobby]))]
  const standings = await publicStandings(tx, lobbies, userIds, timetable, ctx.clock.now())
  const wire = await wireBets(tx, changed)
  const news = new Map<LobbyId, Told[]>()
  for (const lobby of lobbies) {
    const bets = wire.get(lobby.id) ?? []
    if (bets.length === 0 && !alwaysTell) continue
    const concerned = moved.get(lobby.id)
    const ofLobby = (standings.get(lobby.id) ?? []).filter((standing) => concerned?.has(standing.userId))
    if (lobby.settings.showCompetitorBets) {
      news.set(lobby.id as LobbyId, [{ push: pushOf(bets, ofLobby) }])
    } else {
      const own = new Map<UserId, Push>()
      for (const bet of bets) own.set(bet.user._id, pushOf([...betsOf(own.get(bet.user._id)), bet], []))
      news.set(lobby.id as LobbyId, [{ push: pushOf([], ofLobby) }, ...(own.size > 0 ? [{ each: own }] : [])])
    }
  }
  return news
}

/** Whose standing is another now, as everyone sees it. In a blind lobby a settled stake shows for the first time. */
function movedIn(lobbies: readonly LobbyRow[], changed: readonly ChangedBet[]): Map<string, Set<string>> {
  const moved = new Map(lobbies.map((lobby) => [lobby.id, new Set<string>()]))
  const blind = new Set(lobbies.filter((lobby) => !lobby.settings.showCompetitorBets).map((lobby) => lobby.id))
  for (const bet of changed) {
    if (bet.leavesStanding && !blind.has(bet.lobby_id)) continue
    moved.get(bet.lobby_id)?.add(bet.account_id)
  }
  return moved
}

const betsOf = (push: Push | undefined): Bet[] => (push && 'bets' in push ? push.bets : [])

async function wireBets(tx: Tx, changed: readonly Pick<BetRow, 'id'>[]): Promise<Map<string, Bet[]>> {
  const byLobby = new Map<string, Bet[]>()
  const ids = changed.map((bet) => bet.id)
  for (let from = 0; from < ids.length; from += 5000) {
    const rows = await selectBets(tx)
      .where('bet.id', 'in', ids.slice(from, from + 5000))
      .execute()
    for (const row of rows) byLobby.set(row.lobby_id, [...(byLobby.get(row.lobby_id) ?? []), betToWire(row)])
  }
  return byLobby
}
