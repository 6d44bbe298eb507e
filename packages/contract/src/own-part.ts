import { z } from 'zod'
import { MatchId } from './ids.ts'
import { route } from './route.ts'

/** What an administrator has to do with a match beside operating it. */
export const OwnPart = z.object({
  /** They bet on it: somebody else has to operate it. */
  hasBet: z.boolean(),
  /** They did something in it as an operator, or are at its console. */
  hasOperated: z.boolean(),
  /** It follows a feed that they attached, which their bet would suspend. */
  isFeedTheirs: z.boolean(),
})
export type OwnPart = z.infer<typeof OwnPart>

export const ownPart = route({
  method: 'GET',
  path: '/admin/match/:id/own-part',
  access: 'admin',
  area: 'admin',
  summary:
    'What the caller has to do with a match: whether they bet on it, operated it, or attached the feed it follows.',
  params: z.object({ id: MatchId }),
  unknown: 'match-not-found',
  reply: OwnPart,
  errors: ['match-not-found'],
})
