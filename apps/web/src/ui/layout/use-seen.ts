import { type RefCallback, useCallback, useState } from 'react'
import { ofPage } from '../../store/remember.ts'

/** An element within this margin counts as visible, so that its picture is loaded in time. */
const MARGIN = '200px'

const watch = ofPage(() => {
  const waiting = new WeakMap<Element, () => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: MARGIN },
  )
  return { waiting, observer }
})

/** Returns whether an element has ever been visible. All elements share one observer. */
export function useSeen(): [RefCallback<Element>, boolean] {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const { waiting, observer } = watch()
    waiting.set(element, () => setSeen(true))
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [])
  return [ref, isSeen]
}
