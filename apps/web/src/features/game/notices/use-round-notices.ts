import type { LobbyId } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { countNotices } from '../../../match-ui/notice-log.ts'
import { msg } from '../../../texts/msg.ts'
import { useAnnounce } from '../../../ui/index.ts'

/**
 * Announces once that a round has begun, and once that betting closes soon. States from before the page opened are not
 * announced.
 */
export function useRoundNotices(lobbyId: LobbyId, { current, window, next }: GameMoment): void {
  const announce = useAnnounce()
  const roundNumber = current?.roundNumber
  const isClosing = window.state === 'closing-soon'
  const said = useRef({ roundNumber, isClosing })
  useEffect(() => {
    const before = said.current
    said.current = { roundNumber, isClosing }
    if (roundNumber !== undefined && roundNumber !== before.roundNumber) {
      announce(msg('game.use-round-notices.round-has-begun', { roundNumber }))
      countNotices(lobbyId)
    }
    if (isClosing && !before.isClosing && next)
      announce(msg('game.use-round-notices.betting-on-round-is', { roundNumber: next.roundNumber }))
  }, [lobbyId, roundNumber, isClosing, next, announce])
}
