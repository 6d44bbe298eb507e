import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '@bettle/contract'

/** Returns an address that chooses a language. */
export function inLanguage(href: string, language: string): string {
  const url = new URL(href, location.origin)
  url.searchParams.set(LANGUAGE_PARAMETER, language)
  return url.pathname + url.search + url.hash
}

/** Returns whether this browser keeps a choice of its own. */
export const hasChosenLanguage = (): boolean => new RegExp(`(^|; )${LANGUAGE_COOKIE}=`).test(document.cookie)
