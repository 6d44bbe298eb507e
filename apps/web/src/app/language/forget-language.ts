import { LANGUAGE_PARAMETER } from '@bettle/contract'

/**
 * Removes the language from the address before the app reads it: the server has read it and the browser keeps it. The
 * address then leads each reader to their own language.
 */
export function forgetLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return
  url.searchParams.delete(LANGUAGE_PARAMETER)
  document.documentElement.dataset.asksLanguage = 'yes'
  history.replaceState(null, '', url)
}
