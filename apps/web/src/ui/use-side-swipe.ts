import { type SwipeableHandlers, type SwipeEventData, useSwipeable } from 'react-swipeable'

/** From here on a touch is a swipe, and from there on it is meant. */
const DETECTED = 50
const MEANT = 100
/** The device's own way back begins at its edges. */
const EDGE = 24

export interface SideSwipes {
  /** The finger went from right to left. */
  onLeft?: (() => void) | undefined
  onRight?: (() => void) | undefined
}

/**
 * A deliberate swipe sideways with one finger. What scrolls sideways itself, is dragged or selected keeps its touches, and
 * whatever is marked `data-swipe="own"`.
 */
export function useSideSwipe({ onLeft, onRight }: SideSwipes): SwipeableHandlers {
  const ifMeant = (act: (() => void) | undefined) => (swipe: SwipeEventData) => {
    if (act && isMeant(swipe)) act()
  }
  return useSwipeable({ delta: DETECTED, onSwipedLeft: ifMeant(onLeft), onSwipedRight: ifMeant(onRight) })
}

function isMeant({ absX, absY, initial: [x], event }: SwipeEventData): boolean {
  if (absX <= MEANT || absX < 2 * absY) return false
  if (x < EDGE || x > innerWidth - EDGE) return false
  if (getSelection()?.isCollapsed === false) return false
  return event.target instanceof Element && !keepsTouches(event.target)
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
