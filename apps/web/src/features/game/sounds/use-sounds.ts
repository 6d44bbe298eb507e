import type { LobbyId } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useLobbyPushes } from '../../../push/lobby/use-lobby.ts'
import { isSoundOn, loadSounds, useSoundChoice, wakeAudio } from './sound-choice.ts'

/**
 * If sounds are on, plays a thud for a goal and a tick when betting closes soon, and vibrates when the player's bet is
 * settled.
 */
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

  const isOn = useSoundChoice()
  useEffect(() => {
    if (!isOn) return
    const wake = () => void wakeAudio()
    addEventListener('click', wake)
    addEventListener('keydown', wake)
    return () => {
      removeEventListener('click', wake)
      removeEventListener('keydown', wake)
    }
  }, [isOn])

  const isClosing = window.state === 'closing-soon'
  const wasClosing = useRef(isClosing)
  useEffect(() => {
    const hasTurned = isClosing && !wasClosing.current
    wasClosing.current = isClosing
    if (hasTurned && isSoundOn()) void loadSounds().then(({ playTick }) => playTick())
  }, [isClosing])
}
