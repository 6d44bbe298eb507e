import { ERRORS, type ErrorCode, Failure, type RouteSpec } from '@bettle/contract'
import { z } from 'zod'

const Refusal = z.strictObject({ ...Failure.shape, error: z.string().min(1) })

/**
 * Returns undefined if the reply is a declared refusal of the route with its declared status.
 * @param besides further codes that are allowed
 */
export function wrongRefusal(
  route: RouteSpec,
  status: number,
  body: unknown,
  besides: readonly ErrorCode[] = [],
): string | undefined {
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) return `${status} ${JSON.stringify(body).slice(0, 300)}`
  const code = refusal.data.code as ErrorCode
  if (!(code in ERRORS) || !(declared(route).has(code) || besides.includes(code)))
    return `undeclared: ${status} ${code}`
  return ERRORS[code].status !== status || status >= 500 ? `${status} with ${code}` : undefined
}

/** Returns the codes with which the route may refuse. Any call may be refused for its input and its caller. */
function declared({ method, errors, unknown, access }: RouteSpec): Set<ErrorCode> {
  const implied: ErrorCode[] = ['invalid-request']
  if (method !== 'GET') implied.push('too-large', 'unsupported-type')
  if (access !== 'anyone') implied.push('not-signed-in', 'session-expired')
  if (access === 'admin') implied.push('forbidden')
  return new Set([...errors, ...(unknown ? [unknown] : []), ...implied])
}
