/** Nobody waits longer for it than this. */
const AT_LATEST_MS = 3_000
/** Where the browser does not say when it is idle. */
const LATER_MS = 600

/**
 * Once nothing is left to do at once: for what is fetched before anybody asks for it. Answers how to let it be. For who has asked
 * the browser to save data it is never: whatever they press is fetched then.
 */
export function whenIdle(run: () => void): () => void {
  if (savesData()) return () => {}
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, LATER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
