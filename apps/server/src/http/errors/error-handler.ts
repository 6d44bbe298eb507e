import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode, type Failure, GameError } from '@bettle/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, isDiskFull } from '../../db/database-unavailable.ts'
import { vanishedReference } from '../../db/violated-constraint.ts'
import type { Faults } from '../../faults.ts'
import { RefreshNeeded } from '../bind/session.ts'
import { HEADERS_OF_FAILURES } from '../connection/safe-headers.ts'
import { DoesNotFit, invalidRequest } from '../validation/validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Receives bugs. Undefined if only a part of the server runs, as in some tests. */
    faults?: Faults
  }
}

/** The seconds to wait in Retry-After if the error itself does not state them. */
const WAIT_SECONDS = new Map<ErrorCode, number>([
  ['rate-limited', 60],
  ['unavailable', 5],
])

/** Sends every failure in the same format: a sentence and a stable code. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // Sets the headers if the request was refused before the hook that sets them.
  if (!reply.hasHeader('x-content-type-options')) void reply.headers(HEADERS_OF_FAILURES)
  if (request.headers.upgrade !== undefined) hangUpAfter(reply)
  if (error instanceof RefreshNeeded) {
    // The redirect has no Location, because a browser's fetch could not read the body of a followed redirect.
    void reply.code(302).header('cache-control', 'no-store').send({ shouldRefresh: true })
    return
  }
  if (hasLeft(error, request)) {
    request.log.info({ url: pathOf(request) }, 'the client disconnected before the reply')
    void reply.code(CLIENT_CLOSED_REQUEST).send()
    return
  }
  const refusal = refusalOf(error, request)
  if (error instanceof DatabaseUnavailable) {
    // One line is enough, because the database watch logs when the trouble begins and ends.
    request.log.warn(
      { url: pathOf(request), reason: error.message, mayBeDone: error.mayBeDone },
      'a call was answered 503',
    )
  }
  if (refusal.code === 'internal-error') {
    request.log.error({ err: error, url: pathOf(request) }, 'a request failed')
    request.server.faults?.report(error, `${request.method} ${request.routeOptions.url ?? ''}`)
  } else if (refusal.cause !== undefined) {
    request.log.error({ err: refusal, url: pathOf(request) }, 'a service that this server needs does not answer')
  }
  const retryAfter = refusal.details.retryAfter ?? WAIT_SECONDS.get(refusal.code)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  void reply.code(refusal.status).header('cache-control', 'no-store').send(failureOf(refusal))
}

/**
 * Answers a request for a range after the file's end. Video players need the file's length from the reply. `range` is
 * the Content-Range of the reply.
 */
export function answerBeyondEnd(range: string, reply: FastifyReply): FastifyReply {
  return reply
    .code(416)
    .type('application/json; charset=utf-8')
    .header('content-range', range)
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .send(failureOf(new GameError('invalid-request')))
}

/**
 * Closes the connection after a refused upgrade, because Node no longer reads it, and the socket plugin may never have
 * seen it.
 */
function hangUpAfter(reply: FastifyReply): void {
  void reply.header('connection', 'close')
  reply.raw.once('finish', () => reply.request.raw.socket.destroySoon())
}

/** The status that nginx uses in its logs; no client receives it. */
const CLIENT_CLOSED_REQUEST = 499

/**
 * True if a reply failed because the client disconnected while the server compressed and sent it. This is not a bug,
 * because any client can cause it.
 */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return (
    raw.socket.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  )
}

/** Returns the path without the query, because signatures and emailed tokens must not be logged. */
function pathOf({ url }: FastifyRequest): string {
  return url.replace(/\?.*/s, '')
}

/**
 * Answers bytes that are not HTTP, a bad upgrade, or a request that came too late, and closes the connection. A
 * connection without a request gets no answer: a browser that opened it early would use the answer as the reply to its
 * next request.
 */
export function answerGarbage(_error: Error, socket: Socket): void {
  if (!socket.writable || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(failureOf(new GameError('invalid-request')))
  const headers = {
    ...HEADERS_OF_FAILURES,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'), () => socket.destroy())
}

function failureOf({ message, code, text, params, details: { issues, odds, until, reason } }: GameError): Failure {
  return {
    error: message,
    code,
    ...(text !== undefined && { text }),
    ...(params && { params }),
    ...(issues && { issues: [...issues] }),
    ...(odds !== undefined && { odds }),
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
  }
}

function refusalOf(error: unknown, request: FastifyRequest): GameError {
  if (error instanceof GameError) return error
  if (error instanceof DatabaseUnavailable) return new GameError('unavailable', { retryAfter: error.retryAfter })
  // An upload that finds the disk full is refused in the same way as a write to a database with a full disk.
  if (isDiskFull(error)) {
    const refusal = new GameError('unavailable', { retryAfter: new DatabaseUnavailable('full').retryAfter })
    return Object.assign(refusal, { cause: error })
  }
  if (error instanceof DoesNotFit) return unfitting(error, request)
  return new GameError(codeOfVanished(error) ?? codeOf(error))
}

/**
 * Constraints by the ends of their names. A violation means that a row which the request names was deleted between its
 * read and its write.
 */
const VANISHED: readonly (readonly [string, ErrorCode])[] = [
  ['round_id_fkey', 'round-not-found'],
  ['option_id_fkey', 'option-not-found'],
  ['lobby_id_fkey', 'lobby-not-found'],
  ['lobby_id_account_id_fkey', 'lobby-not-found'],
  ['match_id_fkey', 'match-not-found'],
  ['plan_id_fkey', 'match-not-found'],
]

function codeOfVanished(error: unknown): ErrorCode | undefined {
  const constraint = vanishedReference(error)
  if (constraint === undefined) return undefined
  return VANISHED.find(([end]) => constraint.endsWith(end))?.[1] ?? 'not-found'
}

/**
 * Returns the refusal of a malformed request. A malformed id in the path names no object, so the route's declared code
 * is sent.
 */
function unfitting(error: DoesNotFit & Partial<FastifyError>, request: FastifyRequest): GameError {
  const { unknown } = request.routeOptions.config
  return error.validationContext === 'params' && unknown ? new GameError(unknown) : invalidRequest(error.issues)
}

const NAMED = ['invalid-request', 'not-found', 'too-large', 'unsupported-type', 'rate-limited', 'unavailable'] as const

const BY_STATUS = new Map<number, ErrorCode>([
  ...NAMED.map((code) => [ERRORS[code].status, code] as const),
  [414, 'not-found'], // an address this long names no object
])

/**
 * Returns the code of an error. Fastify's own refusals (malformed JSON, a body that is too large, …) have a status. An
 * error without a status is a bug.
 */
function codeOf(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return BY_STATUS.get(status) ?? (status >= 400 && status < 500 ? 'invalid-request' : 'internal-error')
}
