import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { type Answer, type Asked, type ErrorCode, GameError, type RouteSpec } from '@bettle/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Instant } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { CallKey } from '../../db/idempotency/idempotent-call.ts'
import { acceptsEncoding } from '../connection/accepts-encoding.ts'
import { originOf } from '../connection/origin.ts'
import { clientKeyOf } from '../limits/client-key-of.ts'
import { invalidRequest, piecemealCompiler } from '../validation/validation.ts'
import { answerOnce, hashOfCall } from './answer-once.ts'
import { documented } from './documented.ts'
import { Etagged } from './etagged.ts'
import { repeatWhenLost } from './repeat-when-lost.ts'
import { replySchema } from './reply-schema.ts'
import type { BeforeRefresh, Caller } from './session.ts'
import { StreamedReply } from './streamed-reply.ts'
import { WrittenReply } from './written-reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** The code of the refusal of a malformed id in the path. */
    unknown?: ErrorCode
  }
}

/** The facts about a call that a handler receives. The caller is not checked on a route for anyone. */
export interface Call<R extends RouteSpec> {
  readonly ctx: Context
  readonly caller: R['access'] extends 'anyone' ? undefined : Caller
  /** When the last byte of the request arrived [B14]. */
  readonly arrivedAt: Instant
  /** The Idempotency-Key, if the route takes one and the client sent one. */
  readonly requestId: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly ip: string
  /**
   * The server's address as the caller wrote it. Use it only in replies to that caller, because a client can send any
   * Host.
   */
  readonly origin: string
}

export type Handled<R extends RouteSpec> =
  | Answer<R>
  | WrittenReply
  | StreamedReply
  | (R['etag'] extends true ? Etagged<Answer<R> | WrittenReply> : never)

export type Handler<R extends RouteSpec> = (asked: Asked<R>, call: Call<R>) => Promise<Handled<R>> | Handled<R>

/**
 * Checks a request that is signed and has no account. It runs before the body is parsed, and throws the refusal. The
 * parameters are not validated yet.
 */
export type Admit = (request: SignedRequest) => Promise<void>

interface SignedRequest {
  readonly params: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  /** Returns the raw body, over which the signature was made. */
  readonly body: () => Promise<Buffer>
}

interface Binding {
  readonly admit?: Admit
  /**
   * How the reply to a call with an Idempotency-Key is stored. 'stored': `bind` stores it. 'by handler': the handler
   * stores it in the transaction of its change.
   */
  readonly repeats?: 'stored' | 'by handler'
}

/**
 * Adds a call of the contract to the server, below /api. For each request, the server checks access, limits the rate
 * and validates the request. Then it runs the handler and validates the reply.
 */
export function bind<R extends RouteSpec>(
  app: FastifyInstance,
  ctx: Context,
  route: R,
  handler: Handler<R>,
  { admit, repeats = 'stored' }: Binding = {},
): void {
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: documented(route),
    ...(route.piecemeal && { validatorCompiler: piecemealCompiler }),
    ...(route.maxBytes !== undefined && { bodyLimit: route.maxBytes }),
    config: {
      ...(route.unknown && { unknown: route.unknown }),
      ...(route.perMinute !== undefined && { rateLimit: { max: route.perMinute } }),
    },
    onRequest: async (request) => {
      const { headers, ip } = request
      const from = { ip, userId: request.signedBy }
      try {
        request.caller = await callerFor(ctx, route, headers, () => app.refusals.beforeRefresh(from))
        if (admit) await admitted(app, request, admit)
      } catch (why) {
        await app.refusals.count(from, why)
        throw why
      }
    },
    handler: (request, reply) => {
      const isQueued = route.heavy && request.caller?.role !== 'admin'
      const handle = () => handled(request, reply)
      return isQueued ? app.heavy.run(request.signedBy ?? clientKeyOf(request.ip), handle) : handle()
    },
  })

  async function handled(request: FastifyRequest, reply: FastifyReply) {
    const asked = askedOf<R>(route, request)
    const call = callOf<R>(ctx, route, request)
    const key = keyOf(ctx, route, request, call)
    if (!key) return answer(request, reply, await handler(asked, call))
    if (repeats === 'by handler') {
      return answer(request, reply, await repeatWhenLost(async () => handler(asked, call)))
    }
    const handle = async () => JSON.stringify(z.parse(replySchema(route.reply), await handler(asked, call)))
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return answerOnce(ctx, key, handle)
  }
}

