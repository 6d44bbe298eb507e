import type { Lobby } from '@bettle/contract'
import { useState } from 'react'

const COMPARED = ['_id', 'users', 'currentUser', 'hostUser', 'gameSettings', 'status', 'rounds'] as const

/** The lobby as those need it who care for its people, settings and times: the same object while only the match goes on. */
export function useStillLobby(lobby: Lobby): Lobby {
  const [held, setHeld] = useState(lobby)
  const isSame = COMPARED.every((part) => held[part] === lobby[part]) && held.match.halves === lobby.match.halves
  if (isSame) return held
  setHeld(lobby)
  return lobby
}
