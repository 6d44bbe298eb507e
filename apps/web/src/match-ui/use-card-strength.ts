import type { Lobby, LobbyId } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lobbyKey } from '../push/held-lobby.ts'

/** How strongly cards act in a lobby that the page holds; settings never change. */
export function useCardStrength(lobbyId: LobbyId): number | undefined {
  return useQueryClient().getQueryData<Lobby>(lobbyKey(lobbyId))?.gameSettings.cardEffectStrength
}
