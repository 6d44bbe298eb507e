import { z } from 'zod'
import { Time, Total } from './fields/common.ts'
import { LobbyId, MatchId } from './fields/ids.ts'
import { Why } from './fields/reason.ts'
import { Counts } from './lobby/counts.ts'
import { LeaderboardEntry, LobbyCompetition } from './lobby/lobby.ts'
import { route } from './route.ts'

export const Result = z.object({
  _id: LobbyId,
  /** The lobby's code; empty in a competition. */
  lobbyCode: z.string(),
  competition: LobbyCompetition.optional(),
  matchId: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  leaderboard: z.array(LeaderboardEntry),
  /** The caller's rank on the leaderboard, from 1; null if the caller only watched. */
  position: z.number().int().nullable(),
  userWon: z.boolean(),
  /**
   * The caller's trophies: provisional until the server books them, then as booked. Null if the caller only watched.
   */
  trophies: z.number().int().nullable(),
  counts: Counts,
  provisional: z.boolean(),
  /**
   * `completed`: the match was played to its end. `abandoned`: the match was called off, open bets became void, and the
   * game has no winner.
   */
  status: z.enum(['completed', 'abandoned']),
  /** The reason why the match was called off; null if it was not. */
  why: Why.nullable(),
})
export type Result = z.infer<typeof Result>

export const listResults = route({
  method: 'GET',
  path: '/app/user-results',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the ended games in which the caller had a seat, the newest first, in pages if requested. With `q` it lists the games whose teams, lobby code or competition name contain that text.',
  query: z.object({
    q: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(50).optional(),
  }),
  reply: z.object({ results: z.array(Result), total: Total }),
  errors: [],
  heavy: true,
})
