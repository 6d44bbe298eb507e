import { z } from 'zod'
import { MatchId, OddsId } from '../fields/ids.ts'
import { route } from '../route.ts'

/** The connections of an administrator to a match: their bets, operator actions, feed and prices. */
export const OwnPart = z.object({
  /** True if the administrator bet on the match. Another administrator must then operate the match. */
  hasBet: z.boolean(),
  /** True if the administrator did an operator action on the match, or has its console open. */
  hasOperated: z.boolean(),
  /**
   * True if the administrator attached the match's feed, and the match follows it or this administrator has taken over.
   * A bet of the administrator on the match would suspend the feed.
   */
  isFeedTheirs: z.boolean(),
  /**
   * Offered options whose prices the administrator set and has not handed back to the model. The server refuses the
   * administrator's bet on such an option.
   */
  ownPrices: z.array(OddsId),
})
export type OwnPart = z.infer<typeof OwnPart>

export const ownPart = route({
  method: 'GET',
  path: '/admin/match/:id/own-part',
  access: 'admin',
  area: 'admin',
  summary:
    'Returns the caller’s own interests in a match: whether they bet on it, operated it, attached its feed, or set prices in it.',
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
  summary: 'Lists the matches that the caller has bet on, and so cannot operate.',
  reply: z.object({ matchIds: z.array(MatchId) }),
  errors: [],
})
