import { z } from 'zod'
import { MatchId, OddsId } from './ids.ts'
import { route } from './route.ts'

/** What an administrator has to do with a match beside operating it. */
export const OwnPart = z.object({
  /** They bet on it: somebody else has to operate it. */
  hasBet: z.boolean(),
  /** They did something in it as an operator, or are at its console. */
  hasOperated: z.boolean(),
  /** It follows a feed that they attached, which their bet would suspend. */
  isFeedTheirs: z.boolean(),
  /** Options of the match at a price that they set: a bet of theirs on one is refused. */
  ownPrices: z.array(OddsId),
})
export type OwnPart = z.infer<typeof OwnPart>

export const ownPart = route({
  method: 'GET',
  path: '/admin/match/:id/own-part',
  access: 'admin',
  area: 'admin',
  summary:
    'What the caller has to do with a match: whether they bet on it, operated it, attached the feed it follows, or set prices in it.',
  params: z.object({ id: MatchId }),
  unknown: 'match-not-found',
  reply: OwnPart,
  errors: ['match-not-found'],
})

export const listMatchesBetOn = route({
  method: 'GET',
  path: '/admin/matches-bet-on',
  access: 'admin',
  area: 'admin',
  summary: 'The matches that the caller ever bet on, and so cannot operate.',
  reply: z.object({ matchIds: z.array(MatchId) }),
  errors: [],
})
