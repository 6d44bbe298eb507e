import { maxHeaderSize } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { newId } from './db/ids.ts'
import { registerFeatures } from './features/index.ts'
import { knowSigner } from './http/bind/signer.ts'
import { stampArrivals } from './http/connection/arrival.ts'
import { compressAnswers } from './http/connection/compress-answers.ts'
import { forwardedAddresses } from './http/connection/forwarded-addresses.ts'
import { httpServer, type ServerTimeouts } from './http/connection/http-server.ts'
import { requireHost } from './http/connection/require-host.ts'
import { safeHeaders } from './http/connection/safe-headers.ts'
import { streamsEndWithSockets } from './http/connection/streams-end-with-sockets.ts'
import { trustedProxies } from './http/connection/trusted-proxies.ts'
import { webSockets } from './http/connection/web-sockets.ts'
import { answerError, answerGarbage } from './http/errors/error-handler.ts'
import { metrics } from './http/health/metrics.ts'
import { readiness } from './http/health/readiness.ts'
import { limitBytes } from './http/limits/byte-limit.ts'
import { limitHeavyCalls } from './http/limits/heavy-calls.ts'
import { LIMITS } from './http/limits/limits.ts'
import { limitRates } from './http/limits/rate-limits.ts'
import { refusalLimit } from './http/limits/refusal-limit.ts'
import { apiDocs } from './http/pages/api-docs.ts'
import { storageRoutes } from './http/pages/disk-routes.ts'
import { createKeptBuilds } from './http/pages/kept-builds.ts'
import { securityTxt } from './http/pages/security-txt.ts'
import { webApp } from './http/pages/web-app.ts'
import { testClockRoute } from './http/test-clock-route.ts'
import { jsonBodies } from './http/validation/json-bodies.ts'
import { serializerCompiler, validatorCompiler } from './http/validation/validation.ts'
import { type SocketOptions, socketRoute } from './push/socket.ts'

export interface AppOptions {
  /** The features to mount, by default all; a test mounts only those it is about. */
  readonly features?: (app: FastifyInstance, ctx: Context) => void
  readonly socket?: SocketOptions
  /** The time limit for a call's body to arrive (ms, wall time). */
  readonly bodyWithin?: number
  readonly patience?: Partial<ServerTimeouts>
  /** Returns true once the start has created all that players need. */
  readonly isStarted?: () => boolean
  /** Returns true if the server will stop soon. */
  readonly isDraining?: () => boolean
}

/** Builds the HTTP server, which does not listen yet. */
export async function buildApp(
  ctx: Context,
  {
    features = registerFeatures,
    socket = {},
    bodyWithin = LIMITS.bodyTime.most.connection,
    patience = {},
    isStarted = () => true,
    isDraining = () => false,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: trustedProxies(ctx),
    bodyLimit: LIMITS.bodyBytes.most.call,
    serverFactory: (answer) => httpServer(answer, { patience, mostConnections: mostConnections(ctx.config) }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // No time limit for plugins: a busy machine may need long to start, and each plugin of this server reports when it
    // is ready.
    pluginTimeout: 0,
    // Allows parameters as long as a request's headers may be, so that the route refuses a malformed id with its own
    // code.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: answerError,
    clientErrorHandler: answerGarbage,
  })
  app.decorateRequest('caller', undefined)
  app.decorate('faults', ctx.faults)
  app.decorate('refusals', refusalLimit(ctx))
  forwardedAddresses(app, ctx)
  stampArrivals(app, ctx, bodyWithin)
  // A stopping server still answers the requests that reach it, because a bet among them is in time. It closes their
  // connections, so that a client's next request uses another connection.
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining()) void reply.header('connection', 'close')
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
  readiness(app, ctx, { isStarted, isDraining })
  metrics(app, ctx)
  securityTxt(app, ctx)
  socketRoute(app, ctx, socket)
  storageRoutes(app, ctx)
  if (ctx.config.testClock) testClockRoute(app, ctx)
  await webApp(app, { ...ctx.config, keptBuilds: createKeptBuilds(ctx) })
  features(app, ctx)
  return app
}

/**
 * Returns the most connections of one client. Undefined turns the limit off: without rate limits, and behind a proxy,
 * from which all connections come.
 */
function mostConnections({ rateLimits, trustProxy }: Config): number | undefined {
  return rateLimits && trustProxy === false ? LIMITS.connections.most.clientKey : undefined
}
