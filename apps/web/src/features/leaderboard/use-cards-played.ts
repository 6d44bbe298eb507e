import type { LobbyId, UserId } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { useState } from 'react'
import { useLobbyPushes } from '../../push/use-lobby.ts'

const NONE: ReadonlyMap<UserId, CardKind> = new Map()

/** Who plays which card on the round under way, until it is settled; of a blind lobby's players oneself alone. */
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
    // The round before is settled as the next one starts.
    if (push.type === 'round.settled')
      setPlayed((current) => (current.roundNumber > push.roundNumber ? current : { roundNumber: 0, cards: NONE }))
  })
  return cards
}
