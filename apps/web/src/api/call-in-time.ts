import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { type CallOptions, call } from './call.ts'
import { networkError } from './call-error.ts'
import { newRequestId } from './new-request-id.ts'

/** For what waits its turn: a request that hangs must not hold up the next for ever (ms). */
const PATIENCE = 8000

/**
 * Calls a route as `call` does; no answer in all this time is none, as without a connection. It is not repeated here: whoever waits
 * in turn has a way of their own to send it again.
 */
export function callInTime<R extends RouteSpec>(
  route: R,
  giving: Giving<R>,
  options: Pick<CallOptions, 'requestId'> = {},
): Promise<Reply<R>> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(networkError()), PATIENCE)
  const { requestId = route.requestId && newRequestId() } = options
  return call(route, giving, { requestId, signal: patience.signal }).finally(() => clearTimeout(timer))
}
