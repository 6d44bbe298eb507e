/** The metadata of a page for tabs, search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** True for a page that only visitors with its address should see: search engines must not list it. */
  readonly isPrivate?: boolean
  /** True if search engines should list the page under the root address. */
  readonly isLanding?: boolean
}

/** The picture of link previews, which `e2e/draw-preview.mjs` draws. */
const PICTURE = {
  path: '/preview.png',
  width: 1200,
  height: 630,
  alt: 'Bettle: call the next ten minutes of a real match, over or under.',
}

/**
 * Returns the app's page with this metadata in its head.
 * @param address the server's address without a trailing slash; if undefined, tags that need a full address are
 * omitted
 */
export function withHead(html: string, meta: PageMeta, address: string | undefined, path?: string): string {
  const { title, description, isPrivate = false, isLanding = false } = meta
  const picture = address === undefined ? undefined : `${address}${PICTURE.path}`
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Bettle'),
    property('og:title', title),
    property('og:description', description),
    ...(address !== undefined && path !== undefined ? [property('og:url', `${address}${path}`)] : []),
    ...(picture === undefined ? [] : pictureTags(picture)),
    named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    ...(isPrivate ? [named('robots', 'noindex')] : []),
    ...(isLanding && address !== undefined ? [`<link rel="canonical" href="${escaped(`${address}/`)}">`] : []),
  ]
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${[named('description', description), ...tags].join('\n')}\n</head>`)
}

function pictureTags(address: string): string[] {
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', PICTURE.alt),
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
