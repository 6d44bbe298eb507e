import { LANGUAGE } from './language.ts'

let cardinals: Intl.PluralRules | undefined
let ordinals: Intl.PluralRules | undefined

/**
 * Returns the form of a number in the language of this build. The build imports this function where a message needs a
 * form that it cannot write as a comparison.
 */
export function pluralForm(count: number, isOrdinal = false): Intl.LDMLPluralRule {
  if (isOrdinal) ordinals ??= new Intl.PluralRules(LANGUAGE, { type: 'ordinal' })
  else cardinals ??= new Intl.PluralRules(LANGUAGE)
  return ((isOrdinal ? ordinals : cardinals) as Intl.PluralRules).select(count)
}
