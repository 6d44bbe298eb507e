import { useEffect, useRef } from 'react'
import { isBusy } from '../../../match-ui/keys/is-busy.ts'
import type { Slip } from '../slip/use-slip.ts'
import type { CardNow } from './hand.tsx'

/** Keys 7, 8 and 9 choose the cards from the left. A second press on the same key puts the card back into the hand. */
export function useCardKeys(cards: readonly CardNow[], slip: Slip): void {
  const latest = useRef({ cards, slip })
  useEffect(() => {
    latest.current = { cards, slip }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const card = /^[789]$/.test(event.key) ? latest.current.cards[Number(event.key) - FIRST_KEY] : undefined
      if (!card || card.obstacle !== undefined) return
      event.preventDefault()
      // Ignores repeats of a held key, which would choose the card and put it back repeatedly.
      if (!event.repeat) latest.current.slip.playCard(card.kind)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The first digit key for cards. Keys 1 to 6 select options. */
export const FIRST_KEY = 7
