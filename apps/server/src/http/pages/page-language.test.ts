import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Competition, LandingContent, Language } from '@bettle/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../../test/support/programs/scratch-folder.ts'
import type { LandingRevision } from '../../features/content/content-store.ts'
import { defaultLandingIn } from '../../features/content/default-landing.ts'
import { landingPages } from '../../features/content/landing-pages.ts'
import type { Published } from '../../features/content/published.ts'
import { acceptedLanguage, languageOf } from './page-language.ts'
import { webApp } from './web-app.ts'

const ALL: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'es', 'pt-BR', 'fr'])

describe('the language of a page', () => {
  it.each<[header: string, language: Language | undefined]>([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT, de;q=0.9, en;q=0.8', 'de'],
    ['de-Latn-CH', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT,pt;q=0.9', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['it, fr;q=0.3', 'fr'],
    ['fr;q=0.3, de;q=0.7, es;q=0.7', 'de'],
    ['en;q=0, de;q=0.1', 'de'],
    ['de;q=0, de-AT', undefined],
    ['*', 'en'],
    ['it, *;q=0.1', 'en'],
    ['en;q=0, *', 'de'],
    ['it', undefined],
    ['', undefined],
    [' , ,;q=1', undefined],
    ['de;q=2, fr;q=0.1', 'fr'],
    ['de;q=-1, fr', 'fr'],
    ['de;level=1, fr;q=0.2', 'fr'],
    ['de; q = 0.5, fr; q=0.4', 'de'],
    ['<script>, de_DE, fr', 'fr'],
    [`${'x'.repeat(9000)}, es`, 'es'],
  ])('is chosen from Accept-Language "%s"', (header, language) => {
    expect(acceptedLanguage(header, ALL)).toBe(language)
  })

  it('is one in which the page exists', () => {
    const built: ReadonlySet<Language> = new Set<Language>(['en', 'fr'])
    expect(acceptedLanguage('de, fr;q=0.5', built)).toBe('fr')
    const asked = { url: '/?lang=de', headers: { cookie: 'bettle_language=de', 'accept-language': 'de' } }
    expect(languageOf(asked, built)).toEqual({ language: 'en', isChosen: false })
  })

  it.each<
    [url: string, cookie: string | undefined, accepted: string | undefined, language: Language, isChosen: boolean]
  >([
    ['/login?lang=de', 'bettle_language=fr', 'es', 'de', true],
    ['/login?next=%2F&lang=PT-br', undefined, undefined, 'pt-BR', true],
    ['/login?lang=xx', 'other=de; bettle_language=fr', 'es', 'fr', false],
    ['/login?lang=', 'bettle_language=', 'es', 'es', false],
    ['/login?lang=%E0%A4%A', 'bettle_language=%00', 'es', 'es', false],
    ['/login?lang[]=de&lang[]=fr', 'bettle_language', undefined, 'en', false],
    ['/login?lang=de&lang=fr', undefined, undefined, 'de', true],
    ['/login?lang=__proto__', 'bettle_language=constructor', 'toString', 'en', false],
    ['/lang=de', 'xbettle_language=de; bettle_languages=de', undefined, 'en', false],
  ])('at %s with the cookie %s and Accept-Language %s is %s', (url, cookie, accepted, language, isChosen) => {
    const headers = {
      ...(cookie !== undefined && { cookie }),
      ...(accepted !== undefined && { 'accept-language': accepted }),
    }
    expect(languageOf({ url, headers }, ALL)).toEqual({ language, isChosen })
  })
})

describe('a page of the server', () => {
  const root = scratchFolder('languages')
  const content = { page: { title: 'Title', description: 'Text' } } as LandingContent
  const cup = { _id: 'cup' } as unknown as Competition
  const first: LandingRevision = { content, publishedAt: null, revision: 0 }
  let published = first
  let app: FastifyInstance

  /** Writes the pages of a language. Each says in which language it is, and which page. */
  function build(folder: string, own: string, language: string) {
    mkdirSync(own, { recursive: true })
    const page = (name: string, inside = '') =>
      `<html lang="${language}"><head></head><body>${name} ${inside}</body></html>`
    writeFileSync(join(folder, 'index.html'), page('app'))
    writeFileSync(join(own, 'sign-in.html'), page('sign-in'))
    writeFileSync(join(own, 'landing.html'), page('landing', '<!--landing-->'))
    writeFileSync(join(own, 'competition.html'), page('competition', '<!--competition-->'))
    const drawLanding = `({ page }) => 'drawn ${language}: ' + page.title`
    writeFileSync(join(own, 'draw-landing.js'), `export const drawLanding = ${drawLanding}`)
    writeFileSync(join(own, 'draw-competition.js'), `export const drawCompetition = () => 'drawn ${language}'`)
  }

  beforeAll(async () => {
    mkdirSync(join(root, 'assets'), { recursive: true })
    build(root, join(root, '.server'), 'en')
    for (const language of ['de', 'pt-BR']) {
      build(join(root, '.server', language), join(root, '.server', language), language)
      writeFileSync(join(root, `manifest-${language}.webmanifest`), `{"lang":"${language}"}`)
      const offline = `<html lang="${language}"><body>offline</body></html>`
      writeFileSync(join(root, `offline-${language}.html`), offline)
      writeFileSync(join(root, `offline-${language}.html.br`), brotliCompressSync(offline))
      writeFileSync(join(root, `offline-${language}.html.gz`), gzipSync(offline))
    }
    app = Fastify()
    await webApp(app, { root, publicUrl: 'https://bettle.example', guests: false })
    landingPages(app, { lately: async () => published } as unknown as Published)
    app.get('/competition/:id', async (_request, reply) =>
      reply.competition(() => ({ title: 'Cup', description: '' }), cup),
    )
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true, force: true })
  })

  const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
  const languageIn = (body: string) => /<html lang="([^"]+)">/.exec(body)?.[1]

  it.each(['/', '/login', '/register', '/join/AB23CD', '/profile', '/nowhere', '/competition/cup'])(
    'at %s is in the language of each visitor in turn, and is kept apart for each by caches [LG1] [PR1040]',
    async (path) => {
      let tag: string | undefined
      for (const language of ['de', 'en', 'pt-BR', 'de', 'pt-BR', 'en']) {
        const headers = { 'accept-language': language, ...(tag !== undefined && { 'if-none-match': tag }) }
        const { statusCode, body, headers: answered } = await ask(path, headers)
        tag = answered.etag as string | undefined
        expect([statusCode, languageIn(body), answered['content-language']]).toEqual([200, language, language])
        expect(answered).toMatchObject({
          vary: 'accept-encoding, accept-language, cookie',
          'cache-control': 'no-cache',
        })
        expect(answered['set-cookie']).toBeUndefined()
        if (path === '/' || path.startsWith('/competition')) expect(body).toContain(`drawn ${language}`)
      }
    },
  )

  it('a choice in the address is kept in a cookie, which comes before the language of the browser [LG1] [PR1041]', async () => {
    const chosen = await ask('/login?lang=de', { 'accept-language': 'pt' })
    expect(languageIn(chosen.body)).toBe('de')
    expect(chosen.headers['set-cookie']).toBe('bettle_language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    const cookie = 'bettle_language=de'
    expect(languageIn((await ask('/login', { cookie, 'accept-language': 'pt' })).body)).toBe('de')
    const again = await ask('/login?lang=de', { cookie })
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(languageIn((await ask('/login?lang=en', { cookie })).body)).toBe('en')
    // A language without pages is no choice.
    const french = await ask('/login?lang=fr', { 'accept-language': 'pt' })
    expect([languageIn(french.body), french.headers['set-cookie']]).toEqual(['pt-BR', undefined])
  })

  it('the landing page has an address in each language, which names all of them to search engines [PR1042]', async () => {
    const { body, headers } = await ask('/pt-br', { 'accept-language': 'de', cookie: 'bettle_language=de' })
    expect(languageIn(body)).toBe('pt-BR')
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-language': 'pt-BR' })
    expect(headers['set-cookie']).toContain('bettle_language=pt-BR;')
    expect([...body.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link)).toEqual([
      '<link rel="canonical" href="https://bettle.example/pt-br">',
      '<link rel="alternate" hreflang="en" href="https://bettle.example/">',
      '<link rel="alternate" hreflang="de" href="https://bettle.example/de">',
      '<link rel="alternate" hreflang="pt-BR" href="https://bettle.example/pt-br">',
      '<link rel="alternate" hreflang="x-default" href="https://bettle.example/">',
    ])
    // The address of all languages leads search engines to the address of the language that it shows.
    expect((await ask('/', { 'accept-language': 'de' })).body).toContain(
      'rel="canonical" href="https://bettle.example/de"',
    )
    expect((await ask('/sitemap.xml')).body).toContain('<loc>https://bettle.example/pt-br</loc>')
    const led = async (url: string) => {
      const { statusCode, headers } = await ask(url)
      return [statusCode, headers.location]
    }
    expect(await led('/pt-BR')).toEqual([301, '/pt-br'])
    expect(await led('/de?lang=en')).toEqual([302, '/'])
    expect(await led('/fr')).toEqual([302, '/'])
  })

  it.each([
    ['accept-language', '\u00e9;q=;,,*;q=9'],
    ['accept-language', 'de;q=0.1;q=0.2'],
    ['cookie', 'bettle_language=%E0%A4%A; ='],
    ['cookie', ';;;bettle_language'],
  ])('is sent to a browser with a malformed %s', async (name, value) => {
    for (const path of ['/', '/login', '/de'])
      expect((await ask(path, { [name]: Buffer.from(value).toString('latin1') })).statusCode).toBe(200)
    for (const search of ['?lang=%', '?lang[x]=1', '?lang=%00', '?lang=../de', '?&&=lang'])
      expect((await ask(`/login${search}`)).statusCode).toBe(200)
  })

  it('a file has one form for all languages, and its own ETag [LG4] [PR1047]', async () => {
    const tagOf = async (language: string) => {
      const { headers } = await ask('/manifest-de.webmanifest', { 'accept-language': language })
      expect([headers['content-language'], headers['set-cookie']]).toEqual([undefined, undefined])
      return String(headers.etag)
    }
    expect(await tagOf('de')).toBe(await tagOf('en'))
    const known = await ask('/manifest-de.webmanifest', { 'if-none-match': await tagOf('de') })
    const other = await ask('/manifest-pt-BR.webmanifest', { 'if-none-match': `${await tagOf('de')}x` })
    expect([known.statusCode, other.statusCode]).toEqual([304, 200])
    // The prepared pages themselves are not served.
    expect((await ask('/.server/de/index.html', { accept: '*/*' })).statusCode).toBe(404)
  })

  const FORMS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
    identity: (body) => body,
    gzip: (body) => gunzipSync(body),
    br: (body) => brotliDecompressSync(body),
  }

  it('two visitors who take turns get each their own language in each compressed form, also when their forms differ [LG1] [PR1040]', async () => {
    const turns = ['identity', 'br', 'gzip', 'br', 'br', 'identity', 'gzip', 'gzip']
    for (const path of ['/', '/login', '/join/AB23CD', '/competition/cup', '/pt-br']) {
      for (const [turn, form] of turns.entries()) {
        const language = path === '/pt-br' ? 'pt-BR' : turn % 2 === 0 ? 'de' : 'en'
        const { rawPayload, headers } = await ask(path, {
          'accept-encoding': form,
          'accept-language': path === '/pt-br' ? 'de' : language,
        })
        expect(headers['content-encoding'] ?? 'identity').toBe(form)
        expect([languageIn(FORMS[form]?.(rawPayload).toString() ?? ''), headers['content-language']]).toEqual([
          language,
          language,
        ])
        expect(headers.vary).toContain('accept-encoding')
      }
    }
  })

  it.each(['identity', 'gzip', 'br'])(
    'a file of a language is known again by its own ETag alone, in the form %s [LG4] [PR1047]',
    async (form) => {
      const read = (language: string, tag = '') =>
        ask(`/offline-${language}.html`, {
          accept: '*/*',
          'accept-encoding': form,
          ...(tag !== '' && { 'if-none-match': tag }),
        })
      const tags = new Map<string, string>()
      for (const language of ['de', 'pt-BR']) {
        const { headers, rawPayload } = await read(language)
        expect(headers['content-encoding'] ?? 'identity').toBe(form)
        expect(languageIn(FORMS[form]?.(rawPayload).toString() ?? '')).toBe(language)
        tags.set(language, String(headers.etag))
      }
      for (const language of ['de', 'pt-BR', 'de', 'pt-BR']) {
        for (const [known, tag] of tags) {
          const { statusCode } = await read(language, tag)
          expect([language, known, statusCode]).toEqual([language, known, language === known ? 304 : 200])
        }
      }
    },
  )

  it('a new revision of the landing page appears to each language at once, and each had its own before it [N3] [PR1040]', async () => {
    const shown = async (language: Language) => {
      const { body } = await ask('/', { 'accept-language': language })
      return /drawn [^<]+/.exec(body)?.[0].trim()
    }
    const turns: readonly Language[] = ['de', 'en', 'pt-BR', 'en', 'de']
    for (const language of turns)
      expect(await shown(language)).toBe(`drawn ${language}: ${defaultLandingIn(language).page.title}`)
    expect(new Set(turns.map((language) => defaultLandingIn(language).page.title)).size).toBe(3)
    try {
      for (const revision of [1, 2]) {
        const page = { title: `Revision ${revision}`, description: '' }
        published = { content: { ...content, page }, publishedAt: null, revision }
        for (const language of turns) expect(await shown(language)).toBe(`drawn ${language}: Revision ${revision}`)
      }
    } finally {
      published = first
    }
  })
})
