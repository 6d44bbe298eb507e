import * as z from 'zod/mini'

/** The languages of the product, each with its own name. English is the source of the others. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  'pt-BR': 'Português',
  fr: 'Français',
} as const

/** A language as a BCP 47 tag. */
export type Language = keyof typeof LANGUAGES

export const Language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]])

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

/** The cookie that holds the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = 'bettle_language'
/** The parameter of any page's address that chooses a language. */
export const LANGUAGE_PARAMETER = 'lang'
/** The age at which a browser forgets the chosen language (s): a year. */
export const LANGUAGE_KEPT_S = 31_536_000

/** Returns the path of the landing page in a language. That of English shows each visitor their own language. */
export const landingPathOf = (language: Language): string => (language === 'en' ? '/' : `/${language.toLowerCase()}`)
