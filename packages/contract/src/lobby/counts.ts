import { z } from 'zod'

/**
 * Whether a lobby pays trophies. `counts`: it does. `too-few`: two users must have a bet settled first. `practice`: it
 * never pays. `competition`: the competition pays instead. The lobby publishes this from the beginning, and it changes
 * with the members.
 */
export const Counts = z.object({ code: z.enum(['counts', 'too-few', 'practice', 'competition']) })
export type Counts = z.infer<typeof Counts>
