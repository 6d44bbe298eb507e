import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, partsOf } from './message.ts'
import { PSEUDO_LANGUAGE, pseudoCatalog } from './pseudo.ts'
import { bare, type Node, programOf } from './syntax.ts'

/** Returns the languages that have a folder of catalogs. English, the source of the others, is the first. */
export function languagesIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const others = folders.map(({ name }) => name).filter((name) => name !== 'en')
  return ['en', ...others.sort()]
}

/**
 * The English catalogs that only operators read. A language may lack a whole file of these, and then shows the English
 * texts. A file that a language has must be complete.
 */
export const OPERATOR_CATALOGS: ReadonlySet<string> = new Set([
  'admin-ui',
  'administration',
  'event-type',
  'feed-provider',
  'manage-avatar',
  'manage-match',
  'match-control',
  'pages-admin',
])

/** One text of a catalog. A translation has only the text; English also says what translators need to know. */
export interface Entry {
  readonly text: string
  /** The language of the text, if it is not that of the catalog. The forms of plurals are those of this language. */
  readonly language?: string
  readonly about?: string
  readonly max?: number
  readonly params?: Readonly<Record<string, string>>
}

/** The entries of one language by their keys, such as 'account.sign-in-form.email'. */
export type Catalog = ReadonlyMap<string, Entry>

/** Reads the catalogs of a language: a file for each feature, whose name begins each key. */
export function readCatalog(folder: string, language: string): Catalog {
  if (language === PSEUDO_LANGUAGE) return pseudoCatalog(readCatalog(folder, 'en'))
  return new Map(
    catalogFiles(folder, language).flatMap((file) =>
      entriesIn(file, readFileSync(file, 'utf8')).map(([key, entry]) => [`${featureOf(file)}.${key}`, entry] as const),
    ),
  )
}

/** Returns the catalog from which a language is built: its own texts, and English ones for files that it may lack. */
export function builtCatalog(own: Catalog, english: Catalog): Catalog {
  const files = filesOf(own)
  const lent = [...english]
    .filter(([key]) => OPERATOR_CATALOGS.has(fileOf(key)) && !files.has(fileOf(key)))
    .map(([key, entry]) => [key, { ...entry, language: 'en' }] as const)
  return new Map([...own, ...lent])
}

/** Returns the name of the file that holds a key, which begins the key. */
export const fileOf = (key: string): string => key.slice(0, key.indexOf('.'))

/** Returns the names of the files that hold the texts of a catalog. */
export const filesOf = (catalog: Catalog): ReadonlySet<string> => new Set([...catalog.keys()].map(fileOf))

/** Returns the keys of English texts that another language lacks, without those of files that it may lack. */
export function missingTexts(english: Catalog, other: Catalog): string[] {
  const files = filesOf(other)
  const mayLack = (key: string) => OPERATOR_CATALOGS.has(fileOf(key)) && !files.has(fileOf(key))
  return [...english.keys()].filter((key) => !(other.has(key) || mayLack(key)))
}

export function catalogFiles(folder: string, language: string): string[] {
  const own = join(folder, language)
  if (!existsSync(own)) return []
  return readdirSync(own)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .sort()
    .map((name) => join(own, name))
}

export const featureOf = (file: string): string => /([^/\\]+)\.ts$/.exec(file)?.[1] ?? ''

/** Reads the exported object of a catalog's source, which contains only literals. */
export function entriesIn(file: string, code: string): [key: string, entry: Entry][] {
  const exported = programOf(file, code).body.find(({ type }: Node) => type === 'ExportNamedDeclaration')
  const value = exported && bare(exported.declaration.declarations[0].init)
  if (value?.type !== 'ObjectExpression') throw new Error(`${file} exports no catalog.`)
  const seen = new Set<string>()
  return value.properties.map((property: Node) => {
    const key = nameOf(property)
    if (seen.has(key)) throw new Error(`${file} has the key ${key} twice.`)
    seen.add(key)
    const entry = literal(file, property.value)
    return [key, typeof entry === 'string' ? { text: entry } : (entry as Entry)]
  })
}

/** Returns the parts of an entry's text. The error of a text that is no message names its key. */
export function messageOf(key: string, { text }: Entry): readonly Part[] {
  try {
    return partsOf(text)
  } catch (error) {
    throw new Error(`${key}: ${error instanceof Error ? error.message : error}`)
  }
}

function nameOf({ key }: Node): string {
  return key.name ?? String(key.value)
}

function literal(file: string, node: Node): unknown {
  const value = bare(node)
  if (value.type === 'Literal') return value.value
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0].value.cooked
  if (value.type === 'ObjectExpression')
    return Object.fromEntries(
      value.properties.map((property: Node) => [nameOf(property), literal(file, property.value)]),
    )
  throw new Error(`${file} contains more than literals: ${value.type}.`)
}
