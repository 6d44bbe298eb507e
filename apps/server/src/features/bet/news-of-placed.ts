import type { LobbyId, LobbyPush } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Tx } from '../../context.ts'
import type { SeatNews } from '../../live/in-lobby.ts'
import { standingsOf } from '../leaderboard/standings.ts'
import { cardsPlayedWith } from './cards-played.ts'
import type { StandingBet } from './decide-bets.ts'
import type { Known } from './what-is-known.ts'

/**
 * What is told of bets that stand: to each player theirs, on their seat, so that nobody else notices that anything happened.
 * Where a round has begun while the request waited and bets are shown, everyone in the lobby hears as well ([V1], [V7]).
 */
export async function newsOfPlaced(
  tx: Tx,
  bets: readonly StandingBet[],
  plans: Known['plans'],
  now: Instant,
): Promise<{ news: Map<LobbyId, LobbyPush[]>; seats: SeatNews[] }> {
  const seats = bets.map(({ wish: { lobbyId, userId }, reply, standing }): SeatNews => {
    return { lobbyId, userId, push: { type: 'bet.placed', ...reply, standings: [standing] } }
  })
  const news = new Map<LobbyId, LobbyPush[]>()
  for (const bet of bets.filter(({ lobby, hasStarted }) => hasStarted && lobby.settings.showCompetitorBets)) {
    const { lobbyId } = bet.wish
    const shown = await shownAtOnce(tx, bet, plans, now)
    news.set(lobbyId, [...(news.get(lobbyId) ?? []), shown, ...cardsPlayedWith([bet.reply.bet])])
  }
  return { news, seats }
}

/** Seldom: a request has to wait across the start of its round. */
async function shownAtOnce(
  tx: Tx,
  { wish, lobby, reply }: StandingBet,
  plans: Known['plans'],
  now: Instant,
): Promise<LobbyPush> {
  const timetable = plans.get(lobby.plan_id)?.timetable ?? null
  const standings = (await standingsOf(tx, [lobby], [wish.userId], timetable, now)).get(lobby.id) ?? []
  return { type: 'bet.placed', bet: reply.bet, standings: standings.map(({ seen }) => seen) }
}
