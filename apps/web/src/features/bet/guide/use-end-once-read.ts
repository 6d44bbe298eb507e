import { useEffect, useRef } from 'react'

/** The time for which the last step of the guide stays visible (ms). It is long enough to read the step twice. */
export const READ_MS = 20_000

/** Ends the guide after its last step was visible for long enough. Other help for beginners then replaces the guide. */
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
