import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { type Asking, accountByOwnPassword } from '../account/password/own-password.ts'

export const UNLOCKED = 'Admin mode activated. All content is now editable and will be saved automatically.'

/** Checks the operator's own password before editing ([N7]). Wrong passwords count as at a change of the password. */
export async function unlockContent(
  ctx: Context,
  limit: AttemptLimits['ownPassword'],
  asking: Asking,
): Promise<string> {
  await accountByOwnPassword(ctx, limit, asking, incorrect)
  return UNLOCKED
}

const incorrect = () => new GameError('forbidden', { message: 'Incorrect password. Please try again.' })
