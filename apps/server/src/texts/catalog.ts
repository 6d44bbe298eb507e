/** A text of the English catalog, with what translators need to know. */
interface CatalogText {
  /** The message in the ICU syntax. */
  readonly text: string
  /** Where the text is seen. */
  readonly about: string
  /**
   * The most characters that fit, in any language. Without it a translation may be 1.6 times as long as the English text
   * and ten characters more.
   */
  readonly max?: number
  /** The meaning of each parameter. */
  readonly params?: Readonly<Record<string, string>>
}

/** The texts of one feature in English. */
export type Catalog = Readonly<Record<string, CatalogText>>

/** The texts of one feature in another language: a message for each key of the English catalog. */
export type Translation<English extends Catalog> = Readonly<Record<keyof English, string>>
