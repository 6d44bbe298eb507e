import { type TouchEvent, type TouchEventHandler, useRef } from 'react'

/** After the first distance a touch has a direction; after the second it is a swipe (px). */
const DETECTED = 50
const MEANT = 100
/**
 * A touch that starts this close to an edge of the screen is ignored, because it may be the device's own back gesture
 * (px).
 */
const EDGE = 24

export interface SideSwipes {
  /** Called when the finger has moved from right to left. */
  onLeft?: (() => void) | undefined
  onRight?: (() => void) | undefined
}

type SwipeHandlers = Record<'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel', TouchEventHandler>

/**
 * Detects a deliberate sideways swipe with one finger. Elements that scroll sideways, or that the user drags or
 * selects, keep their touches. So do elements marked `data-swipe="own"`.
 */
export function useSideSwipe({ onLeft, onRight }: SideSwipes): SwipeHandlers {
  const start = useRef<{ x: number; y: number; isSideways?: boolean }>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    onTouchStart(event) {
      start.current = mayBeSwipe(event) ? finger(event) : undefined
    },
    onTouchMove(event) {
      const from = start.current
      if (!from || from.isSideways) return
      const { x, y } = finger(event)
      const [absX, absY] = [Math.abs(x - from.x), Math.abs(y - from.y)]
      if (Math.max(absX, absY) < DETECTED) return
      // A touch that starts as a vertical scroll stays a scroll.
      if (absX > absY) from.isSideways = true
      else forget()
    },
    onTouchEnd(event) {
      const from = start.current
      forget()
      if (!from) return
      const { x, y } = finger(event)
      const [alongX, absY] = [x - from.x, Math.abs(y - from.y)]
      const isMeant = Math.abs(alongX) > MEANT && Math.abs(alongX) >= 2 * absY
      if (!isMeant || getSelection()?.isCollapsed === false) return
      if (alongX < 0) onLeft?.()
      else onRight?.()
    },
    onTouchCancel: forget,
  }
}

function finger({ changedTouches }: TouchEvent): { x: number; y: number } {
  const { clientX, clientY } = changedTouches[0] ?? { clientX: 0, clientY: 0 }
  return { x: clientX, y: clientY }
}

/**
 * Returns whether a touch can become a swipe. A touch in an overlay cannot: the overlay is not part of the page,
 * although React renders it inside.
 */
function mayBeSwipe(event: TouchEvent): boolean {
  const { target, currentTarget, touches } = event
  if (touches.length > 1 || !(target instanceof Element) || !currentTarget.contains(target)) return false
  const { x } = finger(event)
  return x >= EDGE && x <= innerWidth - EDGE && !keepsTouches(target)
}

const KEEPS = 'input, textarea, select, [contenteditable], [role="slider"], [data-swipe="own"]'

function keepsTouches(target: Element): boolean {
  if (target.closest(KEEPS)) return true
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true
  }
  return false
}
