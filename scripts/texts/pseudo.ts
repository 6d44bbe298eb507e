import type { Catalog } from './catalogs.ts'
import { type Part, partsOf } from './message.ts'

/** The language of a build that shows where a layout breaks and which texts stand outside the catalogs. Nobody is offered it. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** How much longer a text becomes: as much as the longest languages need. */
const LONGER = 1.4
const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['aá', 'cç', 'eé', 'ií', 'nñ', 'oö', 'uü', 'yý'].flatMap(([plain = '', accented = '']) => [
    [plain, accented],
    [plain.toUpperCase(), accented.toUpperCase()],
  ]),
)

/** Returns the catalog of the pseudo-language, which is made from the English one. */
export function pseudoCatalog(english: Catalog): Catalog {
  return new Map([...english].map(([key, entry]) => [key, { ...entry, text: pseudoText(entry.text) }]))
}

/**
 * Writes a message with accents, longer and in brackets, so that a text that is cut off lacks one. Parameters, tags and
 * the forms of a plural stay as they are.
 */
export function pseudoText(message: string): string {
  return `[${written(partsOf(message), false)}]`
}

function written(parts: readonly Part[], isInPlural: boolean): string {
  return parts.map((part) => writtenPart(part, isInPlural)).join('')
}

function writtenPart(part: Part, isInPlural: boolean): string {
  if (part.kind === 'text') return quoted(lengthened(part.text), isInPlural)
  if (part.kind === 'value') return `{${part.name}}`
  if (part.kind === 'tag') return `<${part.name}>${written(part.parts, isInPlural)}</${part.name}>`
  const type = part.kind === 'select' ? 'select' : part.isOrdinal ? 'selectordinal' : 'plural'
  const forms = [...part.forms].map(
    ([form, parts]) => `${form} {${written(parts, isInPlural || part.kind === 'plural')}}`,
  )
  return `{${part.name}, ${type}, ${forms.join(' ')}}`
}

/** Repeats letters all over a text, so that each word grows. A text without letters stays as it is. */
function lengthened(text: string): string {
  const letters = [...text].filter((character) => /\p{L}/u.test(character)).length
  let missing = Math.ceil([...text].length * (LONGER - 1))
  let left = letters
  return [...text]
    .map((character) => {
      if (!/\p{L}/u.test(character)) return character
      const more = Math.round(missing / left)
      missing -= more
      left -= 1
      return (ACCENTS[character] ?? character).repeat(1 + more)
    })
    .join('')
}

/** Quotes what the syntax of messages would read as its own: only in a plural does # stand for its number. */
const quoted = (text: string, isInPlural: boolean): string =>
  text.replaceAll("'", "''").replaceAll(isInPlural ? /[{}<>#]+/g : /[{}<>]+/g, "'$&'")
