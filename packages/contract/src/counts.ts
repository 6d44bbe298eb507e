import { z } from 'zod'

/**
 * Whether trophies are paid for a lobby: `counts`; `too-few` until two people have had a bet settled; `practice` never. Stands
 * there from the first moment and goes with the members.
 */
export const Counts = z.object({ code: z.enum(['counts', 'too-few', 'practice']) })
export type Counts = z.infer<typeof Counts>