/**
 * Admits a signed request. The route counts the bytes for the signer, so they no longer count for the client's address.
 */
async function admitted(app: FastifyInstance, request: FastifyRequest, admit: Admit): Promise<void> {
  const { headers, ip } = request
  await app.refusals.beforeRefresh({ ip, userId: request.signedBy })
  const params = request.params as Readonly<Record<string, string>>
  await admit({ params, headers, body: async () => (await request.bodyBytes) ?? Buffer.alloc(0) })
  app.bytes.refund(request)
}

async function callerFor(
  ctx: Context,
  { access, guests }: RouteSpec,
  headers: IncomingHttpHeaders,
  beforeRefresh: BeforeRefresh,
): Promise<Caller | undefined> {
  if (access === 'anyone') return undefined
  const caller = await ctx.callers.authenticate(headers, beforeRefresh)
  if (!caller) throw new GameError('not-signed-in')
  if (access === 'admin' && caller.role !== 'admin') throw new GameError('forbidden')
  if (caller.isGuest && !guests) throw new GameError('account-needed')
  return caller
}

/** Returns the parts of a request by their types. The cast is safe, because the route's schemas have validated them. */
function askedOf<R extends RouteSpec>(route: R, { params, query, body }: FastifyRequest): Asked<R> {
  return {
    params: route.params && params,
    query: route.query && query,
    body: route.body && body,
  } as Asked<R>
}

function callOf<R extends RouteSpec>(ctx: Context, route: R, request: FastifyRequest): Call<R> {
  return {
    ctx,
    caller: request.caller as Call<R>['caller'],
    arrivedAt: request.arrivedAt,
    requestId: route.requestId && requestIdOf(request.headers),
    headers: request.headers,
    ip: request.ip,
    get origin() {
      return originOf(ctx.config, request)
    },
  }
}

function keyOf(
  ctx: Context,
  { method, path }: RouteSpec,
  { params, query, body, caller }: FastifyRequest,
  { requestId }: Pick<Call<RouteSpec>, 'requestId'>,
): CallKey | undefined {
  if (requestId === undefined || !caller) return undefined
  const route = `${method} ${path}`
  const bodyHash = hashOfCall(ctx.config.authSecret, [route, params, query, body ?? null])
  return { accountId: caller.userId, requestId, route, bodyHash }
}

const VISIBLE = /^[\x21-\x7e]{1,200}$/

function requestIdOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given === 'string' && VISIBLE.test(given)) return given
  throw invalidRequest([{ path: 'Idempotency-Key', message: 'An Idempotency-Key has 1 to 200 visible characters' }])
}

async function answer<R extends RouteSpec>(request: FastifyRequest, reply: FastifyReply, handled: Handled<R>) {
  if (!(handled instanceof Etagged)) {
    void reply.header('cache-control', 'no-store')
    return sent(request, reply, handled)
  }
  void reply.header('etag', handled.header).header('cache-control', 'private, no-cache').header('vary', 'authorization')
  if (!handled.matches(request.headers['if-none-match'])) return sent(request, reply, await handled.reply())
  return reply.code(304).send()
}

async function sent<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body | WrittenReply | StreamedReply,
): Promise<Body | FastifyReply> {
  if (body instanceof StreamedReply) {
    void reply.header('content-disposition', `attachment; filename="${body.fileName}"`)
    return reply.type('application/json; charset=utf-8').send(Readable.from(body.parts))
  }
  if (!(body instanceof WrittenReply)) return body
  void reply.type('application/json; charset=utf-8')
  if (!body.gzip) return reply.send(body.json)
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  void reply.header('vary', vary)
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return reply.send(body.json)
  return reply.header('content-encoding', 'gzip').send(await body.gzip())
}
