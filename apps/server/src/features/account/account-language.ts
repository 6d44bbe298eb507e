import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, LANGUAGES, type Language, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { acceptedLanguage, keptLanguage } from '../../http/pages/page-language.ts'

/** Stores the language in which a user reads emails and, on a device without a choice of its own, pages. */
export async function setLanguage(ctx: Context, userId: UserId, language: Language): Promise<void> {
  await ctx.db.updateTable('account').set({ language }).where('id', '=', userId).execute()
}

/** Returns the language of emails to an account: English, if the account has none that this server knows. */
export const languageOfAccount = ({ language }: { readonly language: string | null }): Language =>
  isLanguage(language) ? language : 'en'

const ALL: ReadonlySet<Language> = new Set(Object.keys(LANGUAGES) as Language[])

/** Returns the language of a browser that registers: what its user has chosen, or what the browser asks for. */
export function languageOfBrowser(headers: IncomingHttpHeaders): Language | undefined {
  const accepted = headers['accept-language']
  // A program asks for any language.
  return keptLanguage(headers.cookie) ?? (accepted === '*' ? undefined : acceptedLanguage(accepted, ALL))
}
