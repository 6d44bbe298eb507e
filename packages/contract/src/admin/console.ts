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
    /** True when the operator leaves the console. The other operators then see this at once, not after 15 seconds. */
    leaving: z.boolean().optional(),
  }),
  reply: z.object({
    /** The other operators at the console. An operator who leaves without a request disappears after 15 seconds. */
    operators: z.array(PublicUser),
    /**
     * The number of open lobbies on the match, of users with a player's seat there, and of unsettled bets on rounds
     * that have begun. Bets in lobbies that hide bets are not counted.
     */
    impact: z.object({
      lobbies: z.number().int(),
      players: z.number().int(),
      openBets: z.number().int(),
      /** The number of open lobbies that record their own copy of the match. The console does not reach them. */
      onCopies: z.number().int().optional(),
    }),
  }),
  errors: ['match-not-found'],
})
