import { type Language, setLanguage } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { untilAllAnswered } from '../../api/until-answered.ts'
import { inLanguage } from './language-address.ts'

/**
 * Opens the page again in a language, at the same address. A bet that is under way gets its answer first. The server lets
 * the browser keep the choice.
 * @param hasAccount whether the language is also kept with the account, or with the guest, who may register later
 */
export async function chooseLanguage(language: Language, hasAccount: boolean): Promise<void> {
  await untilAllAnswered()
  // The page opens in the language also if the account cannot keep it now.
  if (hasAccount) await call(setLanguage, { body: { language } }).catch(() => undefined)
  location.assign(inLanguage(location.href, language))
}
