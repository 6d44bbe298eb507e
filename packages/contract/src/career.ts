import { z } from 'zod'
import { Time } from './fields/common.ts'
import { BetId, LobbyId } from './fields/ids.ts'
import { BetType } from './match/odds.ts'
import { route } from './route.ts'

/** The caller's bets whose prices imply a similar chance, in percent, and the share of these bets that won. */
export const CalibrationBand = z.object({
  from: z.number().int(),
  to: z.number().int(),
  bets: z.number().int(),
  won: z.number().int(),
  /** The average chance of winning that the prices of these bets implied, without the margin of the prices. */
  told: z.number(),
})
export type CalibrationBand = z.infer<typeof CalibrationBand>

export const BestBet = z.object({
  betId: BetId,
  lobbyId: LobbyId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  eventType: z.string(),
  displayName: z.string(),
  betType: BetType,
  threshold: z.number(),
  odds: z.number(),
  stake: z.number().int(),
  payout: z.number().int(),
  placedAt: Time,
})
export type BestBet = z.infer<typeof BestBet>

export const career = route({
  method: 'GET',
  path: '/app/career',
  access: 'player',
  area: 'app',
  summary: 'Returns the caller’s own statistics over all games that count and whose results are confirmed.',
  reply: z.object({
    games: z.number().int(),
    wins: z.number().int(),
    /** The share of games won in whole percent; null before the first game. */
    winRate: z.number().int().nullable(),
    trophies: z.number().int(),
    bestBet: BestBet.nullable(),
    /**
     * The caller's record in competitions, without practice cups. `entered` counts those whose draw the caller was in.
     * `trophies` counts those booked, which the caller's total includes.
     */
    competitions: z.object({
      entered: z.number().int(),
      /**
       * The number of tournaments and exclusive games that the caller won, and of league seasons that they finished
       * first in the first division.
       */
      won: z.number().int(),
      trophies: z.number().int(),
    }),
    /** The bands, from the least likely to the likeliest. Void bets and bands without a bet are left out. */
    calibration: z.array(CalibrationBand),
  }),
  errors: [],
  heavy: true,
})
