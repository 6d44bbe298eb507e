import { LANGUAGES, type LandingContent, type Language, landingPathOf } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { LandingRevision } from './content-store.ts'
import { defaultLandingIn } from './default-landing.ts'
import type { Published } from './published.ts'

/** The pages that the sitemap lists for search engines. */
const FOUND = ['/', '/login', '/register', '/terms-of-service']
const NOT_FOUND = ['/admin', '/api/', '/chat', '/profile', '/previous-results', '/logout', '/play-match', '/try']

/**
 * Serves the landing page with its published content before any script runs, and the files for search engines ([N3]).
 */
export function landingPages(app: FastifyInstance, published: Published): void {
  const options = { schema: { hide: true } }
  app.get('/', options, async (_request, reply) => {
    return reply.landing(contentOf(await published.lately()))
  })
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const path = landingPathOf(language)
    if (path === '/') continue
    app.get(path, options, async (_request, reply) => {
      if (!reply.pageLanguages().has(language)) return reply.redirect('/')
      return reply.landing(contentOf(await published.lately()), language)
    })
    // A tag is written in both cases.
    if (`/${language}` !== path) app.get(`/${language}`, options, (_request, reply) => reply.redirect(path, 301))
  }
  app.get('/robots.txt', options, (_request, reply) => {
    const sitemap = reply.ownAddress()
    const lines = [
      'User-agent: *',
      ...NOT_FOUND.map((path) => `Disallow: ${path}`),
      ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}/sitemap.xml`]),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', options, async (_request, reply) => {
    const { publishedAt } = await published.lately()
    const address = reply.ownAddress() ?? ''
    const changed = publishedAt ? `<lastmod>${publishedAt.toISOString()}</lastmod>` : ''
    const landings = ['/', ...[...reply.pageLanguages()].map(landingPathOf)]
    const urls = [...new Set([...landings, ...FOUND])].map(
      (path) => `  <url><loc>${address}${path}</loc>${landings.includes(path) ? changed : ''}</url>`,
    )
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send([...xml, ...urls, '</urlset>', ''].join('\n'))
  })
}

/** Returns the content in a language. Content that an operator has published is the same in each. */
export function contentOf({ content, revision }: LandingRevision): (language: Language) => LandingContent {
  return revision === 0 ? defaultLandingIn : () => content
}
