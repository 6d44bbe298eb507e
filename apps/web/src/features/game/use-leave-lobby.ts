import { type LobbyId, leaveLobby } from '@bettle/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { activeLobby } from '../../push/lobby/active-lobby.ts'
import { msg } from '../../texts/msg.ts'
import { notify } from '../../ui/index.ts'

/** Leaves the lobby and returns to the list of lobbies. */
export function useLeaveLobby(lobbyId: LobbyId) {
  return useMutation({
    mutationFn: () => call(leaveLobby, { body: { lobbyId } }),
    onSuccess: () => activeLobby.clear(lobbyId),
    onError: (error) => {
      if (error instanceof CallError && error.status === 404) activeLobby.clear(lobbyId)
      else notify.error(msg('game.use-leave-lobby.you-are-still-in', { message: messageOf(error) }), { duration: 4000 })
    },
  })
}
