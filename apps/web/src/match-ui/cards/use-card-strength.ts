import type { Lobby, LobbyId } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lobbyKey } from '../../push/lobby/held-lobby.ts'

/** Returns the strength of cards in a cached lobby. The settings of a lobby never change. */
export function useCardStrength(lobbyId: LobbyId): number | undefined {
  return useQueryClient().getQueryData<Lobby>(lobbyKey(lobbyId))?.gameSettings.cardEffectStrength
}
