import {
  CLOSED_AREA,
  type Failure,
  type Giving,
  logout,
  type Reply,
  type RouteSpec,
  register,
  type Token,
} from '@bettle/contract'
import { msg } from '../texts/msg.ts'
import { addressOf } from './address-of.ts'
import { signedBy, takeAnswer } from './asked-ahead.ts'
import { CallError, type CallErrorCode, errorCodeOf, networkError, signedOutError } from './call-error.ts'
import { newRequestId } from './new-request-id.ts'
import { readWire } from './read-wire.ts'
import { rememberedAnswers } from './remembered-answers.ts'
import { isRefreshing, refreshToken } from './session/refresh-token.ts'
import { dropSession, refusePage } from './session/session.ts'
import { isRefreshed, isStale } from './session/stale-token.ts'
import { missingPart, readToken } from './session/token.ts'
import { untilAnswered } from './until-answered.ts'
import { worded, wordedIssues } from './wording.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /**
   * Sent as Idempotency-Key, so that a repeated request gets the same response. A caller that supplies a key repeats
   * the request itself. Otherwise `call` creates a key if the route requires one, and repeats the request.
   */
  requestId?: string | undefined
  /** Used instead of the stored pair, for a pair that is no longer stored. This pair is not refreshed. */
  token?: Token | undefined
}

const MAX_RETRIES = 2

/**
 * Calls a route of the contract. Returns the body of the response. Throws a `CallError` if the call is refused or no
 * response arrives.
 */
export function call<R extends RouteSpec>(route: R, giving: Giving<R>, options: CallOptions = {}): Promise<Reply<R>> {
  if (!route.requestId || options.requestId !== undefined) return callOnce(route, giving, options)
  const named = { ...options, requestId: newRequestId() }
  return untilAnswered(() => callOnce(route, giving, named), options.signal)
}

async function callOnce<R extends RouteSpec>(route: R, giving: Giving<R>, options: CallOptions): Promise<Reply<R>> {
  const url = addressOf(route, giving)
  for (let retries = 0; ; retries++) {
    const token = options.token ?? (carriesToken(route) ? heldToken(route) : undefined)
    const response = await send(route, url, (giving as { body?: unknown }).body, token, options)
    if (response.ok) return rememberedAnswers.keep(url, response, await bodyOf(response, options)) as Reply<R>
    if (response.status === 304) return rememberedAnswers.bodyOf(url) as Reply<R>

    const failure = await failureOf(response)
    const shouldRefresh = response.status === 302 && failure.shouldRefresh === true
    // If the server refuses the token pair of the request because it was or is being replaced, the call waits for the
    // new pair.
    const wasReplaced =
      response.status === 401 && token !== undefined && (isRefreshing() || isStale(token) || (await isRefreshed(token)))
    if (token === undefined || options.token || !(shouldRefresh || wasReplaced))
      throw await refusalOf(route, response, failure)
    if (retries === MAX_RETRIES) {
      dropSession('retries-exceeded')
      throw signedOutError('retries-exceeded')
    }
    await refreshToken(token.accessToken)
  }
}

/**
 * The paths of the sign-in area whose calls send the token: signing out, and registering, because a guest may register
 * [G6].
 */
const SIGNED: readonly string[] = [logout.path, register.path]

/**
 * Returns whether a call sends the token. Sign-in and public calls send none, because the server would refuse them with
 * a stale token.
 */
function carriesToken(route: RouteSpec): boolean {
  if (route.access !== 'anyone') return true
  return route.area !== 'public' && (route.area !== 'auth' || SIGNED.includes(route.path))
}

function heldToken(route: RouteSpec): Token | undefined {
  const { accessToken, refreshToken: held, tokenType = 'Bearer' } = readToken() ?? {}
  if (accessToken && held) return { accessToken, refreshToken: held, tokenType }
  if (route.access === 'anyone') return undefined
  const why = missingPart() ?? 'missing-tokens'
  dropSession(why)
  throw signedOutError(why)
}

async function send(
  route: RouteSpec,
  url: string,
  body: unknown,
  token: Token | undefined,
  { signal, requestId }: CallOptions,
): Promise<Response> {
  const headers = new Headers(token && signedBy(token))
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (requestId !== undefined) headers.set('idempotency-key', requestId)
  const etag = route.etag === true ? rememberedAnswers.etagOf(url) : undefined
  if (etag !== undefined) headers.set('if-none-match', etag)
  const ahead = route.method === 'GET' ? takeAnswer(url, token) : undefined
  try {
    if (ahead) return await ahead
    return await fetch(url, {
      method: route.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError()
  }
}

/**
 * Reads the body of a response. A connection that breaks in the body counts as no response, so that the caller can
 * repeat the request. A complete body that is not JSON throws a `SyntaxError` instead.
 */
async function bodyOf(response: Response, { signal }: CallOptions): Promise<unknown> {
  try {
    return readWire(await response.text())
  } catch (error) {
    if (signal?.aborted || error instanceof SyntaxError) throw error
    throw networkError()
  }
}

type FailureBody = Partial<Failure> & { shouldRefresh?: unknown }

async function failureOf(response: Response): Promise<FailureBody> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

async function refusalOf(route: RouteSpec, response: Response, failure: FailureBody): Promise<CallError> {
  const code = errorCodeOf(failure.code)
  // A wrong password does not end the session, because a signed-in user may have entered it to confirm an action.
  if (response.status === 401 && code !== 'login-failed' && carriesToken(route)) dropSession('session-expired')
  if (response.status === 403 && isClosedArea(code, failure)) refusePage()
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError({
    status: response.status,
    code,
    message:
      (failure.error && (await worded({ ...failure, message: failure.error }))) ||
      response.statusText ||
      msg('api.call.something-went-wrong'),
    issues: failure.issues && (await wordedIssues(failure.issues)),
    odds: failure.odds,
    until: failure.until,
    reason: failure.reason,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  })
}

/**
 * Returns whether the account has no access to the whole area. A refusal with a reason of its own is shown beside the
 * pressed control instead.
 */
function isClosedArea(code: CallErrorCode, { error }: FailureBody): boolean {
  return code === 'unknown' || (code === 'forbidden' && error === CLOSED_AREA)
}
