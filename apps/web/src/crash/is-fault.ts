import { CallError } from '../api/call-error.ts'
import { isNotFetched } from '../ui/loading/until-loaded.ts'

/**
 * Returns whether an error is a fault of our own code. A refused, failed or aborted call is none. A script that failed
 * to load is none either, because it is loaded again or the page reloads.
 */
export function isFault(error: unknown): boolean {
  if (error === undefined || error === null || error instanceof CallError || isNotFetched(error)) return false
  return !(error instanceof Error && error.name === 'AbortError')
}
