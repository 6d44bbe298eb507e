import { REASON_CODES } from '@bettle/rules'
import { z } from 'zod'
import { shownLine, shownLineOrBlank } from './shown-text.ts'

/** An operator's reason, which every user may read. */
export const GivenReason = shownLine(300, 'Please say why')

/** A blank reason counts as no reason. */
export const OptionalReason = z.pipe(
  shownLineOrBlank(300, 'Please say why, or leave the reason blank'),
  z.transform((reason: string) => reason || undefined),
)

/** The parts of a reason's sentence, for clients in other languages. Further codes may be added. */
export const Why = z.object({
  code: z.enum(REASON_CODES),
  /** The text that an operator wrote. */
  text: z.string().optional(),
})
export type Why = z.infer<typeof Why>
