import type { LobbyId } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import { confetti } from '../../ui/index.ts'

const KEY = 'bettle.celebrated'

/** Shows confetti from the podium to the winner, once for each game, also after a reload. */
export function useWinnerConfetti(lobbyId: LobbyId, hasWon: boolean) {
  const podium = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasWon || sessionStorage.getItem(KEY) === lobbyId) return
    sessionStorage.setItem(KEY, lobbyId)
    const shown = new AbortController()
    void confetti(podium.current, shown.signal)
    return () => shown.abort()
  }, [hasWon, lobbyId])
  return podium
}
