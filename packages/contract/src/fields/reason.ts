import { REASON_CODES } from '@bettle/rules'
import { z } from 'zod'
import { shownLine, shownLineOrBlank } from './shown-text.ts'

/** An operator's reason, which every user may read. */
export const GivenReason = shownLine(300, 'reason-missing')

/** An operator's reason, which may be left out. A blank reason counts as no reason. */
export const OptionalReason = z.pipe(
  shownLineOrBlank(300, 'reason-invisible'),
  z.transform((reason: string) => reason || undefined),
)

/**
 * A reason as a code and an operator's text, so that clients can show it in other languages. Later versions may add
 * further codes.
 */
export const Why = z.object({
  code: z.enum(REASON_CODES),
  /** The text that the operator wrote for the reason. */
  text: z.string().optional(),
})
export type Why = z.infer<typeof Why>
