import { REASON_CODES } from '@bettle/rules'
import { z } from 'zod'
import { shownLine, shownLineOrBlank } from './shown-text.ts'

/** What an operator says, for everybody to read. */
export const GivenReason = shownLine(300, 'Please say why')

/** A blank one is none. */
export const OptionalReason = z.pipe(
  shownLineOrBlank(300, 'Please say why, or leave the reason blank'),
  z.transform((reason: string) => reason || undefined),
)

/** What a reason's sentence is made from, for who says it in another language; more codes may come. */
export const Why = z.object({
  code: z.enum(REASON_CODES),
  /** What an operator wrote. */
  text: z.string().optional(),
})
export type Why = z.infer<typeof Why>
