import { useEffect, useRef } from 'react'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { confetti } from '../../ui/index.ts'

/**
 * Shows confetti at most once for each bet: when an active bet becomes winning, or else when the bet has won. A bet
 * whose first status on this page is WINNING, such as an under, gets confetti only when it has won.
 */
export function useBetConfetti(bets: readonly LiveBet[]): void {
  const seen = useRef<Map<string, LiveBet['status']>>(undefined)
  const thrown = useRef(new Set<string>())
  const game = useRef<AbortController>(undefined)
  useEffect(() => {
    const shown = new AbortController()
    game.current = shown
    return () => shown.abort()
  }, [])
  useEffect(() => {
    const before = seen.current
    seen.current = new Map(bets.map(({ bet, status }) => [bet._id, status]))
    if (!before) return
    for (const { bet, status } of bets) {
      const turned = before.get(bet._id) === 'ACTIVE' && status === 'WINNING'
      const hasWon = before.has(bet._id) && before.get(bet._id) !== 'WON' && status === 'WON'
      if (!(turned || hasWon) || thrown.current.has(bet._id)) continue
      thrown.current.add(bet._id)
      void confetti(document.querySelector(`[data-bet-status="${status}"]`), game.current?.signal)
    }
  }, [bets])
}
