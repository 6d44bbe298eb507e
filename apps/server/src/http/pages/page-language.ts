import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@bettle/contract'
import type { FastifyRequest } from 'fastify'

/** The language of a page, and whether the address chose it, so that the browser must keep it. */
export interface PageLanguage {
  readonly language: Language
  readonly isChosen: boolean
}

type Asked = Pick<FastifyRequest, 'url' | 'headers'>

/**
 * Chooses the language of a page: by its address, then by the visitor's earlier choice, then by the browser's languages.
 * English is last. Input that names no language counts as missing.
 * @param built the languages in which this node has pages
 */
export function languageOf({ url, headers }: Asked, built: ReadonlySet<Language>): PageLanguage {
  const asked = languageInAddress(url)
  if (asked !== undefined && built.has(asked)) return { language: asked, isChosen: true }
  const kept = keptLanguage(headers.cookie)
  if (kept !== undefined && built.has(kept)) return { language: kept, isChosen: false }
  return { language: acceptedLanguage(headers['accept-language'], built) ?? 'en', isChosen: false }
}

/** Returns the language that `?lang=` names. */
function languageInAddress(url: string): Language | undefined {
  const at = url.indexOf('?')
  if (at === -1) return undefined
  return languageCalled(new URLSearchParams(url.slice(at)).get(LANGUAGE_PARAMETER) ?? '')
}

/** Returns the language in the cookie, which anybody may have written. */
export function keptLanguage(cookies = ''): Language | undefined {
  for (const cookie of cookies.split(';')) {
    const [name = '', value = ''] = cookie.trim().split('=', 2)
    if (name === LANGUAGE_COOKIE) return languageCalled(value)
  }
  return undefined
}

/**
 * Returns the language that an `Accept-Language` header prefers among some. `de-AT` means German and `pt` Brazilian
 * Portuguese: another form of a language is better than another language. Undefined if it accepts none of them.
 */
export function acceptedLanguage(header = '', built: ReadonlySet<Language>): Language | undefined {
  const ranges = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = qualityOf(parameters)
    return /^([a-z]{1,8}(-[a-z0-9]{1,8})*|\*)$/.test(tag) && quality !== undefined ? [{ tag, quality }] : []
  })
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag))
  const isWanted = (language: Language) => !refused.has(language.toLowerCase()) && !refused.has(primaryOf(language))
  const offered = (Object.keys(LANGUAGES) as Language[]).filter((language) => built.has(language) && isWanted(language))
  const wanted = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (tag === '*') return offered[0]
    const found = offered.find((language) => language.toLowerCase() === tag) ?? offered.find(isFormOf(tag))
    if (found) return found
  }
  return undefined
}

/** Returns the weight of a range; undefined if it is malformed, so that the range does not count. */
function qualityOf(parameters: readonly string[]): number | undefined {
  const [given, ...more] = parameters.filter((parameter) => parameter !== '')
  if (given === undefined) return 1
  const [, weight] = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(given) ?? []
  return weight === undefined || more.length > 0 ? undefined : Number(weight)
}

const isFormOf = (tag: string) => (language: Language) => primaryOf(language) === primaryOf(tag)

const primaryOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? ''

/** Reads the tag of a language in upper or lower case. */
function languageCalled(tag: string): Language | undefined {
  return Object.keys(LANGUAGES).find((language) => language.toLowerCase() === tag.toLowerCase()) as Language | undefined
}
