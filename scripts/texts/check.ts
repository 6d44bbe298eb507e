import { type Catalog, type Entry, messageOf, missingTexts } from './catalogs.ts'
import { usesIn } from './compile.ts'
import { everyPart, formsOfLanguage, type Part, parametersOf } from './message.ts'
import { outsideTexts } from './outside-texts.ts'

export interface Texts {
  /** The source of each component by its path from the folder of the web app's sources. */
  readonly sources: ReadonlyMap<string, string>
  readonly english: Catalog
  /** The other languages that have catalogs. */
  readonly translations: ReadonlyMap<string, Catalog>
  /** The number of texts that each folder may have outside the catalogs. It may only fall. */
  readonly outside: Readonly<Record<string, number>>
}

/** Without a limit of its own, a translation may be this much longer than the English text. */
const LONGER = { times: 1.6, characters: 10 }

/** Returns what is wrong with the texts of the web app, a line for each problem. */
export function textProblems(texts: Texts): string[] {
  const { english, sources } = texts
  const uses = [...sources].flatMap(([file, code]) => usesIn(file, code).map((use) => ({ ...use, file })))
  const used = new Set(uses.map(({ key }) => key))
  return [
    ...ratchetProblems(texts),
    ...uses
      .filter(({ key }) => !english.has(key))
      .map(({ file, line, key }) => `${file}:${line}: the English catalog has no key ${key}`),
    ...catalogProblems(texts, used),
  ]
}

/** Returns what is wrong with catalogs, of which some keys are used. */
function catalogProblems(
  { english, translations }: Pick<Texts, 'english' | 'translations'>,
  used: ReadonlySet<string>,
): string[] {
  return [
    ...[...english.keys()].filter((key) => !used.has(key)).map((key) => `en: nothing uses ${key}`),
    ...[...english].flatMap(([key, entry]) => englishProblems(key, entry)),
    ...[...translations].flatMap(([language, catalog]) => translationProblems(language, catalog, english)),
  ]
}

/** Returns what is wrong with the texts of the server. The compiler checks that each key exists. */
export function serverTextProblems(texts: Omit<Texts, 'outside'>): string[] {
  const used = new Set([...texts.sources.values()].flatMap((code) => keysNamedIn(code, texts.english)))
  return catalogProblems(texts, used).map((problem) => `server ${problem}`)
}

/** Returns the keys that a source names. A template names each key that fits it. */
function keysNamedIn(code: string, english: Catalog): string[] {
  const keys = [...english.keys()]
  return [...code.matchAll(/(['`])([a-z]+\.[^'`\s]+)\1/g)].flatMap(([, , named = '']) => {
    if (!named.includes('${')) return english.has(named) ? [named] : []
    const parts = named.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    const pattern = new RegExp(`^${parts.join('[\\w-]+')}$`)
    return keys.filter((key) => pattern.test(key))
  })
}

/** Counts the texts outside the catalogs in each folder. */
export function countOutside(sources: Texts['sources']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [file, code] of sources) {
    const { length } = outsideTexts(file, code)
    if (length > 0) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + length)
  }
  return counts
}

/** A feature, a group of pages, or a folder of the first level. */
export function folderOf(file: string): string {
  const [first = '', second = '', third] = file.split('/')
  if (third === undefined) return first
  if (first === 'features') return `${first}/${second}`
  return first === 'app'
    ? second === 'pages' && file.split('/').length > 3
      ? `app/pages/${third}`
      : `app/${second}`
    : first
}

function ratchetProblems({ sources, outside }: Texts): string[] {
  const counts = countOutside(sources)
  const folders = [...new Set([...counts.keys(), ...Object.keys(outside)])].sort()
  return folders.flatMap((folder) => {
    const count = counts.get(folder) ?? 0
    const allowed = outside[folder] ?? 0
    if (count < allowed)
      return [
        `${folder}: ${count} texts outside the catalogs instead of ${allowed}. Write it with: npm run check-texts`,
      ]
    if (count === allowed) return []
    const found = [...sources]
      .filter(([file]) => folderOf(file) === folder)
      .flatMap(([file, code]) => outsideTexts(file, code).map(({ line, text }) => `  ${file}:${line}: ${text}`))
    return [`${folder}: ${count} texts outside the catalogs, and ${allowed} are allowed:\n${found.join('\n')}`]
  })
}

function englishProblems(key: string, entry: Entry): string[] {
  const message = messageOf(key, entry)
  const named = Object.keys(entry.params ?? {}).sort()
  const inText = [...parametersOf(message).keys()].sort()
  return [
    ...(entry.about ? [] : [`en: ${key} does not say where it is seen`]),
    ...(String(named) === String(inText)
      ? []
      : [
          `en: ${key} has the parameters ${inText.join(', ') || '(none)'}, and describes ${named.join(', ') || 'none'}`,
        ]),
    ...formProblems('en', key, message),
    ...(entry.max !== undefined && longest(message) > entry.max ? [`en: ${key} is longer than ${entry.max}`] : []),
  ]
}

function translationProblems(language: string, catalog: Catalog, english: Catalog): string[] {
  return [
    ...missingTexts(english, catalog).map((key) => `${language}: ${key} is missing`),
    ...[...catalog].flatMap(([key, entry]) => {
      const source = english.get(key)
      if (!source) return [`${language}: English has no key ${key}`]
      const message = messageOf(key, entry)
      const original = messageOf(key, source)
      const wanted = parameterText(original)
      const given = parameterText(message)
      const most = source.max ?? Math.ceil(longest(original) * LONGER.times) + LONGER.characters
      return [
        ...(wanted === given
          ? []
          : [`${language}: ${key} has the parameters ${given || '(none)'}, and English has ${wanted || 'none'}`]),
        ...formProblems(language, key, message),
        ...(longest(message) > most ? [`${language}: ${key} is longer than ${most}`] : []),
      ]
    }),
  ]
}

/** A plural of a number may be a plain number in another language; all else must be the same. */
function parameterText(message: readonly Part[]): string {
  return [...parametersOf(message)]
    .map(([name, kind]) => (kind === '' || kind === 'count' ? name : `${name} (${kind})`))
    .sort()
    .join(', ')
}

function formProblems(language: string, key: string, message: readonly Part[]): string[] {
  return everyPart(message).flatMap((part) => {
    if (part.kind !== 'plural') return []
    const forms = formsOfLanguage(language, part.isOrdinal)
    const given = [...part.forms.keys()].filter((form) => !form.startsWith('='))
    const missing = forms.filter((form) => !given.includes(form))
    const unknown = given.filter((form) => !forms.includes(form))
    return [
      ...missing.map((form) => `${language}: ${key} lacks the form ${form} of ${part.name}`),
      ...unknown.map((form) => `${language}: ${key} has the form ${form} of ${part.name}, which never occurs`),
    ]
  })
}

/** Returns the number of characters of the longest choice, without the values of parameters. */
function longest(message: readonly Part[]): number {
  return message.reduce((sum, part) => {
    if (part.kind === 'text') return sum + [...part.text].length
    if (part.kind === 'tag') return sum + longest(part.parts)
    if (part.kind === 'value') return sum
    return sum + Math.max(...[...part.forms.values()].map(longest))
  }, 0)
}
