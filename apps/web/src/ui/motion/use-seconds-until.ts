import { useEffect, useState } from 'react'

/** Seconds left to a moment, told anew as each second ends. Pass `now` where the server's clock counts. */
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
