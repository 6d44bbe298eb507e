/** The longest wait for an idle browser (ms). */
const AT_LATEST_MS = 3_000
/** The delay in browsers that do not report idle time (ms). */
const LATER_MS = 600

/**
 * Runs a task that preloads components once the browser is idle, or after three seconds. Returns a function that
 * cancels the task. The task never runs for users who save data; their components are loaded on demand.
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

/** Returns whether the user has asked to save data. Not every browser reports it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
