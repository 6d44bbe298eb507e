import { LANGUAGE } from '../texts/language.ts'

/** The locale of numbers and dates. English is written as in Britain. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

/** Formats a number with a fixed number of decimals: '1.85', in German '1,85'. */
export function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits)
  return LANGUAGE === 'en' ? text : text.replace('.', decimalSign())
}

/** Formats a number with the decimals that it has: '4.5', in German '4,5'. */
export function decimal(value: number): string {
  return LANGUAGE === 'en' ? String(value) : String(value).replace('.', decimalSign())
}

/** Formats a number with groups of thousands: '12,345', in German '12.345'. */
export const grouped = (value: number): string => value.toLocaleString(LOCALE)

/** Writes a share in percent: '50 %', in Portuguese '50%'. */
export const percentText = (share: number): string => share + (LANGUAGE === 'pt-BR' ? '%' : ' %')

const decimalSign = (): string => (1.5).toLocaleString(LOCALE).charAt(1)
