import { useRef } from 'react'

/**
 * Returns the handlers with which a dialog gives the focus back to the element that had it before. Radix does this only
 * for a dialog with a trigger. If the focus was set elsewhere meanwhile, it stays there.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { activeElement } = document
      const isLost = activeElement === null || activeElement.matches('body, [role="dialog"], [role="alertdialog"]')
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
