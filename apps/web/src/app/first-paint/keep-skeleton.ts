/** Longer than a slow line needs; who waits longer wants to know that something is wrong. */
const PATIENCE_MS = 12_000

/**
 * Keeps the skeleton until the app shows something that is no waiting, and takes it away in the same frame. What cannot be
 * loaded is said, with a way to try again.
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

/** Every page has its `main`; what only waits for one says so. */
function isReplaced(): boolean {
  const root = document.getElementById('root')
  return root?.querySelector('main') != null && !root.querySelector('[data-waiting]')
}

/** A script of the page did not come. */
function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement) sayTrouble()
}

function sayTrouble(): void {
  const notice = document.querySelector<HTMLElement>('#first-paint [data-trouble]')
  notice?.querySelector('a')?.setAttribute('href', location.href)
  if (notice) notice.hidden = false
}
