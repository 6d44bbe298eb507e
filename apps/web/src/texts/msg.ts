import type { ReactElement, ReactNode } from 'react'
import type * as en from './en/index.ts'

type Catalogs = typeof en.CATALOGS
type KeyOf<Feature extends keyof Catalogs> = `${Feature}.${keyof Catalogs[Feature] & string}`

/** The key of a text: the feature, the place where it is seen, and its meaning. */
export type TextKey = { [Feature in keyof Catalogs]: KeyOf<Feature> }[keyof Catalogs]

type EntryOf<Key> = Key extends `${infer Feature extends keyof Catalogs}.${infer Name}`
  ? Name extends keyof Catalogs[Feature]
    ? Catalogs[Feature][Name]
    : never
  : never

/** Returns the type of a parameter: a plural needs a number, a choice of true and other a boolean. */
type ValueOf<Text, Name extends string, Value> = Text extends `${string}{${Name}, plural,${string}`
  ? number
  : Text extends `${string}{${Name}, selectordinal,${string}`
    ? number
    : Text extends `${string}{${Name}, select, true ${string}`
      ? boolean
      : Text extends `${string}{${Name}, select,${string}`
        ? string
        : Text extends `${string}<${Name}>${string}`
          ? ReactElement
          : Value

type Values<Key, Value> =
  EntryOf<Key> extends { text: infer Text; params: infer Params }
    ? [values: { [Name in keyof Params & string]: ValueOf<Text, Name, Value> }]
    : []

/**
 * Returns a text of the catalogs in the language of this build. The build replaces each call by an expression
 * (`apps/web/build/texts.ts`), so that key and parameters must be written out. A value is written as a template writes it.
 */
export function msg<Key extends TextKey>(
  key: Key,
  ..._values: Values<Key, string | number | null | undefined>
): string {
  throw notBuilt(key)
}

/**
 * Returns a text with elements. A tag of the message takes an element without children: `<terms>` takes
 * `{ terms: <Link to="/terms" /> }`.
 */
export function rich<Key extends TextKey>(key: Key, ..._values: Values<Key, ReactNode>): ReactNode {
  throw notBuilt(key)
}

const notBuilt = (key: string) => new Error(`the text ${key} was not built: build/texts.ts is missing`)
