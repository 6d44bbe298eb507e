import type { SessionId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { AccountRow, Reader, Tx } from '../../db/schema.ts'
import { judgeRefresh, mintRefreshToken, REFRESH_TOKEN_MS, successorOf, tokenHashOf } from './refresh-token.ts'

export interface ValidSession {
  readonly role: AccountRow['role']
  readonly last_used_at: Date
  readonly isGuest: boolean
}

/** Returns for each key the account's role and the session's last use, if both are active. */
export async function validSessionsOf(
  db: Reader,
  asked: readonly { readonly userId: UserId; readonly sessionId: SessionId }[],
  now: number,
): Promise<(ValidSession | undefined)[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'account.role', 'account.guest_until', 'session.last_used_at'])
    .where('session.id', '=', sql<string>`any(${asked.map(({ sessionId }) => sessionId)}::uuid[])`)
    .where('session.ended_at', 'is', null)
    .where('session.created_at', '>', beganAfter(now))
    .where('account.deleted_at', 'is', null)
    .where(isStillThere(now))
    .execute()
  const valid = new Map(
    rows.map((row) => [`${row.account_id}:${row.id}`, { ...row, isGuest: row.guest_until !== null }]),
  )
  return asked.map(({ userId, sessionId }) => valid.get(`${userId}:${sessionId}`))
}

/**
 * SQL condition: the account is no guest, or a guest who has not expired. A guest expires a day after their last game
 * began ([G5]).
 */
const isStillThere = (now: number) =>
  sql<boolean>`(account.guest_until is null or account.guest_until > ${new Date(now)})`

/** The longest life of a session (ms), however often it is used ([A29]). */
const SESSION_MS = 180 * 24 * 60 * 60_000

export const beganAfter = (now: number) => new Date(now - SESSION_MS)

