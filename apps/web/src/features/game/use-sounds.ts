import type { LobbyId } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import type { GameMoment } from '../../match-ui/game-moment.ts'
import { useLobbyPushes } from '../../push/use-lobby.ts'
import { isSoundOn, loadSounds } from './sound-choice.ts'

/** Where sound is on: a thud for a goal, a tick when betting closes soon, a buzz in the hand when one's bet is settled. */
export function useSounds(lobbyId: LobbyId, { window }: GameMoment): void {
  useLobbyPushes(lobbyId, ({ push, isOwn }) => {
    if (!isSoundOn()) return
    if (push.type === 'match-event.recorded' && push.event.eventType === 'Goal') {
      void loadSounds().then(({ playThud }) => playThud())
    }
    if (push.type !== 'round.settled' || !isOwn) return
    const [own] = push.bets
    if (own) navigator.vibrate?.(own.outcome === 'won' ? [40, 60, 40] : 60)
  })

  const isClosing = window.state === 'closing-soon'
  const wasClosing = useRef(isClosing)
  useEffect(() => {
    const hasTurned = isClosing && !wasClosing.current
    wasClosing.current = isClosing
    if (hasTurned && isSoundOn()) void loadSounds().then(({ playTick }) => playTick())
  }, [isClosing])
}
