import type { Session, SessionId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/bind/session.ts'
import { deviceName } from './device-name.ts'
import { beganAfter } from './session-store.ts'

const MOST = 200

/**
 * Returns the active sessions of an account, the last used first. A session without a valid refresh token has ended
 * ([A11]).
 */
export async function listSessions(
  ctx: Context,
  { userId, sessionId }: Pick<Caller, 'userId'> & Partial<Pick<Caller, 'sessionId'>>,
): Promise<Session[]> {
  await ctx.callers.flush()
  const rows = await ctx.db
    .selectFrom('session')
    .select(['session.id', 'session.device', 'session.created_at', 'session.last_used_at'])
    .where('session.account_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .where('session.created_at', '>', beganAfter(ctx.clock.now()))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_token')
          .select('refresh_token.hash')
          .whereRef('refresh_token.session_id', '=', 'session.id')
          .where('refresh_token.expires_at', '>', ctx.clock.date()),
      ),
    )
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    _id: row.id as SessionId,
    device: row.device === null ? null : deviceName(row.device),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === sessionId,
  }))
}
