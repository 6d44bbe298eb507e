import { useSyncExternalStore } from 'react'

/** Returns whether key presses reach the page. They do not while another window or a bar of the browser has the focus. */
export const useHasKeys = (): boolean => useSyncExternalStore(subscribe, () => document.hasFocus())

function subscribe(changed: () => void): () => void {
  window.addEventListener('focus', changed)
  window.addEventListener('blur', changed)
  return () => {
    window.removeEventListener('focus', changed)
    window.removeEventListener('blur', changed)
  }
}
