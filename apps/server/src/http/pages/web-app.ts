import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Competition, GameError, type LandingContent } from '@bettle/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { originOf, plainHost } from '../connection/origin.ts'
import { type CompetitionPage, loadCompetitionPage } from './competition-page.ts'
import type { KeptBuilds, KeptFile } from './kept-builds.ts'
import { type LandingPage, loadLandingPage, loadSignInPage } from './landing-page.ts'
import { type PageMeta, withHead } from './page-head.ts'
import { DEFAULT_META, metaOfPage } from './page-meta.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends the web app's page with this metadata in its head.
     * @param path the path of the page, for its `og:url`; if undefined, the page has no `og:url`
     */
    page(meta: PageMeta, path?: string): FastifyReply
    /** Sends the landing page with its published content, or the ordinary page if the build has no landing page. */
    landing(content: LandingContent): FastifyReply
    /** Sends the public page of a competition; false if the build has none. */
    competition(meta: PageMeta, competition: Competition): FastifyReply | false
    /** The server's public address without a trailing slash; undefined if it is unknown. */
    ownAddress(): string | undefined
  }
}

/** The folder of the built web app. The path is the same from src and from dist. */
const BUILT = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bettle</title></head>
<p>The server runs, but the web app is not built. Run <code>npm run build</code>. The API is described at <a href="/api/docs">/api/docs</a>.</p></html>`

const ASSET = /^\/assets\/([^/]+)$/
const HASHED = /[\\/]assets[\\/]/
const YEAR = 'public, max-age=31536000, immutable'

/** Paths for visitors without a session; their pages are shown before the app loads. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set(['/login', '/register'])

interface WebAppOptions extends Pick<Config, 'publicUrl' | 'guests'> {
  readonly root?: string
  /** The files of other builds, for pages that are still open or that another node sent. */
  readonly keptBuilds?: Pick<KeptBuilds, 'asset'>
}

/** Serves the files of the built web app, and the app's page at every other path that a browser opens as a page. */
export async function webApp(
  app: FastifyInstance,
  { root = BUILT, publicUrl, guests, keptBuilds }: WebAppOptions,
): Promise<void> {
  const isBuilt = existsSync(`${root}/index.html`)
  const html = isBuilt ? await readFile(`${root}/index.html`, 'utf8') : NOT_BUILT
  const signInPage = (isBuilt && (await loadSignInPage(root))) || html
  const landingPage: LandingPage | undefined = isBuilt ? await loadLandingPage(root, { hasTrial: guests }) : undefined
  const competitionPage: CompetitionPage | undefined = isBuilt ? await loadCompetitionPage(root) : undefined
  if (isBuilt) {
    await app.register(staticFiles, {
      root,
      cacheControl: false,
      preCompressed: true,
      // Off, because the page is sent only after its metadata is filled in.
      index: false,
      // Excludes the unprocessed page, files for this server only, and source maps.
      allowedPath: (path) => !/^\/?(index\.html|\.|$)|\.map(\.\w+)?$/.test(path),
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? YEAR : 'no-cache')
      },
    })
  }
  app.decorateReply('ownAddress', function ownAddress(this: FastifyReply) {
    const { request } = this
    return publicUrl ?? (plainHost(request.host) === '' ? undefined : originOf({ publicUrl }, request))
  })
  app.decorateReply('page', function page(this: FastifyReply, meta: PageMeta, path?: string) {
    const asked = path ?? this.request.url.replace(/[?#].*/s, '')
    return send(this, withHead(SIGN_IN_PATHS.has(asked) ? signInPage : html, meta, this.ownAddress(), path))
  })
  app.decorateReply('landing', function landing(this: FastifyReply, content: LandingContent) {
    if (!landingPage) return this.page(DEFAULT_META, '/')
    const meta = { ...content.page, isLanding: true }
    // Fills in the head first, before the page contains texts of users.
    return send(this, landingPage.filled(withHead(landingPage.html, meta, this.ownAddress(), '/'), content))
  })
  app.decorateReply('competition', function competition(this: FastifyReply, meta: PageMeta, seen: Competition) {
    if (!competitionPage) return false
    const head = withHead(competitionPage.html, meta, this.ownAddress(), `/competition/${seen._id}`)
    return send(this, competitionPage.filled(head, seen))
  })
  app.get('/debug/match', { schema: { hide: true } }, ({ query }, reply) => {
    const { id } = query as { id?: unknown }
    return reply.redirect(typeof id === 'string' && id !== '' ? debugPage(id) : '/admin/matches')
  })
  app.get<{ Params: { id: string } }>('/debug/match/:id', { schema: { hide: true } }, ({ params }, reply) =>
    reply.redirect(debugPage(params.id)),
  )
  const preHandler = app.hasDecorator('rateLimit') ? app.rateLimit() : []
  app.setNotFoundHandler({ preHandler }, async (request, reply) => {
    const path = request.url.replace(/[?#].*/s, '')
    const [, name] = (isRead(request) && ASSET.exec(path)) || []
    const kept = name === undefined ? undefined : await keptBuilds?.asset(name)
    if (kept) return sendKept(reply, kept)
    const meta = isRead(request) ? metaOfPage(path) : undefined
    // Sends a page that the server knows also to clients that accept any type, such as link previews.
    if (meta && takesPage(request)) return reply.page(meta, path)
    if (!wantsPage(request)) throw new GameError('not-found')
    return reply.page(DEFAULT_META)
  })
}

/** Sends a file of a kept build. Its name contains a hash of its content, so it may be cached. */
function sendKept(reply: FastifyReply, { bytes, contentType }: KeptFile): FastifyReply {
  void reply.type(contentType).header('cache-control', YEAR)
  return contentType.startsWith('text/') ? sendCompressed(reply, bytes.toString()) : reply.send(bytes)
}

const send = (reply: FastifyReply, page: string) =>
  sendCompressed(reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache'), page)

/**
 * Returns the page to which /debug/match redirects, which is easier to remember. The administrators' area checks
 * access.
 */
const debugPage = (matchId: string) => `/admin/debug-match/${encodeURIComponent(matchId)}`

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const takesPage = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)

function wantsPage(request: FastifyRequest): boolean {
  const isPage = isRead(request) && !/^\/(api|assets)(\/|\?|$)/.test(request.url)
  return isPage && /text\/html/.test(request.headers.accept ?? '')
}

/** The same compression quality as for replies of calls. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses a page itself: most addresses of pages are not routes, and Fastify's plugin does not compress what the
 * not-found handler sends.
 */
function sendCompressed(reply: FastifyReply, page: string): FastifyReply {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding')
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted))
  if (encoding === undefined) return reply.send(page)
  const body = encoding === 'br' ? promisify(brotliCompress)(page, BROTLI) : promisify(gzip)(page)
  body.then(
    (packed) => reply.header('content-encoding', encoding).send(packed),
    (error: unknown) => reply.send(error),
  )
  return reply
}
