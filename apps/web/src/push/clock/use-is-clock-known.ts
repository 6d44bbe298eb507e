import { useEffect, useState, useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'

/** Without an answer within this time, the page uses the device's clock. */
const PATIENCE_MS = 2_000

/** Whether the server's time is measured. A device clock may be days off, and so would be the drawn match. */
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
