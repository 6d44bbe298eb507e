import type { Token, UserId } from '@bettle/contract'
import type { Context, Tx } from '../../context.ts'
import { noteLogin } from '../people/account-store.ts'
import { signAccessToken } from './access-token.ts'
import { openSession } from './session-store.ts'

/** Opens a session on one device and returns its first pair of tokens. */
export async function issueToken(ctx: Context, tx: Tx, userId: UserId, device: string | undefined): Promise<Token> {
  const now = ctx.clock.now()
  await noteLogin(tx, userId, now)
  const { sessionId, refreshToken } = await openSession(tx, userId, device?.slice(0, 200) ?? null, now)
  return { accessToken: await signAccessToken(ctx, userId, sessionId), refreshToken, tokenType: 'Bearer' }
}
