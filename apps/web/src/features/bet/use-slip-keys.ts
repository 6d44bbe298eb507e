import { useEffect, useRef } from 'react'

interface SlipKeys {
  /** 1 to 6, from the left. */
  onDigit?: (digit: number) => void
  onEnter?: () => void
  onEscape?: () => void
}

/** Plays from the keyboard: digits pick an option in sight, Enter places, Escape lets go. Never while typing or asked something. */
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
      // A key that is held says nothing new.
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

export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/**
 * Enter on a button is that button's, except where it would only choose again what is chosen, the price or the stake (`data-of-slip`): there
 * it goes on to placing. What else is pressed in, as the sound is, is let go of by it.
 */
function isControl(target: EventTarget | null): boolean {
  const button = target instanceof HTMLElement ? target.closest('button, a') : null
  return button !== null && !button.matches('[data-of-slip][aria-pressed="true"], [role="radio"], [role="tab"]')
}
