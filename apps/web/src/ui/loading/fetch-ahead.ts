/**
 * Starts to load a script that an import will need soon. The link element marks the script as requested, so that the
 * bundler's helper does not request it again.
 *
 * Safari keeps the failure of a `modulepreload` link as long as the tab lives, even through reloads: every later import of
 * that script then fails without a request. In Safari a plain fetch puts the script into the cache, and an import asks
 * again if the fetch has failed.
 */
export function fetchAhead(script: string, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link')
  link.dataset.ahead = ''
  link.crossOrigin = ''
  if (isSafari()) fetch(script, { priority }).catch(() => undefined)
  else link.rel = 'modulepreload'
  link.fetchPriority = priority
  link.href = script
  document.head.append(link)
}

/** All browsers on an iPhone are Safari inside. */
const isSafari = () => navigator.vendor.startsWith('Apple')
