import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Everything from the own origin; styles may stand inline, scripts may not. */
export async function safeHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  const behindTls = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ({ headers }) => (publicUrl ? socketAt(publicUrl) : socketAt(`http://${headers.host}`))],
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

/** Not every browser takes a socket to the own host for one to the own origin. */
function socketAt(url: string): string {
  return URL.canParse(url) ? new URL(url).origin.replace(/^http/, 'ws') : "'self'"
}
