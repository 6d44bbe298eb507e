import type { enterRoom, Lobby, Reply } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import { Button } from '../../ui/index.ts'
import { pressedText } from './whistle-text.ts'

type Entry = Reply<typeof enterRoom>

/** With fewer members present than this, the accuracy that the model predicts for the records is below the goal. */
const ENOUGH = 5

/** Returns the name of the host, if the host is present without a seat. */
export const loneHost = ({ users }: Pick<Lobby, 'users'>) =>
  users.find(({ isHost, ranked, present }) => isHost && !ranked && present)?.user.username

interface RecorderLineProps {
  entry: Entry
  lobby: Pick<Lobby, 'users'>
  onInvite: () => void
  /** Called when a recorder wants to tap in this window instead of another one. */
  onTakeOver?: (() => void) | undefined
}

/** Says who records the match now, and what to do if too few members are present [RM6]. */
export function RecorderLine({ entry, lobby, onInvite, onTakeOver }: RecorderLineProps) {
  const { recorder, isHostOnly, isElsewhere, isRecorder, present } = entry
  const host = isHostOnly ? undefined : loneHost(lobby)
  const isShort =
    isRecorder === undefined &&
    !isHostOnly &&
    (recorder === 'host' ? host === undefined : present !== undefined && present < ENOUGH)
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-snug">
      <p role="status" className="wrap-anywhere min-w-0 flex-1 basis-44 text-muted">
        {(entry.whistle && pressedText(entry.whistle)) ?? recorderText(entry, host)}
      </p>
      {isShort && (
        <Button size="sm" onClick={onInvite}>
          {msg('room.recorder-line.invite')}
        </Button>
      )}
      {isElsewhere && (
        <Button size="sm" onClick={onTakeOver}>
          {msg('room.recorder-line.record-here')}
        </Button>
      )}
    </div>
  )
}

function recorderText(
  { recorder, isHostOnly, isElsewhere, isRecorder, atKickOff, present }: Entry,
  host: string | undefined,
) {
  if (atKickOff === 'crowd') return msg('room.recorder-line.players-are-here-from', { present })
  if (atKickOff) return msg('room.recorder-line.those-who-are-here')
  if (isElsewhere) return msg('room.recorder-line.you-record-in-another')
  if (isRecorder === false) return msg('room.recorder-line.named-recorders-tap-what')
  if (isRecorder && (present ?? 1) < 2) return msg('room.recorder-line.you-record-alone-so')
  if (isRecorder) return msg('room.recorder-line.you-record-recorders-are', { present })
  if (isHostOnly) return msg('room.recorder-line.you-record-the-match')
  if (recorder === 'room') {
    const few = present !== undefined && present < ENOUGH
    return few
      ? msg('room.recorder-line.three-of-you-record', { present })
      : msg('room.recorder-line.your-room-records-the', { noPresent: present === undefined, present })
  }
  if (host !== undefined) return msg('room.recorder-line.records-the-match-until', { host })
  return msg('room.recorder-line.here-but-three-are', { present: present ?? 1 })
}
