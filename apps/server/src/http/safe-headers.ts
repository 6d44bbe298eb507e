import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** What goes with a failure that none of the hooks saw: the same names, and a policy for something that is no page. */
export const HEADERS_OF_FAILURES = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** Everything from the own origin, files also from where they lie; styles may stand inline, scripts may not. */
export async function safeHeaders(
  app: FastifyInstance,
  { publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>,
): Promise<void> {
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
        ...(behindTls && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: behindTls,
    crossOriginEmbedderPolicy: false,
  })
}

/** Whoever asks may say anything for a host: what is more than a name and a port has no place in a policy. */
function plainHost(host = ''): string {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? host : ''
}

/** Not every browser takes a socket to the own host for one to the own origin. */
function socketAt(url: string): string {
  return URL.canParse(url) ? new URL(url).origin.replace(/^http/, 'ws') : "'self'"
}
