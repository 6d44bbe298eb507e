import { REASON_CODES } from '@bettle/rules'
import { z } from 'zod'

/** What a reason's sentence is made from, for who says it in another language; more codes may come. */
export const Why = z.object({
  code: z.enum(REASON_CODES),
  /** What an operator wrote. */
  text: z.string().optional(),
})
export type Why = z.infer<typeof Why>
