import type { Lobby } from '@bettle/contract'
import { useState } from 'react'

const COMPARED = ['_id', 'users', 'currentUser', 'hostUser', 'gameSettings', 'status', 'rounds'] as const

/**
 * Returns a lobby object that stays the same while only the match changes. It suits components that read members,
 * settings and times.
 */
export function useStillLobby(lobby: Lobby): Lobby {
  const [held, setHeld] = useState(lobby)
  const isSame = COMPARED.every((part) => held[part] === lobby[part]) && held.match.halves === lobby.match.halves
  if (isSame) return held
  setHeld(lobby)
  return lobby
}
