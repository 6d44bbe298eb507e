import { ERRORS, type ErrorCode, Failure, type RouteSpec } from '@bettle/contract'
import type {} from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

/** Returns the schema by which Fastify validates a route and documents it. */
export function documented(route: RouteSpec): FastifySchema {
  const codes = codesOf(route)
  return {
    summary: route.summary,
    description: `Refusals: ${codes.map((code) => `\`${code}\` (${ERRORS[code].status})`).join(', ')}.`,
    tags: [route.area],
    operationId: `${route.method.toLowerCase()} ${route.path}`.replace(/[^a-z0-9]+/gi, '-'),
    ...(route.access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.requestId && { headers: REQUEST_ID }),
    response: {
      200: route.reply,
      ...Object.fromEntries(codes.map((code) => [ERRORS[code].status, Failure])),
    },
  }
}

/** The header appears here only for the documentation; `bind` validates it. */
const REQUEST_ID = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'Names the request: 1 to 200 visible characters, such as a UUID, new for each action of a person. The same request again with the same key changes nothing and gets the same reply, for 24 hours at least.',
    ),
})

function codesOf(route: RouteSpec): ErrorCode[] {
  const signedIn: ErrorCode[] = route.access === 'anyone' ? [] : ['not-signed-in', 'session-expired']
  const admin: ErrorCode[] = route.access === 'admin' ? ['forbidden'] : []
  const member: ErrorCode[] = route.access === 'player' && !route.guests ? ['account-needed'] : []
  const unknown: ErrorCode[] = route.unknown ? [route.unknown] : []
  const requestId: ErrorCode[] = route.requestId ? ['idempotency-key-reused', 'reply-lost'] : []
  const body: ErrorCode[] = route.method === 'GET' ? [] : ['too-large', 'unsupported-type']
  return [
    ...new Set<ErrorCode>([
      'invalid-request',
      ...signedIn,
      ...admin,
      ...member,
      ...unknown,
      ...route.errors,
      ...requestId,
      ...body,
      'rate-limited',
    ]),
  ]
}
