import { useEffect, useRef } from 'react'

/**
 * The time for which a hint or the last step of the guide stays visible (ms). It is long enough to read the text twice.
 */
export const READ_MS = 20_000

/**
 * Calls `onEnd` when a hint or the last step of the guide was visible for READ_MS without a break. Other help for
 * beginners can then replace it.
 */
export function useEndOnceRead(isLastStep: boolean, onEnd: () => void): void {
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (!isLastStep) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => end.current(), READ_MS)
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [isLastStep])
}
