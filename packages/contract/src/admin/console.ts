import { z } from 'zod'
import { PublicUser } from '../fields/common.ts'
import { MatchId } from '../fields/ids.ts'
import { route } from '../route.ts'

export const atConsole = route({
  method: 'POST',
  path: '/admin/game/at-console',
  access: 'admin',
  area: 'admin',
  summary:
    'Records that the caller has the console of a match open; the record lasts 15 seconds. Returns the other operators at this console, and the numbers of lobbies, players and bets on the match.',
  body: z.object({
    matchId: MatchId,
    /** Set when the operator leaves the console. The other operators then see it without waiting for 15 seconds. */
    leaving: z.boolean().optional(),
  }),
  reply: z.object({
    /** The other operators at the console. An operator who leaves without a request disappears after 15 seconds. */
    operators: z.array(PublicUser),
    /**
     * The number of open lobbies, of players with a seat in these lobbies, and of unsettled bets on rounds that have
     * begun.
     */
    impact: z.object({ lobbies: z.number().int(), players: z.number().int(), openBets: z.number().int() }),
  }),
  errors: ['match-not-found'],
})
