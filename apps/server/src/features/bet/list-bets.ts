import { type Bet, GameError, type LobbyId, type RoundId, type UserId } from '@bettle/contract'
import { betVisibleTo, roundStatus, type Timetable } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { timetableOf } from '../match/timetable.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { type BetWithNames, betToWire, selectBets } from './bet-wire.ts'

/** A member's own bets in a lobby; with `includeAll` also those of others that may be seen ([V1], [V2]). */
export async function listBets(ctx: Context, userId: UserId, lobbyId: LobbyId, includeAll: boolean): Promise<Bet[]> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const everyones = selectBets(ctx.db)
    .where('bet.lobby_id', '=', lobbyId)
    .orderBy('round.round_number')
    .orderBy('bet.id')
  if (!includeAll) {
    const own = await everyones.where('bet.account_id', '=', userId).execute()
    return own.map(betToWire)
  }
  const timetable = await timetableOf(ctx.db, lobby.match_id, lobby.plan_id)
  const sees = sightOf(userId, timetable, lobby.settings.showCompetitorBets, ctx.clock.now())
  return (await everyones.execute()).filter(sees).map(betToWire)
}

/** Everyone's bets on one round, once it has started; never in a blind lobby. */
export async function competitorBets(ctx: Context, userId: UserId, lobbyId: LobbyId, roundId: RoundId): Promise<Bet[]> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  if (!lobby.settings.showCompetitorBets) throw new GameError('competitor-bets-hidden')
  const timetable = await timetableOf(ctx.db, lobby.match_id, lobby.plan_id)
  if (!timetable.rounds.some((round) => round.id === roundId)) throw new GameError('round-not-found')
  const bets = await selectBets(ctx.db)
    .where('bet.lobby_id', '=', lobbyId)
    .where('bet.round_id', '=', roundId)
    .orderBy('bet.id')
    .execute()
  return bets.filter(sightOf(userId, timetable, true, ctx.clock.now())).map(betToWire)
}

function sightOf(viewerId: UserId, timetable: Timetable, showCompetitorBets: boolean, now: number) {
  const started = new Set(
    timetable.rounds.filter((round) => roundStatus(timetable, round, now) !== 'upcoming').map((round) => round.id),
  )
  return (bet: BetWithNames): boolean =>
    betVisibleTo(
      viewerId,
      {
        userId: bet.account_id,
        stake: bet.stake,
        roundStarted: started.has(bet.round_id),
        settled: bet.outcome !== 'open',
      },
      showCompetitorBets,
    )
}
