import { useEffect, useState, useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'

/** If the server's time is not measured within this time (ms), the page uses the device's clock. */
const PATIENCE_MS = 2_000

/**
 * Returns true once the server's time is measured, or after two seconds without a measurement. Before that, the match
 * could be drawn wrongly, because a device's clock may be days off.
 */
export function useIsClockKnown(): boolean {
  const { subscribe, isMeasured } = serverClock()
  const isKnown = useSyncExternalStore(subscribe, isMeasured)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isKnown) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isKnown])
  return isKnown || isLate
}
