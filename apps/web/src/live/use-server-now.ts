import { useEffect, useState } from 'react'
import { serverClock } from './server-clock.ts'

/**
 * The server's time, again at every full interval of it: all countdowns of a page tick together, and with the wall clock.
 */
export function useServerNow(intervalMs = 1000): number {
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const read = serverClock.now()
      setNow(read)
      timer = setTimeout(tick, intervalMs - (read % intervalMs) + 1)
    }
    tick()
    const stop = serverClock.subscribe(tick)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [intervalMs])
  return now
}
