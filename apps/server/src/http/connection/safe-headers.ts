import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { plainHost } from './origin.ts'

/**
 * Browser features that Bettle does not use and that are switched off for all scripts. A name that browsers do not know,
 * such as `bluetooth`, would write a warning to the console of every page.
 */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The address to which browsers report what the content security policy blocked. */
export const CSP_REPORTS = '/api/log/csp-report'

/**
 * Security headers for failures for which no hook ran. Their content security policy is for a reply that is no page.
 */
export const HEADERS_OF_FAILURES = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

type Where = Pick<Config, 'publicUrl' | 's3'>

/**
 * Adds security headers that allow only the own origin, and for files the storage's origin. Inline styles are allowed,
 * inline scripts are not. Helmet runs only at the start, because only the host of the WebSocket differs between
 * replies. Running Helmet for each reply took a tenth of the time of a bet.
 */
export async function safeHeaders(app: FastifyInstance, where: Where): Promise<void> {
  const headers = await headersAt(HOST, where)
  const socket = socketAt(where.publicUrl ?? `http://${HOST}`)
  app.addHook('onRequest', (request, reply, done) => {
    const own = socketAt(where.publicUrl ?? `http://${plainHost(request.headers.host)}`)
    for (const [name, value] of headers) void reply.header(name, own === socket ? value : value.replace(socket, own))
    done()
  })
}

/** A placeholder, which each reply replaces with the request's host. */
const HOST = 'host.invalid'

async function headersAt(host: string, where: Where): Promise<[string, string][]> {
  const app = Fastify()
  await withHelmet(app, where)
  app.get('/', async () => '')
  const bare = await Fastify()
    .get('/', async () => '')
    .inject('/')
  const { headers } = await app.inject({ url: '/', headers: { host } })
  headers['permissions-policy'] = PERMISSIONS
  headers['reporting-endpoints'] = `csp="${CSP_REPORTS}"`
  await app.close()
  return Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    return Object.hasOwn(bare.headers, name) ? [] : [[name, String(value)]]
  })
}

async function withHelmet(app: FastifyInstance, { publicUrl, s3 }: Where): Promise<void> {
  const files = s3 ? [new URL(s3.endpoint).origin] : []
  const behindTls = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        mediaSrc: ["'self'", 'blob:', ...files],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...files, ({ headers }) => socketAt(publicUrl ?? `http://${plainHost(headers.host)}`)],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // A fallback for browsers that do not know `report-to`; other browsers ignore it.
        reportUri: [CSP_REPORTS],
        reportTo: ['csp'],
        ...(behindTls && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: behindTls,
    crossOriginEmbedderPolicy: false,
  })
}

/**
 * Returns the WebSocket origin of a URL. The policy lists it, because some browsers do not count a WebSocket to the own
 * host as the own origin.
 */
function socketAt(url: string): string {
  const cached = sockets.get(url)
  if (cached !== undefined) return cached
  const socket = URL.canParse(url) ? new URL(url).origin.replace(/^http/, 'ws') : "'self'"
  if (sockets.size < MOST_HOSTS) sockets.set(url, socket)
  return socket
}

/**
 * The most URLs whose WebSocket origin is cached. Users reach the server by a few hosts. Beyond this number, the origin
 * of an invented host is computed for each request.
 */
const MOST_HOSTS = 100
const sockets = new Map<string, string>()
