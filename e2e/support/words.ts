import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { builtCatalog, type Catalog, messageOf, readCatalog } from '../../scripts/texts/catalogs.ts'
import type { Part } from '../../scripts/texts/message.ts'
import { cutTexts } from './cut-texts.ts'
import { misfits } from './misfits.ts'

const TEXTS = join(dirname(fileURLToPath(import.meta.url)), '../../apps/web/src/texts')
/** Fewer words may be the same by chance in another language, or be a name. */
const TELLING_WORDS = 3
/** The letter of a key or the code of a team. */
const CODE = /^(?:.{1,2}|\p{Lu}{3})$/u

export type Values = Readonly<Record<string, string | number | boolean>>

/** The texts of the web app in one language, by their keys. */
export class Words {
  readonly language: string
  private readonly catalog: Catalog
  private readonly english: Catalog

  constructor(language: string) {
    this.language = language
    this.english = readCatalog(TEXTS, 'en')
    this.catalog = builtCatalog(readCatalog(TEXTS, language), this.english)
  }

  /** Matches exactly a text. A parameter without a value matches anything. */
  is(key: string, values: Values = {}): RegExp {
    return new RegExp(`^${this.pattern(key, values)}$`, 'i')
  }

  /** Matches what begins with a text, such as the name of a field that says more after its label. */
  starts(key: string, values: Values = {}): RegExp {
    return new RegExp(`^${this.pattern(key, values)}`, 'i')
  }

  /** Matches what contains a text. */
  has(key: string, values: Values = {}): RegExp {
    return new RegExp(this.pattern(key, values), 'i')
  }

  /**
   * Returns the English texts that a page shows or says to screen readers: three words or more of an English text, or a
   * whole text, that this language nowhere has. Among English texts, German takes the place of this language.
   */
  async englishOn(page: Page): Promise<string[]> {
    const { whole, runs } = this.foreign
    const shown = await page.evaluate(textsOf)
    const all = normal(shown.join('\n'))
    return [
      ...new Set(shown.map(normal).filter((text) => whole.has(text))),
      ...[...runs].filter((run) => all.includes(run)),
    ]
  }

  private kept: { whole: ReadonlySet<string>; runs: ReadonlySet<string> } | undefined

  private get foreign() {
    const own = this.language === 'en' ? new Words('de').catalog : this.catalog
    this.kept ??= foreignTexts(this.english, own)
    return this.kept
  }

  private pattern(key: string, values: Values): string {
    const entry = this.catalog.get(key)
    if (!entry) throw new Error(`${this.language} has no text ${key}`)
    return written(messageOf(key, entry), values, this.language).replaceAll(/[\u00ad\u200b]/g, '')
  }
}

/** Checks that a screen is in one language, has no English text, and fits. The English screen shows that the check sees. */
export async function isRead(page: Page, words: Words, screen: string): Promise<void> {
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', words.language)
  const english = await words.englishOn(page)
  if (words.language === 'en') expect.soft(english, `English on ${screen}`).not.toEqual([])
  else expect.soft(english, `English on ${screen}`).toEqual([])
  expect.soft([...(await misfits(page)), ...(await cutTexts(page))], `what does not fit on ${screen}`).toEqual([])
}

/** Writes a message as a regular expression. */
function written(parts: readonly Part[], values: Values, language: string): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text)
      if (part.kind === 'tag') return written(part.parts, values, language)
      const value = values[part.name]
      if (part.kind === 'value') return value === undefined ? '.*' : escaped(String(value))
      if (value !== undefined) return written(formOf(part, value, language), values, language)
      return `(?:${[...part.forms.values()].map((form) => written(form, values, language)).join('|')})`
    })
    .join('')
}

function formOf({ kind, forms, ...rest }: Extract<Part, { forms: unknown }>, value: Values[string], language: string) {
  const type = 'isOrdinal' in rest && rest.isOrdinal ? 'ordinal' : 'cardinal'
  const name = kind === 'select' ? String(value) : new Intl.PluralRules(language, { type }).select(Number(value))
  return (kind === 'plural' && forms.get(`=${value}`)) || forms.get(name) || forms.get('other') || []
}

/** White space in names is a simple space, whatever the catalog has. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')

const normal = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Returns what only the English texts have: whole texts, and pieces of texts between parameters. */
function foreignTexts(english: Catalog, own: Catalog) {
  const known = new Set([...own].flatMap(([key, entry]) => piecesOf(messageOf(key, entry))))
  const allKnown = [...known].join('\n')
  const whole = new Set<string>()
  const runs = new Set<string>()
  for (const [key, entry] of english) {
    if (own.get(key)?.language === 'en') continue
    const message = messageOf(key, entry)
    const [only] = message
    if (message.length === 1 && only?.kind === 'text' && !CODE.test(only.text) && !known.has(normal(only.text)))
      whole.add(normal(only.text))
    for (const piece of piecesOf(message)) {
      if (piece.split(' ').length >= TELLING_WORDS && !allKnown.includes(piece)) runs.add(piece)
    }
  }
  return { whole, runs }
}

/** Returns the texts of a message between its parameters. */
function piecesOf(parts: readonly Part[]): string[] {
  const pieces = ['']
  const add = (inner: readonly Part[]): void => {
    for (const part of inner) {
      if (part.kind === 'text') pieces.push((pieces.pop() ?? '') + part.text)
      else if (part.kind === 'tag') add(part.parts)
      else {
        if (part.kind !== 'value') for (const form of part.forms.values()) pieces.push(...piecesOf(form))
        pieces.push('')
      }
    }
  }
  add(parts)
  return pieces.map(normal).filter((piece) => /\p{L}/u.test(piece))
}

/** Returns the texts of the elements that a page shows, and the names and hints of its controls. */
function textsOf(): string[] {
  const found = [document.title, document.body.innerText]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!node.checkVisibility({ visibilityProperty: true })) continue
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ])
        found.push(node.getAttribute(name) ?? '')
    } else if (
      node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !node.parentElement.closest('script, style')
    )
      found.push(node.textContent ?? '')
  }
  return found.filter((text) => text.trim() !== '')
}
