import { createHash, timingSafeEqual } from 'node:crypto'
import { calculatePayout, GameError, getReceipt, listBets, placeBet } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { failingWork } from '../live/due-store.ts'

/** From how many requests go round the database to what a player feels as slow; seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What moves when somebody bets, or is about to: between two scrapes it would say who has ([V1]). */
const UNTOLD = [placeBet, calculatePayout, listBets, getReceipt].map(({ path }) => `/api${path}`)

/** Of this process, whichever server in it is asked; nothing is watched before somebody asks. */
let ofProcess: Registry | undefined

/**
 * GET /metrics: how this server fares, as Prometheus reads it. For who asks from the machine itself, not through a proxy; with
 * METRICS_TOKEN for who brings that, from wherever, and for nobody else.
 */
export function metrics(app: FastifyInstance, ctx: Context): void {
  const own = new Registry()
  const requests = new Histogram({
    name: 'bettle_http_request_duration_seconds',
    help: 'Requests by route and status, but for those about bets',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [own],
  })
  app.addHook('onResponse', async (request, reply) => {
    // Of what leads nowhere the address is the asker's own, and there is no end of those.
    const { method, url: route } = request.is404 ? { method: 'any', url: 'none' } : request.routeOptions
    if (route === undefined || UNTOLD.includes(route)) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method: String(method), route, status }, reply.elapsedTime / 1000)
  })

  new Gauge({
    name: 'bettle_sockets',
    help: 'Sockets that have signed in',
    registers: [own],
    collect() {
      this.set([...ctx.live.listeners()].length)
    },
  })
  new Gauge({
    name: 'bettle_failing_work',
    help: 'Due work that has failed and is tried again, a hundred at most, by kind',
    labelNames: ['kind'],
    registers: [own],
    async collect() {
      this.reset()
      for (const { kind } of await failingWork(ctx.db)) this.inc({ kind })
    },
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, ctx.config.metricsToken)) throw new GameError('forbidden')
    void reply.type(Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store')
    return `${await own.metrics()}\n${await processMetrics().metrics()}`
  })
}

function processMetrics(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
  const isForwarded =
    headers.forwarded !== undefined || Object.keys(headers).some((name) => name.startsWith('x-forwarded'))
  return !isForwarded && ipaddr.process(socket.remoteAddress ?? '0.0.0.0').range() === 'loopback'
}

/** Of one length, as the comparison wants it. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