/** Returns those of the sessions that ended, were deleted or are too old, or whose refresh tokens have all expired. */
export async function revokedSessions(db: Reader, sessionIds: readonly SessionId[], now: number): Promise<SessionId[]> {
  const { rows } = await sql<{ id: SessionId }>`select asked.id from unnest(${sessionIds}::uuid[]) as asked (id)
    left join session on session.id = asked.id
    where session.id is null or session.ended_at is not null or session.created_at <= ${beganAfter(now)}
      or (select max(expires_at) from refresh_token where session_id = session.id) <= ${new Date(now)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Returns the sessions that ended since this instant, the latest first, at most `MOST_ENDED`. After a change of the
 * secret there may be more. Their clients sign in again at their next call.
 */
export async function sessionsEndedSince(db: Reader, since: number): Promise<SessionId[]> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('ended_at', '>=', new Date(since))
    .orderBy('ended_at', 'desc')
    .limit(MOST_ENDED)
    .execute()
  return rows.map(({ id }) => id as SessionId)
}

const MOST_ENDED = 10_000

/** Opens a session on one device and returns its first refresh token. */
export async function openSession(
  tx: Tx,
  userId: UserId,
  device: string | null,
  now: number,
): Promise<{ sessionId: SessionId; refreshToken: string }> {
  const sessionId = newId<SessionId>()
  const at = new Date(now)
  await tx
    .insertInto('session')
    .values({ id: sessionId, account_id: userId, device, created_at: at, last_used_at: at })
    .execute()
  const refreshToken = mintRefreshToken()
  await insertToken(tx, sessionId, refreshToken, now)
  return { sessionId, refreshToken }
}

/** True if this token would get a new pair. */
export async function isRefreshable(
  ctx: Pick<Context, 'db' | 'config' | 'clock'>,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false
  const found = await findToken(ctx.db, token, ctx.config.authSecret, ctx.clock.now())
  if (!found) return false
  const verdict = judgeRefresh(found, ctx.clock.now())
  return verdict === 'fresh' || verdict === 'again'
}

export type Rotated =
  | { readonly state: 'rotated'; readonly userId: UserId; readonly sessionId: SessionId; readonly refreshToken: string }
  /** Two clients used the same token, so the session ended for both. */
  | { readonly state: 'ended'; readonly sessionId: SessionId }
  | { readonly state: 'worthless' }

/**
 * Exchanges a token for its successor. A reuse ends the session. It is a return value and not an exception, because the
 * end of the session must be committed.
 */
export async function rotateToken(tx: Tx, token: string, secret: string, now: number): Promise<Rotated> {
  // A concurrent exchange of the same token waits for this lock, and then finds the token used.
  const locked = await tx
    .selectFrom('refresh_token')
    .select('hash')
    .where('hash', '=', tokenHashOf(token))
    .forUpdate()
    .executeTakeFirst()
  const found = locked && (await findToken(tx, token, secret, now))
  if (!found) return { state: 'worthless' }

  const { userId, sessionId } = found
  const refreshToken = successorOf(token, secret)
  switch (judgeRefresh(found, now)) {
    case 'expired':
      return { state: 'worthless' }
    case 'reused':
      await endSession(tx, sessionId, 'refresh-token-reused', now)
      return { state: 'ended', sessionId }
    case 'again':
      return { state: 'rotated', userId, sessionId, refreshToken }
    case 'fresh': {
      const at = new Date(now)
      await tx.updateTable('refresh_token').set({ used_at: at }).where('hash', '=', tokenHashOf(token)).execute()
      await insertToken(tx, sessionId, refreshToken, now)
      // A session gets another token every quarter of an hour, so expired tokens are deleted.
      await tx.deleteFrom('refresh_token').where('session_id', '=', sessionId).where('expires_at', '<=', at).execute()
      await tx.updateTable('session').set({ last_used_at: at }).where('id', '=', sessionId).execute()
      return { state: 'rotated', userId, sessionId, refreshToken }
    }
  }
}

export async function endSession(db: Reader, sessionId: SessionId, why: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Reader, userId: UserId, why: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('account_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends all sessions of all accounts. */
export async function endAllSessions(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: new Date(now), ended_why: 'secret-changed' })
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends all sessions of an account except this one. Returns their ids. */
export async function endOtherSessions(
  tx: Tx,
  userId: UserId,
  sessionId: SessionId,
  why: string,
  now: number,
): Promise<SessionId[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('account_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id as SessionId)
}

/** Returns the session of a refresh token, whatever the state of the session. */
export async function sessionOfToken(db: Reader, token: string): Promise<SessionId | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('hash', '=', tokenHashOf(token))
    .executeTakeFirst()
  return found?.session_id as SessionId | undefined
}

interface FoundToken {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly expiresAt: number
  readonly usedAt: number | undefined
  readonly successorUsed: boolean
}

/** Returns a token whose session and account are active. */
async function findToken(db: Reader, token: string, secret: string, now: number): Promise<FoundToken | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('refresh_token as successor', (join) =>
      join.on('successor.hash', '=', tokenHashOf(successorOf(token, secret))),
    )
    .select([
      'session.account_id',
      'refresh_token.session_id',
      'refresh_token.expires_at',
      'refresh_token.used_at',
      'successor.used_at as successor_used_at',
    ])
    .where('refresh_token.hash', '=', tokenHashOf(token))
    .where('session.ended_at', 'is', null)
    .where('session.created_at', '>', beganAfter(now))
    .where('account.deleted_at', 'is', null)
    .where(isStillThere(now))
    .executeTakeFirst()
  return (
    found && {
      userId: found.account_id as UserId,
      sessionId: found.session_id as SessionId,
      expiresAt: found.expires_at.getTime(),
      usedAt: found.used_at?.getTime(),
      successorUsed: found.successor_used_at !== null,
    }
  )
}

async function insertToken(tx: Tx, sessionId: SessionId, token: string, now: number): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({
      hash: tokenHashOf(token),
      session_id: sessionId,
      issued_at: new Date(now),
      expires_at: new Date(now + REFRESH_TOKEN_MS),
    })
    .execute()
}
