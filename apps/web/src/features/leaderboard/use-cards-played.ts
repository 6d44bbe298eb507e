import type { LobbyId, UserId } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { useState } from 'react'
import { useLobbyPushes } from '../../push/lobby/use-lobby.ts'

const NONE: ReadonlyMap<UserId, CardKind> = new Map()

/**
 * Returns the cards in effect in the current round, until the round is settled. In a blind lobby it returns only the
 * user's own card. The cards come from pushes, so a reload removes them.
 */
export function useCardsPlayed(lobbyId: LobbyId): ReadonlyMap<UserId, CardKind> {
  const [{ cards }, setPlayed] = useState({ roundNumber: 0, cards: NONE })
  useLobbyPushes(lobbyId, ({ push }) => {
    if (push.type === 'card.played') {
      const played = push.cards.map(({ userId, kind }) => [userId, kind] as const)
      setPlayed((current) => ({
        roundNumber: push.roundNumber,
        cards: new Map([...(current.roundNumber === push.roundNumber ? current.cards : NONE), ...played]),
      }))
    }
    // A round can be settled when the next round has already started, so cards of a later round stay.
    if (push.type === 'round.settled')
      setPlayed((current) => (current.roundNumber > push.roundNumber ? current : { roundNumber: 0, cards: NONE }))
  })
  return cards
}
