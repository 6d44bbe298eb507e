import type * as contract from '@bettle/contract'
import type { Answer, BetId, LobbyId, UserId } from '@bettle/contract'
import { bestBet, calibration, oddsToWire, type WonBet, winRate } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { Reader } from '../../db/schema.ts'
import { gamesOfCareer, lobbiesOfCareer } from '../trophy/trophy-ledger.ts'
import { competitionRecord } from './competition-record.ts'

type Career = Answer<typeof contract.career>

/**
 * Returns the user's own statistics over all confirmed games that count. They come from the trophy ledger and the bets
 * of these games ([Z8], [Z9]).
 */
export function getCareer(ctx: Context, userId: UserId): Promise<Career> {
  return atOneMoment(ctx.db, async (moment) => {
    const { games, wins, trophies } = await gamesOfCareer(moment, userId)
    const best = bestBet(await wonBets(moment, userId))
    return {
      ...{ games, wins, winRate: winRate(games, wins), trophies },
      bestBet: best ? await bestBetWire(moment, best.id) : null,
      competitions: await competitionRecord(moment, userId),
      calibration: calibration(await betsByPrice(moment, userId)),
    }
  })
}

/** SQL condition on the table `bet`: the bet is this account's, in a game of its career. */
const isOfCareer = (userId: UserId): RawBuilder<boolean> =>
  sql<boolean>`bet.account_id = ${userId} and bet.lobby_id in ${lobbiesOfCareer(userId)}`

async function wonBets(reader: Reader, userId: UserId): Promise<WonBet[]> {
  const rows = await reader
    .selectFrom('bet')
    .select(['id', 'hundredths', 'stake', 'payout', 'placed_at'])
    .where(isOfCareer(userId))
    .where('outcome', '=', 'won')
    .execute()
  return rows.map(({ placed_at, payout, ...bet }) => ({ ...bet, payout: payout ?? 0, placedAt: placed_at.getTime() }))
}

async function betsByPrice(reader: Reader, userId: UserId) {
  const { rows } = await sql<{ hundredths: number; won: number; lost: number }>`
    select hundredths, (count(*) filter (where outcome = 'won'))::int as won, (count(*) filter (where outcome = 'lost'))::int as lost
    from bet where ${isOfCareer(userId)} and outcome in ('won', 'lost')
    group by hundredths order by hundredths`.execute(reader)
  return rows
}

async function bestBetWire(reader: Reader, betId: string): Promise<Career['bestBet']> {
  const bet = await reader
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .leftJoin('match_event_type', (join) =>
      join.onRef('match_event_type.match_id', '=', 'match.id').onRef('match_event_type.name', '=', 'bet.event_type'),
    )
    .selectAll('bet')
    .select(['match.home_team', 'match.away_team', 'match_event_type.display_name'])
    .where('bet.id', '=', betId)
    .executeTakeFirstOrThrow()
  return {
    betId: bet.id as BetId,
    lobbyId: bet.lobby_id as LobbyId,
    homeTeam: bet.home_team,
    awayTeam: bet.away_team,
    eventType: bet.event_type,
    displayName: bet.display_name ?? bet.event_type,
    betType: bet.bet_type,
    threshold: bet.threshold,
    odds: oddsToWire(bet.hundredths),
    stake: bet.stake,
    payout: bet.payout ?? 0,
    placedAt: bet.placed_at.toISOString(),
  }
}
