import { z } from 'zod'
import { PublicUser } from './common.ts'
import { MatchId } from './ids.ts'
import { route } from './route.ts'

export const atConsole = route({
  method: 'POST',
  path: '/admin/game/at-console',
  access: 'admin',
  area: 'admin',
  summary:
    'Says that one is at the console of a match, for 15 seconds; answers who else is, and whom the match concerns.',
  body: z.object({
    matchId: MatchId,
    /** One goes: the others need not wait for the 15 seconds. */
    leaving: z.boolean().optional(),
  }),
  reply: z.object({
    /** The others; whoever goes without a word is gone when their 15 seconds are over. */
    operators: z.array(PublicUser),
    /** Open lobbies, players who sit in them, and bets of rounds that have begun and are not settled. */
    impact: z.object({ lobbies: z.number().int(), players: z.number().int(), openBets: z.number().int() }),
  }),
  errors: ['match-not-found'],
})
