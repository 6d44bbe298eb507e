import { useRef } from 'react'
import { pressedControl } from './pressed-control.ts'

/**
 * Returns the handlers with which a dialog gives the focus back to the control that opened it, or to the nearest panel
 * if the control is gone. Radix does this only for a dialog with a trigger. If the focus was set elsewhere meanwhile,
 * it stays there.
 */
export function useFocusReturn() {
  const places = useRef<HTMLElement[]>([])
  return {
    remember: () => {
      places.current = placesOf(pressedControl())
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement } = document
      const isLost = activeElement === null || activeElement.matches('body, [role="dialog"], [role="alertdialog"]')
      if (isLost) places.current.some(takesFocus)
    },
  }
}

/** Returns the control and the panels around it, the nearest first. */
function placesOf(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = []
  for (let place = opener; place; place = place.parentElement) {
    const isPlace = place === opener || place.matches('section, main, [role="tabpanel"]')
    if (isPlace && place instanceof HTMLElement) places.push(place)
  }
  return places
}

function takesFocus(place: HTMLElement, index: number): boolean {
  if (index > 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return document.activeElement === place
}
