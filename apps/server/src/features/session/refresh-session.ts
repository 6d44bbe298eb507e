import type * as contract from '@bettle/contract'
import { type Answer, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { signAccessToken } from './access-token.ts'
import { rotateToken } from './session-store.ts'

/** Exchanges the refresh token for a new pair. */
export async function refreshSession(
  ctx: Context,
  token: string | undefined,
): Promise<Answer<typeof contract.refresh>> {
  if (token === undefined) throw new GameError('missing-tokens', { message: 'Missing refresh token' })
  const rotated = await transaction(ctx, (tx) => rotateToken(tx, token, ctx.config.authSecret, ctx.clock.now()))
  if (rotated.state === 'ended') ctx.live.closeSession(rotated.sessionId)
  if (rotated.state !== 'rotated') throw new GameError('session-expired')
  const accessToken = await signAccessToken(ctx, rotated.userId, rotated.sessionId)
  return { accessToken, refreshToken: rotated.refreshToken }
}
