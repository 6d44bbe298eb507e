import type { IncomingHttpHeaders } from 'node:http'
import type { SessionId, UserId } from '@bettle/contract'

/** The caller as the database holds the account at this moment. */
export interface Caller {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly role: 'player' | 'admin'
  /** Whether the caller plays without an account ([G1]). */
  readonly isGuest: boolean
}

/** Receives the account of an expired token with a valid signature. */
export type BeforeRefresh = (userId: UserId | undefined) => Promise<void>

/** Identifies the caller. The session feature implements it. */
export interface Callers {
  /**
   * Returns the caller behind the headers; undefined without credentials.
   * @param beforeRefresh runs before the refresh token of an expired access token is read; it may refuse
   */
  authenticate(headers: IncomingHttpHeaders, beforeRefresh?: BeforeRefresh): Promise<Caller | undefined>
  /**
   * The account for which an access token was signed, also if it has expired or its session has ended.
   * Use it only to count requests. It sends no query to the database.
   */
  signedBy(headers: Pick<IncomingHttpHeaders, 'authorization'>): Promise<UserId | undefined>
  /** For sockets, which carry no headers. Returns the caller or throws the refusal. */
  verify(accessToken: string): Promise<Caller>
  /** Returns those of the sessions that are no longer valid. */
  revoked(sessionIds: readonly SessionId[]): Promise<readonly SessionId[]>
  /** The sessions that ended since then, on any node. */
  endedSince(since: number): Promise<readonly SessionId[]>
  /** Writes when sessions were last used, for a caller that is about to read it. */
  flush(): Promise<void>
}

/** Not a refusal: the client refreshes its token and repeats the call. Answered by 302 without Location. */
export class RefreshNeeded extends Error {
  override name = 'RefreshNeeded'
}

export function refreshTokenIn(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['refresh-token']
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}
