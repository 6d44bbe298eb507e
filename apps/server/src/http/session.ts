import type { IncomingHttpHeaders } from 'node:http'
import type { SessionId, UserId } from '@bettle/contract'

/** Who is asking, as the database knows them at this moment. */
export interface Caller {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly role: 'player' | 'admin'
  /** Plays without an account ([G1]). */
  readonly isGuest: boolean
}

/** Whose token has run out: the signature is ours, so it is theirs. */
export type BeforeRefresh = (userId: UserId | undefined) => Promise<void>

/** Finds out who is asking. What it takes to know that is the session feature's; here is only what is asked of it. */
export interface Callers {
  /**
   * The caller behind the headers; undefined when there are no credentials at all.
   * @param beforeRefresh asked before an access token that has run out has its refresh token looked up; it may refuse
   */
  authenticate(headers: IncomingHttpHeaders, beforeRefresh?: BeforeRefresh): Promise<Caller | undefined>
  /**
   * The account that an access token was signed for, also where it has run out or its session has ended: enough to count by, and for
   * nothing else. The database is not asked.
   */
  signedBy(headers: Pick<IncomingHttpHeaders, 'authorization'>): Promise<UserId | undefined>
  /** For sockets, which carry no headers: the caller, or why not. */
  verify(accessToken: string): Promise<Caller>
  /** Of these sessions those that stand no longer. */
  revoked(sessionIds: readonly SessionId[]): Promise<readonly SessionId[]>
  /** Writes when sessions were last used, for whoever is about to read it. */
  flush(): Promise<void>
}

/** Not a refusal: the client trades its refresh token and asks again. Answered by 302 without Location. */
export class RefreshNeeded extends Error {
  override name = 'RefreshNeeded'
}

export function refreshTokenIn(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['refresh-token']
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}
