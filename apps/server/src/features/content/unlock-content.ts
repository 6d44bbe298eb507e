import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { type Asking, accountByOwnPassword } from '../account/own-password.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'

export const UNLOCKED = 'Admin mode activated. All content is now editable and will be saved automatically.'

/** [N7] Whoever edits says their own password once more; a wrong one counts as at signing in. */
export async function unlockContent(ctx: Context, limit: AttemptLimits['login'], asking: Asking): Promise<string> {
  await accountByOwnPassword(ctx, limit, asking, incorrect)
  return UNLOCKED
}

const incorrect = () => new GameError('forbidden', { message: 'Incorrect password. Please try again.' })
