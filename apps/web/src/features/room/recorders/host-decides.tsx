import { type Lobby, nameRecorder } from '@bettle/contract'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, notify } from '../../../ui/index.ts'

interface HostDecidesProps {
  lobby: Pick<Lobby, '_id' | 'currentUser'>
  onDecided: () => void
}

/** Lets the host decide before the kick-off that named recorders record, or the host alone, by one press [RM29] [RM30]. */
export function HostDecides({ lobby, onDecided }: HostDecidesProps) {
  const { press, isPending } = usePress({
    mutationFn: async (told: string) => {
      await call(nameRecorder, { body: { lobbyId: lobby._id, userId: lobby.currentUser.user._id, isRecorder: true } })
      return told
    },
    onSuccess: (told) => {
      notify.success(told)
      onDecided()
    },
    onError: (error) => notify.error(messageOf(error), { duration: 4000 }),
  })
  return (
    <>
      <Button size="sm" disabled={isPending} onClick={() => void press(msg('room.host-decides.you-are-the-first'))}>
        {msg('room.host-decides.name-recorders')}
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => void press(msg('room.host-decides.you-record-this-match'))}>
        {msg('room.host-decides.i-record')}
      </Button>
    </>
  )
}
