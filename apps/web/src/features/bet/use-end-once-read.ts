import { useEffect, useRef } from 'react'

/** How long the last step stays in sight: long enough to read it twice. */
export const READ_MS = 20_000

/** Ends the guide once its last step was in sight for long enough: the help that newcomers need comes in its place. */
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
