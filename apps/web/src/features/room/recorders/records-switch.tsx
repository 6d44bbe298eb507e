import { type Lobby, type Member, nameRecorder } from '@bettle/contract'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { msg } from '../../../texts/msg.ts'
import { notify, Switch } from '../../../ui/index.ts'
import { useRecorders } from './use-recorders.ts'

const HINTS = {
  now: msg('room.records-switch.taps-what-happens-in'),
  starts: msg('room.records-switch.records-from-the-next'),
  ends: msg('room.records-switch.records-until-the-end'),
  none: msg('room.records-switch.only-bets'),
} as const

/** Lets the host name a player as recorder, or end that [RM29]. */
export function RecordsSwitch({ lobby, member: { user } }: { lobby: Lobby; member: Member }) {
  const { data } = useRecorders(lobby._id)
  const { press, isPending } = usePress({
    mutationFn: (isRecorder: boolean) =>
      call(nameRecorder, { body: { lobbyId: lobby._id, userId: user._id, isRecorder } }),
    onError: (error) => notify.error(messageOf(error), { duration: 4000 }),
  })
  const records = data?.recorders.find((one) => one.user._id === user._id)?.records ?? 'none'
  return (
    <Switch
      label={msg('room.records-switch.records-the-match')}
      hint={HINTS[records]}
      checked={records === 'now' || records === 'starts'}
      disabled={data === undefined || isPending}
      onCheckedChange={(isRecorder) => void press(isRecorder)}
      className="mt-3 w-full"
    />
  )
}
