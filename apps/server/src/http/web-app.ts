import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { GameError } from '@bettle/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendCompressed } from './compressed-page.ts'
import { originOf, plainHost } from './origin.ts'
import { type PageWords, withHead } from './page-head.ts'
import { ORDINARY_WORDS, wordsOfPage } from './page-words.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers with the page of the web app, these words in its head.
     * @param path the address to pass on, where it is not the one asked for
     */
    page(words: PageWords, path?: string): FastifyReply
  }
}

/** The same from src and from dist. */
const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bettle</title></head>
<p>The server runs, but the web app is not built. Run <code>npm run build</code>. The API is described at <a href="/api/docs">/api/docs</a>.</p></html>`

const HASHED = /[\\/]assets[\\/]/
const YEAR = 'public, max-age=31536000, immutable'

interface WebAppOptions extends Pick<Config, 'publicUrl'> {
  readonly root?: string
}

/** Serves the built web app, and its page for every address a person may have typed. */
export async function webApp(app: FastifyInstance, { root = BUILT, publicUrl }: WebAppOptions): Promise<void> {
  const isBuilt = existsSync(`${root}/index.html`)
  const html = isBuilt ? await readFile(`${root}/index.html`, 'utf8') : NOT_BUILT
  if (isBuilt) {
    await app.register(staticFiles, {
      root,
      cacheControl: false,
      preCompressed: true,
      // The page has its words put into it.
      index: false,
      allowedPath: (path) => !/^\/index\.html/.test(path),
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? YEAR : 'no-cache')
      },
    })
  }
  app.decorateReply('page', function page(this: FastifyReply, words: PageWords, path?: string) {
    const { request } = this
    const address = publicUrl ?? (plainHost(request.host) === '' ? undefined : originOf({ publicUrl }, request))
    const reply = this.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return sendCompressed(reply, withHead(html, words, address, path))
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.page(ORDINARY_WORDS, '/'))
  const preHandler = app.hasDecorator('rateLimit') ? app.rateLimit() : []
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    const path = request.url.replace(/[?#].*/s, '')
    const words = isRead(request) ? wordsOfPage(path) : undefined
    // What is known to be a page is one for whoever takes anything, too: those who draw previews of links do.
    if (words && takesPage(request)) return reply.page(words, path)
    if (!wantsPage(request)) throw new GameError('not-found')
    return reply.page(ORDINARY_WORDS)
  })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const takesPage = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)

function wantsPage(request: FastifyRequest): boolean {
  const isPage = isRead(request) && !/^\/(api|assets)(\/|\?|$)/.test(request.url)
  return isPage && /text\/html/.test(request.headers.accept ?? '')
}
