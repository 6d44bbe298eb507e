import type { Instant } from '@bettle/rules'
import type { Clock } from '../../clock.ts'

/** A timer is looked at again this often: the machine may have slept, and the clock of a server may be corrected. */
const LONGEST_NAP_MS = 1000

/** Waits until the clock shows this instant, at the longest a second; a clock that is moved, and the signal, end it at once. */
export function sleepUntil(clock: Clock, until: Instant, signal?: AbortSignal): Promise<void> {
  const wait = Math.min(until - clock.now(), LONGEST_NAP_MS)
  if (wait <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      unlisten()
      resolve()
    }
    const timer = setTimeout(wake, wait)
    const unlisten = clock.onMove(wake)
    signal?.addEventListener('abort', wake)
  })
}
