import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A part of a message. Parameters are named; a plural and a select choose one of several texts by their parameter. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'plural'; name: string; isOrdinal: boolean; forms: ReadonlyMap<string, readonly Part[]> }
  | { kind: 'select'; name: string; forms: ReadonlyMap<string, readonly Part[]> }
  | { kind: 'tag'; name: string; parts: readonly Part[] }

/** Parses a message in the ICU syntax. Numbers and dates are formatted by the caller, so their types are refused. */
export function partsOf(message: string): readonly Part[] {
  return parts(parse(message, { shouldParseSkeletons: false, requiresOtherClause: true }), undefined)
}

function parts(elements: readonly MessageFormatElement[], plural: string | undefined): readonly Part[] {
  return elements.map((element) => part(element, plural))
}

function part(element: MessageFormatElement, plural: string | undefined): Part {
  switch (element.type) {
    case TYPE.literal:
      return { kind: 'text', text: element.value }
    case TYPE.argument:
      return { kind: 'value', name: element.value }
    case TYPE.pound:
      if (plural === undefined) throw new Error('# stands outside a plural')
      return { kind: 'value', name: plural }
    case TYPE.tag:
      return { kind: 'tag', name: element.value, parts: parts(element.children, plural) }
    case TYPE.select:
      return { kind: 'select', name: element.value, forms: formsOf(element.options, plural) }
    case TYPE.plural: {
      if (element.offset) throw new Error(`the plural of ${element.value} has an offset`)
      const isOrdinal = element.pluralType === 'ordinal'
      return { kind: 'plural', name: element.value, isOrdinal, forms: formsOf(element.options, element.value) }
    }
    default:
      throw new Error(`the parameter ${element.value} has a format: format the value where the message is used`)
  }
}

function formsOf(options: Record<string, { value: MessageFormatElement[] }>, plural: string | undefined) {
  return new Map(Object.entries(options).map(([form, { value }]) => [form, parts(value, plural)]))
}

/** Returns each part of a message, including those inside others. */
export function everyPart(message: readonly Part[]): readonly Part[] {
  return message.flatMap((part) => [
    part,
    ...(part.kind === 'tag' ? everyPart(part.parts) : []),
    ...(part.kind === 'plural' || part.kind === 'select' ? [...part.forms.values()].flatMap(everyPart) : []),
  ])
}

/** Returns the names of a message's parameters, each with its kind: 'count value', 'tag', 'select:away,home'. */
export function parametersOf(message: readonly Part[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, Set<string>>()
  for (const part of everyPart(message)) {
    if (part.kind === 'text') continue
    const kind =
      part.kind === 'select' ? `select:${[...part.forms.keys()].sort()}` : part.kind === 'plural' ? 'count' : part.kind
    kinds.set(part.name, (kinds.get(part.name) ?? new Set()).add(kind))
  }
  // A translation may show a number without a plural, or use a plural where English has one form.
  return new Map([...kinds].map(([name, kind]) => [name, [...kind].filter((each) => each !== 'value').join(' ')]))
}

/** Returns the forms that a plural of a language must have, in the order of Intl.PluralRules. */
export function formsOfLanguage(language: string, isOrdinal: boolean): readonly string[] {
  return new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories
}
