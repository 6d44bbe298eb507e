import type { IncomingHttpHeaders } from 'node:http'
import type { SessionId, UserId } from '@bettle/contract'

/** The caller's account, as the database held it when the call was authenticated. */
export interface Caller {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly role: 'player' | 'admin'
  /** True if the caller plays as a guest, without an account ([G1]). */
  readonly isGuest: boolean
}

/**
 * Runs before the server asks a client to refresh. It receives the account of an expired token with a valid signature.
 */
export type BeforeRefresh = (userId: UserId | undefined) => Promise<void>

/** Identifies the caller. The session feature implements it. */
export interface Callers {
  /**
   * Returns the caller of the headers; undefined without credentials.
   * @param beforeRefresh runs before the refresh token of an expired access token is read; it may refuse
   */
  authenticate(headers: IncomingHttpHeaders, beforeRefresh?: BeforeRefresh): Promise<Caller | undefined>
  /**
   * Returns the account for which an access token was signed, also if it has expired or its session has ended. It
   * queries no database. Use it only to count requests.
   */
  signedBy(headers: Pick<IncomingHttpHeaders, 'authorization'>): Promise<UserId | undefined>
  /** Returns the caller of an access token or throws the refusal. For sockets, which send no headers. */
  verify(accessToken: string): Promise<Caller>
  /** Returns those of the given sessions that are no longer valid. */
  revoked(sessionIds: readonly SessionId[]): Promise<readonly SessionId[]>
  /** Returns the sessions that ended since this time, on any node. */
  endedSince(since: number): Promise<readonly SessionId[]>
  /** Notes that a device of a guest is connected or has just disconnected, so that it is known since when it is away. */
  seen(sessionId: SessionId): void
  /** Writes to the database when sessions were last used. A handler calls it before it reads these times. */
  flush(): Promise<void>
}

/**
 * Asks the client to refresh its access token and to repeat the call. It is no refusal, and answered by 302 without
 * Location.
 */
export class RefreshNeeded extends Error {
  override name = 'RefreshNeeded'
}

export function refreshTokenIn(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['refresh-token']
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}
