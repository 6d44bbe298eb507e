import { z } from 'zod'
import { Time, Total } from '../fields/common.ts'
import { HalfId, LobbyId, MatchId, RoundId } from '../fields/ids.ts'
import { route } from '../route.ts'

const ByMatch = z.object({ matchId: MatchId })
const OfLobby = z.object({ lobbyId: z.optional(LobbyId) })

export const RoundStatus = z.enum(['upcoming', 'active', 'finished'])

export const MatchRound = z.object({
  _id: RoundId,
  match: MatchId,
  half: z.object({ _id: HalfId, halfNumber: z.number().int() }),
  roundNumber: z.number().int(),
  status: RoundStatus,
  startMinute: z.number(),
  endMinute: z.number().optional(),
  /** The start of the round by the server's clock; null if its half has no kick-off. */
  startsAt: Time.nullable(),
  endsAt: Time.nullable(),
})
export type MatchRound = z.infer<typeof MatchRound>

const rounds = z.object({ matchRounds: z.array(MatchRound), total: Total.optional() })

export const listMatchRounds = route({
  method: 'GET',
  path: '/app/match-round/match/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the rounds of a match. With a lobby the rounds are those of the lobby’s plan, otherwise those of the official plan.',
  params: ByMatch,
  query: OfLobby,
  unknown: 'match-not-found',
  reply: rounds,
  errors: ['match-not-found', 'lobby-not-found'],
  heavy: true,
})
