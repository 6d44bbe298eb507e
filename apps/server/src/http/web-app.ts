import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GameError } from '@bettle/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The same from src and from dist. */
const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bettle</title>
<p>The server runs, but the web app is not built. Run <code>npm run build</code>. The API is described at <a href="/api/docs">/api/docs</a>.</p></html>`

const HASHED = /[\\/]assets[\\/]/
const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built web app, and its front page for every address a person may have typed. */
export async function webApp(app: FastifyInstance, root = BUILT): Promise<void> {
  const isBuilt = existsSync(`${root}/index.html`)
  if (isBuilt) {
    await app.register(staticFiles, {
      root,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? YEAR : 'no-cache')
      },
    })
  }
  const preHandler = app.hasDecorator('rateLimit') ? app.rateLimit() : []
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    if (!wantsPage(request)) throw new GameError('not-found')
    if (isBuilt) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').send(NOT_BUILT)
  })
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url)
  return isPage && /text\/html/.test(headers.accept ?? '')
}
