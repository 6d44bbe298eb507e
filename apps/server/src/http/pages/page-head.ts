import type { Language } from '@bettle/contract'
import { say } from '../../texts/say.ts'

/** The metadata of a page for tabs, search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** True for a page that only visitors with its address should see: search engines must not list it. */
  readonly isPrivate?: boolean
}

/** A landing page among those of all languages, for search engines. */
export interface LandingOf {
  readonly path: string
  /** The path of the landing page in each language, by its tag. */
  readonly paths: ReadonlyMap<string, string>
}

/** The picture of link previews, which `e2e/draw-preview.mjs` draws. */
const PICTURE = {
  path: '/preview.png',
  width: 1200,
  height: 630,
}

/**
 * Returns the app's page with this metadata in its head.
 * @param address the server's address without a trailing slash; if undefined, tags that need a full address are
 * omitted
 * @param landing if the page is a landing page
 */
export function withHead(
  html: string,
  language: Language,
  meta: PageMeta,
  address: string | undefined,
  path?: string,
  landing?: LandingOf,
): string {
  const { title, description, isPrivate = false } = meta
  const picture = address === undefined ? undefined : `${address}${PICTURE.path}`
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Bettle'),
    property('og:title', title),
    property('og:description', description),
    ...(address !== undefined && path !== undefined ? [property('og:url', `${address}${path}`)] : []),
    ...(picture === undefined ? [] : pictureTags(picture, language)),
    named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    ...(isPrivate ? [named('robots', 'noindex')] : []),
    ...(landing && address !== undefined ? landingTags(landing, address) : []),
  ]
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${[named('description', description), ...tags].join('\n')}\n</head>`)
}

/** Returns links that tell search engines the address of this page and of the same page in each language. */
function landingTags({ path, paths }: LandingOf, address: string): string[] {
  const others = paths.size === 1 ? [] : [...paths, ['x-default', '/'] as const]
  return [
    `<link rel="canonical" href="${escaped(address + path)}">`,
    ...others.map(([tag, at]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(address + at)}">`),
  ]
}

function pictureTags(address: string, language: Language): string[] {
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', say(language, 'page.picture.alt')),
  ]
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`
const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
