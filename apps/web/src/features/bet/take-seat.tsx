import { joinLobby, type Lobby } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { rememberLobby } from '../../push/held-lobby.ts'
import { Button, notify } from '../../ui/index.ts'

/** Makes a host without a seat a player in their own game [M16]. */
export function TakeSeat({ lobby: { lobbyCode } }: { lobby: Lobby }) {
  const queryClient = useQueryClient()
  const { press, isPending } = usePress({
    mutationFn: () => call(joinLobby, { body: { lobbyCode, role: 'player' as const } }),
    onSuccess: ({ lobby }) => rememberLobby(queryClient, lobby),
    onError: (error) => notify.error(`You have no seat: ${messageOf(error)}`, { duration: 4000 }),
  })
  return (
    <Button size="sm" loading={isPending} onClick={() => void press(undefined)}>
      Take a seat
    </Button>
  )
}
