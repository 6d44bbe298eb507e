import type { Language } from '@bettle/contract'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { CATALOGS as de } from './de/index.ts'
import { CATALOGS as en } from './en/index.ts'
import { CATALOGS as es } from './es/index.ts'
import { CATALOGS as fr } from './fr/index.ts'
import { CATALOGS as ptBR } from './pt-BR/index.ts'

type Catalogs = typeof en
type KeyOf<Feature extends keyof Catalogs> = `${Feature}.${keyof Catalogs[Feature] & string}`

/** The key of a text of the server: the feature, the place where it is read, and its meaning. */
export type TextKey = { [Feature in keyof Catalogs]: KeyOf<Feature> }[keyof Catalogs]

type EntryOf<Key> = Key extends `${infer Feature extends keyof Catalogs}.${infer Name}`
  ? Name extends keyof Catalogs[Feature]
    ? Catalogs[Feature][Name]
    : never
  : never

type Values<Key> =
  EntryOf<Key> extends { params: infer Params } ? [values: { [Name in keyof Params & string]: string | number }] : []

/** The languages of emails, link previews and the heads of pages. A language that is missing here reads them in English. */
const TRANSLATIONS: Partial<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  de,
  es,
  fr,
  'pt-BR': ptBR,
}

/** Returns a text of the server in a language. */
export function say<Key extends TextKey>(language: Language, key: Key, ...[values = {}]: Values<Key>): string {
  return format(messageOf(language, key), language, values as Record<string, string | number>, undefined)
}

const parsed = new Map<string, readonly MessageFormatElement[]>()

function messageOf(language: Language, key: string): readonly MessageFormatElement[] {
  const id = `${language} ${key}`
  const known = parsed.get(id)
  if (known) return known
  const feature = key.slice(0, key.indexOf('.'))
  const name = key.slice(feature.length + 1)
  const english = en as Readonly<Record<string, Readonly<Record<string, { readonly text: string }>>>>
  const text = TRANSLATIONS[language]?.[feature]?.[name] ?? english[feature]?.[name]?.text
  if (text === undefined) throw new Error(`The server has no text ${key}.`)
  const message = parse(text, { shouldParseSkeletons: false, requiresOtherClause: true })
  parsed.set(id, message)
  return message
}

function format(
  message: readonly MessageFormatElement[],
  language: Language,
  values: Readonly<Record<string, string | number>>,
  count: number | undefined,
): string {
  return message.map((element) => formatElement(element, language, values, count)).join('')
}

function formatElement(
  element: MessageFormatElement,
  language: Language,
  values: Readonly<Record<string, string | number>>,
  count: number | undefined,
): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return String(values[element.value] ?? '')
    case TYPE.pound:
      return String(count ?? '')
    case TYPE.select: {
      const chosen = element.options[String(values[element.value])] ?? element.options.other
      return format(chosen?.value ?? [], language, values, count)
    }
    case TYPE.plural: {
      const value = Number(values[element.value])
      const type = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal'
      const form = new Intl.PluralRules(language, { type }).select(value)
      const chosen = element.options[`=${value}`] ?? element.options[form] ?? element.options.other
      return format(chosen?.value ?? [], language, values, value)
    }
    default:
      throw new Error(`The server formats no ${TYPE[element.type]}.`)
  }
}
