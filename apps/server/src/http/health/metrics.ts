import { createHash, timingSafeEqual } from 'node:crypto'
import { GameError } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { failingWork } from '../../jobs/job-store.ts'

/** The bounds of the histogram of durations (s), from calls without a database query to calls that seem to hang. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/**
 * The prefix of players' calls. They are counted only if they fail with a status of 500 or more. A bet causes calls, so
 * the number of all calls would reveal who has bet ([V1]).
 */
const OF_PLAYERS = '/api/app/'
/** How long a request for metrics waits for the database (ms). */
const PATIENCE = 2000

/** Metrics of this process, shared by all servers in it. They are collected from the first request for metrics on. */
let ofProcess: Registry | undefined

/**
 * Serves GET /metrics for Prometheus: to local requests that come through no proxy or, with METRICS_TOKEN, to its
 * bearer only.
 */
export function metrics(app: FastifyInstance, ctx: Context): void {
  const own = new Registry()
  const requests = new Histogram({
    name: 'bettle_http_request_duration_seconds',
    help: 'The duration of requests in seconds, by route and status. A player’s call is counted only if it fails with a status of 500 or more.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [own],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined) return
    // Unknown paths share one label, because clients choose them and could create an unlimited number of labels.
    const { method, url: route } = request.is404 ? { method: 'any', url: 'none' } : request.routeOptions
    if (route === undefined || (route.startsWith(OF_PLAYERS) && reply.statusCode < 500)) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method: String(method), route, status }, reply.elapsedTime / 1000)
  })

  new Gauge({
    name: 'bettle_sockets',
    help: 'The number of signed-in sockets on this node.',
    registers: [own],
    collect() {
      this.set([...ctx.live.listeners()].length)
    },
  })
  const failing = new Gauge({
    name: 'bettle_failing_work',
    help: 'The number of failed jobs that the server will run again, by kind, at most 100 in all. There is no number while the database does not answer.',
    labelNames: ['kind'],
    registers: [own],
  })
  const database = new Gauge({
    name: 'bettle_database_up',
    help: '1 if the database answers, 0 otherwise.',
    registers: [own],
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, ctx.config.metricsToken)) throw new GameError('forbidden')
    const work = await within(PATIENCE, failingWork(ctx.db))
    failing.reset()
    for (const { kind } of work ?? []) failing.inc({ kind })
    database.set(work ? 1 : 0)
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

/** Returns the answer, or undefined if it fails or takes longer than `ms`. */
function within<Answer>(ms: number, asked: Promise<Answer>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms).unref())
  return Promise.race([asked.catch(() => undefined), late])
}

const FORWARDED = /^(x-forwarded|forwarded$|via$|x-real-ip$|cf-connecting-ip$)/

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name))
  return !isForwarded && ipaddr.process(socket.remoteAddress ?? '0.0.0.0').range() === 'loopback'
}

/** Hashes a text to a fixed length, which the constant-time comparison requires. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
