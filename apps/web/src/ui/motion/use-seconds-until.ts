import { useEffect, useState } from 'react'

/**
 * Returns the seconds until a moment, rounded up and updated every second; 0 without a moment or after it. `now` can be
 * the server's clock.
 */
export function useSecondsUntil(moment: number | undefined, now: () => number = Date.now): number {
  const [, tick] = useState(0)
  const left = moment === undefined ? 0 : Math.max(0, (moment - now()) / 1000)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => tick((count) => count + 1), ((left * 1000) % 1000) + 4)
    return () => clearTimeout(timer)
  })
  return Math.ceil(left)
}
