import { z } from 'zod'

/**
 * Whether a lobby pays trophies. `counts`: it does. `too-few`: it does not until bets of two members with an account
 * are settled. `practice` and `own-match`: it never pays. `competition`: the competition pays instead.
 */
export const Counts = z.object({ code: z.enum(['counts', 'too-few', 'practice', 'own-match', 'competition']) })
export type Counts = z.infer<typeof Counts>
