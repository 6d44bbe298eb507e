import { useEffect, useRef } from 'react'
import { isBusy } from '../../../match-ui/keys/is-busy.ts'

interface SlipKeys {
  /** Receives 1 to 3 for the overs on the page, and 4 to 6 for the unders. */
  onDigit?: (digit: number) => void
  onEnter?: () => void
  onEscape?: () => void
}

/**
 * Handles the slip's keys: digits select a visible option, Enter asks to confirm the bet, Escape clears the slip. Keys
 * pressed in text fields and dialogs are ignored.
 */
export function useSlipKeys(keys: SlipKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const handler = handlerOf(event, latest.current)
      if (!handler) return
      event.preventDefault()
      // A key that is held runs its handler once.
      if (!event.repeat) handler()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function handlerOf({ key, target }: KeyboardEvent, { onDigit, onEnter, onEscape }: SlipKeys): (() => void) | undefined {
  if (/^[1-6]$/.test(key)) return onDigit && (() => onDigit(Number(key)))
  if (key === 'Enter' && !isControl(target)) return onEnter
  return key === 'Escape' ? onEscape : undefined
}

/**
 * Returns whether Enter must press the focused button or link instead of asking to confirm the bet. It does not press a
 * selected option or stake (`data-of-slip`), an event type or a tab. Other toggle buttons, such as the sound, are
 * pressed.
 */
function isControl(target: EventTarget | null): boolean {
  const button = target instanceof HTMLElement ? target.closest('button, a') : null
  return button !== null && !button.matches('[data-of-slip][aria-pressed="true"], [role="radio"], [role="tab"]')
}
