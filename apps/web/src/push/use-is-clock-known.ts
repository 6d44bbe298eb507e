import { useEffect, useState, useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'

/** Where nobody says the time, the device's will do after a while. */
const PATIENCE_MS = 2_000

/** Whether it is known what time it is: a device's clock may be wrong by days, and a match drawn as far. */
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
