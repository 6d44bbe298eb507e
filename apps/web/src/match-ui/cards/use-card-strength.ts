import type { Lobby, LobbyId } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lobbyKey } from '../../push/lobby/held-lobby.ts'

/** The strength of cards in a lobby in the cache; settings never change. */
export function useCardStrength(lobbyId: LobbyId): number | undefined {
  return useQueryClient().getQueryData<Lobby>(lobbyKey(lobbyId))?.gameSettings.cardEffectStrength
}
