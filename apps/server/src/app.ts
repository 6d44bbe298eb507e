import { constants } from 'node:zlib'
import { GameError } from '@bettle/contract'
import compress from '@fastify/compress'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { newId } from './db/ids.ts'
import { registerFeatures } from './features/index.ts'
import { apiDocs } from './http/api-docs.ts'
import { answerError, answerGarbage } from './http/error-handler.ts'
import { jsonBodies } from './http/json-bodies.ts'
import { limitRates } from './http/rate-limits.ts'
import { readiness } from './http/readiness.ts'
import { safeHeaders } from './http/safe-headers.ts'
import { testClockRoute } from './http/test-clock-route.ts'
import { serializerCompiler, validatorCompiler } from './http/validation.ts'
import { webApp } from './http/web-app.ts'
import { type SocketOptions, socketRoute } from './live/socket.ts'
import { storageRoutes } from './storage/create-storage.ts'

const BODY_LIMIT = 64 * 1024
/** The largest upload over a slow line; who takes longer holds a connection for nothing. */
const REQUEST_WITHIN_MS = 120_000
const LONGEST_FRAME = 16 * 1024

export interface AppOptions {
  /** What is mounted: all features, or in a test only what it is about. */
  readonly features?: (app: FastifyInstance, ctx: Context) => void
  readonly socket?: SocketOptions
}

/** The server's HTTP side, not yet listening. */
export async function buildApp(
  ctx: Context,
  { features = registerFeatures, socket = {} }: AppOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: trustedProxies(ctx.config),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    clientErrorHandler: answerGarbage,
  })
  app.decorateRequest('arrivedAt', 0)
  app.decorateRequest('caller', undefined)
  let leaving = false
  app.addHook('preClose', async () => {
    leaving = true
  })
  app.addHook('onRequest', async (request, reply) => {
    request.arrivedAt = ctx.clock.now()
    if (!leaving) return
    void reply.header('connection', 'close')
    throw new GameError('unavailable', { retryAfter: 1 })
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  jsonBodies(app)

  await safeHeaders(app, ctx.config)
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  await limitRates(app)
  await app.register(websocket, {
    options: { maxPayload: LONGEST_FRAME, perMessageDeflate: false },
    preClose: (done) => done(),
  })
  await apiDocs(app)
  readiness(app, ctx)
  socketRoute(app, ctx, socket)
  storageRoutes(app, ctx)
  if (ctx.config.testClock) testClockRoute(app, ctx)
  features(app, ctx)
  await webApp(app)
  return app
}

/** A number is how many proxies stand before the server. */
function trustedProxies({ trustProxy }: Config): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}
