import type { Lobby } from '@bettle/contract'
import { useState } from 'react'

const COMPARED = ['_id', 'users', 'currentUser', 'hostUser', 'gameSettings', 'status', 'rounds'] as const

/**
 * Returns a lobby object that changes only with the members, the host, the settings, the status, the rounds or the
 * halves. Bets, odds and the score may be outdated in it.
 */
export function useStillLobby(lobby: Lobby): Lobby {
  const [held, setHeld] = useState(lobby)
  const isSame = COMPARED.every((part) => held[part] === lobby[part]) && held.match.halves === lobby.match.halves
  if (isSame) return held
  setHeld(lobby)
  return lobby
}
