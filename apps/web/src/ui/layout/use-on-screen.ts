import { type RefCallback, useCallback, useState } from 'react'

/** Returns whether an element is visible now: not scrolled out of view, and not in a hidden view. */
export function useOnScreen(): [RefCallback<Element>, boolean] {
  const [isOnScreen, setOnScreen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setOnScreen(false)
    }
  }, [])
  return [ref, isOnScreen]
}
