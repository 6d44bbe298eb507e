import { maxHeaderSize } from 'node:http'
import { GameError } from '@bettle/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { newId } from './db/ids.ts'
import { registerFeatures } from './features/index.ts'
import { apiDocs } from './http/api-docs.ts'
import { BODY_WITHIN_MS, stampArrivals } from './http/arrival.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { answerError, answerGarbage } from './http/error-handler.ts'
import { httpServer, MOST_CONNECTIONS, type ServerTimeouts } from './http/http-server.ts'
import { jsonBodies } from './http/json-bodies.ts'
import { limitBytes } from './http/limits/byte-limit.ts'
import { limitHeavyCalls } from './http/limits/heavy-calls.ts'
import { limitRates } from './http/limits/rate-limits.ts'
import { refusalLimit } from './http/limits/refusal-limit.ts'
import { metrics } from './http/metrics.ts'
import { readiness } from './http/readiness.ts'
import { requireHost } from './http/require-host.ts'
import { safeHeaders } from './http/safe-headers.ts'
import { knowSigner } from './http/signer.ts'
import { streamsEndWithSockets } from './http/streams-end-with-sockets.ts'
import { testClockRoute } from './http/test-clock-route.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { serializerCompiler, validatorCompiler } from './http/validation.ts'
import { webApp } from './http/web-app.ts'
import { webSockets } from './http/web-sockets.ts'
import { type SocketOptions, socketRoute } from './push/socket.ts'
import { storageRoutes } from './storage/create-storage.ts'

/** Bytes. A call is small; a route that takes more declares it in the contract. */
const BODY_LIMIT = 16 * 1024

export interface AppOptions {
  /** All features by default; a test mounts only those it is about. */
  readonly features?: (app: FastifyInstance, ctx: Context) => void
  readonly socket?: SocketOptions
  /** Ms, wall time. */
  readonly bodyWithin?: number
  readonly patience?: Partial<ServerTimeouts>
  /** Whether the start has created everything that players need. */
  readonly isStarted?: () => boolean
}

/** Builds the HTTP server without listening. */
export async function buildApp(
  ctx: Context,
  {
    features = registerFeatures,
    socket = {},
    bodyWithin = BODY_WITHIN_MS,
    patience = {},
    isStarted = () => true,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: trustedProxies(ctx),
    bodyLimit: BODY_LIMIT,
    serverFactory: (answer) => httpServer(answer, { patience, mostConnections: mostConnections(ctx.config) }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A busy machine may need long to start; every plugin of this server reports when it is ready.
    pluginTimeout: 0,
    // As long as a request's headers may be: the route itself then refuses a malformed id with its own code.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: answerError,
    clientErrorHandler: answerGarbage,
  })
  app.decorateRequest('caller', undefined)
  app.decorate('faults', ctx.faults)
  app.decorate('refusals', refusalLimit(ctx))
  stampArrivals(app, ctx, bodyWithin)
  let leaving = false
  app.addHook('preClose', async () => {
    leaving = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (!leaving) return
    void reply.header('connection', 'close')
    throw new GameError('unavailable', { retryAfter: 1 })
  })
  requireHost(app)
  knowSigner(app, ctx)
  limitBytes(app, ctx)
  limitHeavyCalls(app, ctx)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  jsonBodies(app)
  streamsEndWithSockets(app)

  await safeHeaders(app, ctx.config)
  await compressAnswers(app)
  await limitRates(app, ctx)
  await webSockets(app)
  await apiDocs(app)
  readiness(app, ctx, isStarted)
  metrics(app, ctx)
  socketRoute(app, ctx, socket)
  storageRoutes(app, ctx)
  if (ctx.config.testClock) testClockRoute(app, ctx)
  await webApp(app, ctx.config)
  features(app, ctx)
  return app
}

/** Behind a proxy all connections come from the proxy, so they are not limited. */
function mostConnections({ rateLimits, trustProxy }: Config): number | undefined {
  return rateLimits && trustProxy === false ? MOST_CONNECTIONS : undefined
}
