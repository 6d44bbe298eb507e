import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type Competition,
  GameError,
  LANGUAGE_COOKIE,
  LANGUAGE_KEPT_S,
  type LandingContent,
  type Language,
  landingPathOf,
} from '@bettle/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { originOf, plainHost } from '../connection/origin.ts'
import { loadBuiltPages } from './built-pages.ts'
import type { KeptBuilds, KeptFile } from './kept-builds.ts'
import { withHead } from './page-head.ts'
import { keptLanguage, languageOf } from './page-language.ts'
import { DEFAULT_META, type MetaIn, metaOfPage } from './page-meta.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends the web app's page with this metadata in its head.
     * @param path the path of the page, for its `og:url`; if undefined, the page has no `og:url`
     */
    page(meta: MetaIn, path?: string): FastifyReply
    /**
     * Sends the landing page with its published content, or the ordinary page if the build has no landing page.
     * @param language the language of the page's own address; otherwise that of the visitor
     */
    landing(content: (language: Language) => LandingContent, language?: Language): Promise<FastifyReply>
    /** Sends the public page of a competition; false if the build has none. */
    competition(meta: MetaIn, competition: Competition): Promise<FastifyReply | false>
    /**
     * Returns the language of the page that answers this request. If the address chooses it, the browser keeps the choice.
     */
    pageLanguage(): Language
    /** The server's public address without a trailing slash; undefined if it is unknown. */
    ownAddress(): string | undefined
    /** The languages in which this node has pages. */
    pageLanguages(): ReadonlySet<Language>
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
  const pages = await loadBuiltPages(root, { hasTrial: guests })
  const built: ReadonlySet<Language> = new Set(pages.keys())
  const paths = new Map([...built].map((language) => [language, landingPathOf(language)]))
  const english = pages.get('en')
  const pagesIn = (language: Language) => pages.get(language) ?? english
  if (english) {
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
  app.decorateReply('pageLanguages', () => built)
  /** Lets the browser keep the language for the pages that follow. */
  const keepChoice = (reply: FastifyReply, language: Language) => {
    if (keptLanguage(reply.request.headers.cookie) === language || reply.hasHeader('set-cookie')) return
    const isSecure = originOf({ publicUrl }, reply.request).startsWith('https:')
    const cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_KEPT_S}; SameSite=Lax`
    void reply.header('set-cookie', isSecure ? `${cookie}; Secure` : cookie)
  }
  app.decorateReply('pageLanguage', function pageLanguage(this: FastifyReply) {
    const { language, isChosen } = languageOf(this.request, built)
    if (isChosen) keepChoice(this, language)
    return language
  })
  app.decorateReply('page', function page(this: FastifyReply, meta: MetaIn, path?: string) {
    const language = this.pageLanguage()
    const asked = path ?? this.request.url.replace(/[?#].*/s, '')
    const own = pagesIn(language)
    const html = (SIGN_IN_PATHS.has(asked) ? own?.signIn : own?.html) ?? NOT_BUILT
    return send(this, withHead(html, language, meta(language), this.ownAddress(), path), language)
  })
  app.decorateReply(
    'landing',
    async function landing(this: FastifyReply, contentIn: (language: Language) => LandingContent, own?: Language) {
      const asked = languageOf(this.request, built)
      const isElsewhere = own !== undefined && asked.isChosen && asked.language !== own
      const language = isElsewhere ? asked.language : (own ?? asked.language)
      if (own !== undefined || asked.isChosen) keepChoice(this, language)
      const path = landingPathOf(language)
      if (isElsewhere) return this.redirect(path)
      const page = pagesIn(language)?.landing
      if (!page) return this.page(DEFAULT_META, '/')
      // Fills in the head first, before the page contains texts of users.
      const content = contentIn(language)
      const head = withHead(page.html, language, content.page, this.ownAddress(), path, { path, paths })
      return send(this, await page.filled(head, content), language, own !== undefined)
    },
  )
  app.decorateReply('competition', async function competition(this: FastifyReply, meta: MetaIn, seen: Competition) {
    const language = this.pageLanguage()
    const page = pagesIn(language)?.competition
    if (!page) return false
    const head = withHead(page.html, language, meta(language), this.ownAddress(), `/competition/${seen._id}`)
    return send(this, await page.filled(head, seen), language)
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

/**
 * Sends a page. Caches keep a page for each language, unless the address alone decides it.
 * @param isFixed true if the address decides the language
 */
function send(reply: FastifyReply, page: string, language: Language, isFixed = false): FastifyReply {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('content-language', language)
  return sendCompressed(reply, page, isFixed ? [] : ['accept-language', 'cookie'])
}

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
function sendCompressed(reply: FastifyReply, page: string, varyBy: readonly string[] = []): FastifyReply {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  reply.header('vary', ['accept-encoding', ...varyBy].join(', '))
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted))
  if (encoding === undefined) return reply.send(page)
  const body = encoding === 'br' ? promisify(brotliCompress)(page, BROTLI) : promisify(gzip)(page)
  body.then(
    (packed) => reply.header('content-encoding', encoding).send(packed),
    (error: unknown) => reply.send(error),
  )
  return reply
}
