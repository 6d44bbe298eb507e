import type { LobbyId, LobbyPush } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import { standingsOf } from '../leaderboard/standings.ts'
import { cardsPlayedWith } from './cards-played.ts'
import type { AcceptedBet } from './decide-bets.ts'
import type { BetContext } from './load-bet-context.ts'

/**
 * Returns the pushes for placed bets: each player's own on their seat, so that no other member notices anything. If a
 * round has begun while the request waited and the lobby shows bets, the lobby receives the bet as well ([V1], [V7]).
 */
export async function pushesOfPlaced(
  tx: Tx,
  bets: readonly AcceptedBet[],
  plans: BetContext['plans'],
  now: Instant,
): Promise<{ pushes: Map<LobbyId, LobbyPush[]>; seats: SeatPushes[] }> {
  const seats = bets.map(({ request: { lobbyId, userId }, reply, standing }): SeatPushes => {
    return { lobbyId, userId, push: { type: 'bet.placed', ...reply, standings: [standing] } }
  })
  const pushes = new Map<LobbyId, LobbyPush[]>()
  for (const bet of bets.filter(({ lobby, hasStarted }) => hasStarted && lobby.settings.showCompetitorBets)) {
    const { lobbyId } = bet.request
    const shown = await shownAtOnce(tx, bet, plans, now)
    pushes.set(lobbyId, [...(pushes.get(lobbyId) ?? []), shown, ...cardsPlayedWith([bet.reply.bet])])
  }
  return { pushes, seats }
}

/** Rare: the request must have waited across the start of its round. */
async function shownAtOnce(
  tx: Tx,
  { request, lobby, reply }: AcceptedBet,
  plans: BetContext['plans'],
  now: Instant,
): Promise<LobbyPush> {
  const timetable = plans.get(lobby.plan_id)?.timetable ?? null
  const standings = (await standingsOf(tx, [lobby], [request.userId], timetable, now)).get(lobby.id) ?? []
  return { type: 'bet.placed', bet: reply.bet, standings: standings.map(({ seen }) => seen) }
}
