/** The longest wait (ms). */
const AT_LATEST_MS = 3_000
/** The delay in browsers that do not report idle time (ms). */
const LATER_MS = 600

/**
 * Runs a task once the browser is idle, to preload parts. Returns a function that cancels. It never runs for users who
 * save data: they load parts on demand.
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

/** Not every browser supports it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
