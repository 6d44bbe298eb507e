import { useRef } from 'react'
import { pressedControl } from './pressed-control.ts'

/** The time after which a dialog that has just opened surely listens to the keyboard (ms). */
const LISTENS_AFTER = 50

/**
 * Returns the handlers with which a dialog gives the focus back to the control that opened it, or to the nearest panel
 * if the control is gone. Radix does this only for a dialog with a trigger. If the focus was set elsewhere meanwhile,
 * it stays there. One Escape closes one layer: Radix gives the key to a dialog only some time after the dialog has
 * appeared, and until then the key would close the layer below, and with it the dialog.
 */
export function useFocusReturn() {
  const places = useRef<HTMLElement[]>([])
  const layer = useRef<EventTarget>(null)
  return {
    remember: (opening: Event) => {
      layer.current = opening.currentTarget
      places.current = placesOf(pressedControl())
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      const above =
        event.target instanceof Element ? event.target.closest('[role="dialog"], [role="alertdialog"]') : null
      const isAbove = above !== null && above !== layer.current
      // A held key closes only the layer that it met first.
      if (isAbove || event.repeat) event.preventDefault()
      if (isAbove && !event.repeat) {
        const { key } = event
        const again = () => above.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        setTimeout(() => above.isConnected && again(), LISTENS_AFTER)
      }
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
