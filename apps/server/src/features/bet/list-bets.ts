import { type Bet, GameError, type LobbyId, type RoundId, type UserId } from '@bettle/contract'
import { roundStatus, type Timetable } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { timetableOf } from '../match/timetable.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { betToWire, selectBets } from './bet-wire.ts'

/** A member's own bets in a lobby; with `includeAll` also those of others that may be seen ([V1], [V2]). */
export async function listBets(ctx: Context, userId: UserId, lobbyId: LobbyId, includeAll: boolean): Promise<Bet[]> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const isOthersToo = includeAll && lobby.settings.showCompetitorBets
  const timetable = isOthersToo ? await timetableOf(ctx.db, lobby.match_id, lobby.plan_id) : undefined
  return visibleBets(ctx, userId, lobbyId, timetable ? startedRounds(timetable, ctx.clock.now()) : [])
}

/** Everyone's bets on one round, once it has started; never in a blind lobby. */
export async function competitorBets(ctx: Context, userId: UserId, lobbyId: LobbyId, roundId: RoundId): Promise<Bet[]> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  if (!lobby.settings.showCompetitorBets) throw new GameError('competitor-bets-hidden')
  const timetable = await timetableOf(ctx.db, lobby.match_id, lobby.plan_id)
  if (!timetable.rounds.some((round) => round.id === roundId)) throw new GameError('round-not-found')
  const started = startedRounds(timetable, ctx.clock.now()).filter((id) => id === roundId)
  const bets = await visibleBets(ctx, userId, lobbyId, started)
  return bets.filter(({ matchRound }) => matchRound._id === roundId)
}

function startedRounds(timetable: Timetable, now: number): string[] {
  return timetable.rounds.filter((round) => roundStatus(timetable, round, now) !== 'upcoming').map(({ id }) => id)
}

/**
 * One's own bets, and everyone's on these rounds. Both are found by an index that holds no other bets: the time a read takes must not
 * grow with bets that stay hidden ([V7]).
 */
async function visibleBets(ctx: Context, userId: UserId, lobbyId: LobbyId, rounds: readonly string[]): Promise<Bet[]> {
  const visible = sql<string>`(
    select id from bet where lobby_id = ${lobbyId} and account_id = ${userId}
    union select id from bet where lobby_id = ${lobbyId} and round_id = any(${[...rounds]}::uuid[]))`
  const bets = await selectBets(ctx.db)
    .where('bet.id', 'in', visible)
    .orderBy('round.round_number')
    .orderBy('bet.id')
    .execute()
  return bets.map(betToWire)
}
