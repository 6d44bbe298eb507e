import { z } from 'zod'
import { Multiplier } from '../fields/common.ts'
import { MatchId } from '../fields/ids.ts'
import { route } from '../route.ts'
import { Match } from './match.ts'
import { BetType, EventTypeName, Threshold } from './odds.ts'

/**
 * A part of a match's setup: the event types in their order; the options that an administrator priced or retired; the
 * halves with their official rounds.
 */
export const CopiedPart = z.enum(['event-types', 'odds', 'rounds'])
export type CopiedPart = z.infer<typeof CopiedPart>
export const CopiedParts = z.array(CopiedPart).min(1).max(3)

/** The differences that copying the setup of another match would make. */
export const CopyPreview = z.object({
  eventTypes: z.object({ added: z.array(EventTypeName), taken: z.array(EventTypeName), isReordered: z.boolean() }),
  /**
   * Options of the official plan whose price would change. `before` or `after` is null if the option is not offered
   * then.
   */
  odds: z.array(
    z.object({
      eventType: EventTypeName,
      betType: BetType,
      threshold: Threshold,
      before: Multiplier.nullable(),
      after: Multiplier.nullable(),
    }),
  ),
  halves: z.object({ added: z.array(z.number().int()), taken: z.array(z.number().int()) }),
  /** The number of official rounds before and after, for each half in which the rounds would change. */
  rounds: z.array(z.object({ halfNumber: z.number().int(), before: z.number().int(), after: z.number().int() })),
})
export type CopyPreview = z.infer<typeof CopyPreview>

export const copyMatch = route({
  method: 'POST',
  path: '/admin/match/:id/copy',
  access: 'admin',
  area: 'admin',
  summary:
    'Copies the setup of another match to a match that has not started: event types, odds set by hand, halves and official rounds.',
  params: z.object({ id: MatchId }),
  unknown: 'match-not-found',
  body: z.object({ from: MatchId, parts: CopiedParts }),
  reply: z.object({ match: Match }),
  errors: ['match-not-found', 'half-state', 'round-in-use'],
  requestId: true,
})

const { requestId: _changesNothing, ...ofCopying } = copyMatch

export const previewCopy = route({
  ...ofCopying,
  path: '/admin/match/:id/copy/preview',
  summary: 'Previews the copy of a setup. It changes nothing and is refused for the same reasons as the copy.',
  reply: CopyPreview,
})
