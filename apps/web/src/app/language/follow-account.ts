import { type Language, setLanguage } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { BUILT_LANGUAGES } from '../../texts/built-languages.ts'
import { LANGUAGE } from '../../texts/language.ts'
import { hasChosenLanguage, inLanguage } from './language-address.ts'

/**
 * Opens the page in the language of the account, on a device without a choice of its own. An account without a language
 * takes the choice of the device. Runs once after each load of the page.
 */
export function followAccount(language: Language | undefined): void {
  if (language === undefined) {
    if (hasChosenLanguage()) void call(setLanguage, { body: { language: LANGUAGE as Language } }).catch(() => undefined)
    return
  }
  // A browser that keeps no cookies has asked for a language already.
  if (document.documentElement.dataset.asksLanguage) return
  if (language === LANGUAGE || hasChosenLanguage() || !BUILT_LANGUAGES.includes(language)) return
  location.replace(inLanguage(location.href, language))
}
