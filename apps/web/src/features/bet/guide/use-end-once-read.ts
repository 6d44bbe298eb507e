import { useEffect, useRef } from 'react'

/** How long the last step stays visible (ms): long enough to read it twice. */
export const READ_MS = 20_000

/** Ends the guide after its last step was visible for long enough; other help for newcomers takes its place. */
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
