import { useEffect, useRef } from 'react'
import { isBusy } from '../../../match-ui/keys/is-busy.ts'

interface SlipKeys {
  /** 1 to 6, from the left. */
  onDigit?: (digit: number) => void
  onEnter?: () => void
  onEscape?: () => void
}

/**
 * Handles the slip's keys: digits select a visible option, Enter places, Escape clears. Keys are ignored in text fields
 * and dialogs.
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
      // A held key runs its handler once.
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
 * Enter on a button presses that button, unless it would only select the selected option or stake again
 * (`data-of-slip`). Then it places the bet. Other toggle buttons, such as the sound, are switched by it.
 */
function isControl(target: EventTarget | null): boolean {
  const button = target instanceof HTMLElement ? target.closest('button, a') : null
  return button !== null && !button.matches('[data-of-slip][aria-pressed="true"], [role="radio"], [role="tab"]')
}
