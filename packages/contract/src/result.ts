import { z } from 'zod'
import { Time, Total } from './common.ts'
import { Counts } from './counts.ts'
import { LobbyId, MatchId } from './ids.ts'
import { LeaderboardEntry } from './lobby.ts'
import { Why } from './reason.ts'
import { route } from './route.ts'

export const Result = z.object({
  _id: LobbyId,
  lobbyCode: z.string(),
  matchId: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  leaderboard: z.array(LeaderboardEntry),
  /** The caller's index in the leaderboard plus one; null for one who only watched. */
  position: z.number().int().nullable(),
  userWon: z.boolean(),
  /** The caller's: as it stands while provisional, then as booked. Null for one who only watched. */
  trophies: z.number().int().nullable(),
  counts: Counts,
  provisional: z.boolean(),
  /** Played to the end, or called off: open bets were void then, and nobody won. */
  status: z.enum(['completed', 'abandoned']),
  /** Of one called off, why. */
  why: Why.nullable(),
})
export type Result = z.infer<typeof Result>

export const listResults = route({
  method: 'GET',
  path: '/app/user-results',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'The ended games the caller had a seat in, the newest first; a page of those whose teams or code hold `q`.',
  query: z.object({
    q: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(50).optional(),
  }),
  reply: z.object({ results: z.array(Result), total: Total }),
  errors: [],
  heavy: true,
})
