import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { type CallOptions, call } from './call.ts'
import { networkError } from './call-error.ts'
import { newRequestId } from './new-request-id.ts'

/** A request without a response ends after this time (ms), because it must not block the queue behind it. */
const PATIENCE = 8000

/**
 * Calls a route as `call` does, but treats a missing response as a lost connection. The call is not repeated, because
 * each queue repeats its own requests.
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
