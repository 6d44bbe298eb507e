/** After this time (ms) the skeleton says that the page loads slowly. A slow connection normally needs less. */
const PATIENCE_MS = 12_000

/**
 * Keeps the skeleton until the app shows more than a loading state, and removes it in the same frame. If a script fails
 * to load, or `patience` (ms) has passed, the skeleton shows a notice with a link to try again.
 */
export function keepSkeleton(patience = PATIENCE_MS): void {
  const seen = new MutationObserver(() => {
    if (!isReplaced()) return
    stop()
    document.getElementById('first-paint')?.remove()
  })
  const timer = setTimeout(sayTrouble, patience)
  const stop = () => {
    seen.disconnect()
    clearTimeout(timer)
    removeEventListener('error', onError, true)
  }
  seen.observe(document.documentElement, { childList: true, subtree: true })
  addEventListener('error', onError, true)
}

/**
 * Returns whether the app has replaced the skeleton. Every page has a `main`, and a page that is still loading marks
 * its `main`.
 */
function isReplaced(): boolean {
  const root = document.getElementById('root')
  return root?.querySelector('main') != null && !root.querySelector('[data-waiting]')
}

/** Handles a script of the page that failed to load. */
function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement) sayTrouble()
}

function sayTrouble(): void {
  const notice = document.querySelector<HTMLElement>('#first-paint [data-trouble]')
  notice?.querySelector('a')?.setAttribute('href', location.href)
  if (notice) notice.hidden = false
}
