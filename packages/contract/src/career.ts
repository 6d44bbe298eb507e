import { z } from 'zod'
import { Time } from './common.ts'
import { BetId, LobbyId } from './ids.ts'
import { BetType } from './odds.ts'
import { route } from './route.ts'

/** One's bets that were told about the same chance, in percent, and how many of them came true. */
export const CalibrationBand = z.object({
  from: z.number().int(),
  to: z.number().int(),
  bets: z.number().int(),
  won: z.number().int(),
  /** What their prices said on average, without the house's margin. */
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
  summary: "The caller's own numbers over all games that count and are confirmed.",
  reply: z.object({
    games: z.number().int(),
    wins: z.number().int(),
    /** In whole percent; null before the first game. */
    winRate: z.number().int().nullable(),
    trophies: z.number().int(),
    bestBet: BestBet.nullable(),
    /** From the least likely; bands without a bet are left out, void bets too. */
    calibration: z.array(CalibrationBand),
  }),
  errors: [],
  heavy: true,
})
