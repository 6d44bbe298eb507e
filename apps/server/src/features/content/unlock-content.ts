import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { type Asking, accountByOwnPassword } from '../account/password/own-password.ts'

export const UNLOCKED = 'Admin mode activated. All content is now editable and will be saved automatically.'

/** [N7] Checks the operator's own password before editing. Wrong ones count like those of a password change. */
export async function unlockContent(
  ctx: Context,
  limit: AttemptLimits['ownPassword'],
  asking: Asking,
): Promise<string> {
  await accountByOwnPassword(ctx, limit, asking, incorrect)
  return UNLOCKED
}

const incorrect = () => new GameError('forbidden', { message: 'Incorrect password. Please try again.' })
