import { useEffect, useRef, useState } from 'react'

/** How long the next step ignores presses after a press or after it has changed (ms of wall time) [W10]. */
const HOLD = 2000

/**
 * Holds presses back for two seconds after each press that was let through, and after the step under the thumb has
 * changed [W10]. `press` returns false for a press that is held back.
 */
export function useHold(step: string): { isHeld: boolean; press: () => boolean } {
  const [isHeld, setHeld] = useState(false)
  // A second press can arrive before the page has rendered the first one.
  const until = useRef(0)
  const shown = useRef(step)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = () => {
    until.current = performance.now() + HOLD
    setHeld(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(false), HOLD)
  }
  useEffect(() => {
    if (shown.current !== step) hold()
    shown.current = step
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isHeld,
    press: () => {
      if (performance.now() < until.current) return false
      hold()
      return true
    },
  }
}
