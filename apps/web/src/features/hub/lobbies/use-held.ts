import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** On a touch screen the click comes this long after the finger is lifted, at most (ms). */
const CLICK_FOLLOWS = 100

interface Hold<Value> {
  readonly value: Value
  readonly element: Element
}

/**
 * Keeps a value while a pointer is down on an element, or while the focus is in it, so that a press meets what the user
 * saw. A click ends this. Returns the value to show and the handlers of the element.
 * @param holdsFocus whether the focus keeps the value, too
 */
export function useHeld<Value>(value: Value, { holdsFocus = false } = {}) {
  const [held, setHeld] = useState<Hold<Value>>()
  const hold = (element: Element) => setHeld((before) => before ?? { value, element })
  const release = () => setHeld(undefined)
  const element = held?.element
  useEffect(() => {
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const lifted = () => {
      const isFocused = holdsFocus && element.contains(document.activeElement)
      if (!isFocused) timer = setTimeout(() => setHeld(undefined), CLICK_FOLLOWS)
    }
    addEventListener('pointerup', lifted)
    addEventListener('pointercancel', lifted)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerup', lifted)
      removeEventListener('pointercancel', lifted)
    }
  }, [element, holdsFocus])
  return {
    shown: held ? held.value : value,
    handlers: {
      onPointerDown: ({ currentTarget }: PointerEvent) => hold(currentTarget),
      onFocus: ({ currentTarget }: FocusEvent) => holdsFocus && hold(currentTarget),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) release()
      },
      onClick: release,
    },
  }
}
