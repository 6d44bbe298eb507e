import { z } from 'zod'
import { Bet, CardKind } from './bet.ts'
import { LobbyId, RoundId, UserId } from './fields/ids.ts'
import { route } from './route.ts'

export const getDeal = route({
  method: 'GET',
  path: '/app/game/deal/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns how the cards of a lobby were dealt: the hash of the seed and, after the results are confirmed, the seed and the cards of every player.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({
    /** The SHA-256 of the deal's seed, in hex. */
    commitment: z.string(),
    seed: z.string().optional(),
    /** The hands of every member who ever had a player's seat. */
    hands: z.array(z.object({ userId: UserId, cards: z.array(CardKind) })).optional(),
  }),
  /** `not-found`: the lobby has no cards, or the cards are not dealt yet. */
  errors: ['lobby-not-found', 'not-found'],
  heavy: true,
})

export const scoutBets = route({
  method: 'GET',
  path: '/app/game/scout/:roundId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns the bets on a round before the round starts, to a player who played the card Scout with their own bet. It works after betting on the round has closed. Every member sees the same bets when the round starts.',
  params: z.object({ roundId: RoundId }),
  query: z.object({ lobbyId: LobbyId }),
  unknown: 'round-not-found',
  reply: z.object({ bets: z.array(Bet) }),
  errors: ['lobby-not-found', 'round-not-found', 'forbidden'],
  heavy: true,
})
