import { z } from 'zod'

/**
 * Whether a lobby pays trophies: `counts`, `too-few` until two users have had a bet settled, or `practice`, which never pays, or `competition`: the competition pays instead. The lobby
 * publishes it from the beginning, and it changes with the members.
 */
export const Counts = z.object({ code: z.enum(['counts', 'too-few', 'practice', 'competition']) })
export type Counts = z.infer<typeof Counts>
