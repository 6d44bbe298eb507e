import { z } from 'zod'
import { MatchId, OddsId } from '../fields/ids.ts'
import { route } from '../route.ts'

/** An administrator's own interests in a match, besides operating it. */
export const OwnPart = z.object({
  /** They bet on it, so another administrator must operate it. */
  hasBet: z.boolean(),
  /** They did something in it as an operator, or are at its console. */
  hasOperated: z.boolean(),
  /** It follows a feed that they attached, which their bet would suspend. */
  isFeedTheirs: z.boolean(),
  /** Options of the match at a price that they set. Their bet on such an option is refused. */
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
  summary: 'Lists the matches that the caller ever bet on and therefore cannot operate.',
  reply: z.object({ matchIds: z.array(MatchId) }),
  errors: [],
})
