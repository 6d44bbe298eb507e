import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the game instead of the top of the page when the focused element disappears with its phase. A
 * focus that the user has set meanwhile is kept.
 */
export function useKeptFocus(game: RefObject<HTMLElement | null>, phase: string): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && game.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [game])
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the focus after each change of phase
  useEffect(() => {
    const isLost = last.current !== null && !last.current.isConnected && document.activeElement === document.body
    if (isLost) game.current?.focus({ preventScroll: true })
  }, [game, phase])
}
