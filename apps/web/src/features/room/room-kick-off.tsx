import type { enterRoom, Lobby, Reply } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import { Button, classNames } from '../../ui/index.ts'
import { hasProblem, tappedTimes } from './pad-tap.ts'
import { loneHost } from './recorder-line.tsx'
import { HostDecides } from './recorders/host-decides.tsx'
import { useRoomEntry } from './use-room-entry.ts'
import { useTaps } from './use-taps.ts'
import { WhistleKey } from './whistle-key.tsx'
import { keyText, pressedText } from './whistle-text.ts'
import { windowKeyOf } from './window-key.ts'

type Entry = Reply<typeof enterRoom>
type RoomLobby = Pick<Lobby, '_id' | 'match' | 'users' | 'currentUser'>

/**
 * Says whom the start of a room's match waits for, and offers the whistle to each member who may press it [RM22]. It is
 * shown on Play before the kick-off and at half-time.
 */
export function RoomKickOff({ lobby, onInvite }: { lobby: RoomLobby; onInvite: () => void }) {
  const entry = useRoomEntry(lobby._id, { seesStart: true })
  const taps = useTaps(lobby._id, windowKeyOf(lobby))
  const { data } = entry
  if (data?.whistle?.kind !== 'half-start') return null
  const pressed = pressedText(data.whistle)
  const mayPress = data.isRecorder !== false
  const host = data.isHostOnly ? undefined : loneHost(lobby)
  const isShort =
    data.isRecorder === undefined && !data.isHostOnly && data.whistle.missing === null && host === undefined
  const problem = taps.taps.findLast((tap) => tap.sight.kind === 'half-start' && hasProblem(tap))
  return (
    <div className="flex w-full flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <p
        role="status"
        className={classNames(
          'wrap-anywhere min-w-0 max-w-[46ch] text-sm leading-snug',
          pressed ? 'font-semibold text-ink' : 'text-muted',
        )}
      >
        {pressed ?? awaitedText(data, host)}
        {problem && (
          <span className="block text-lost">
            {msg('room.room-kick-off.not-sent', {
              problem: problem.problem ?? msg('room.room-kick-off.there-is-no-connection'),
            })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        {isShort ? (
          <Button size="sm" onClick={onInvite}>
            {msg('room.room-kick-off.invite')}
          </Button>
        ) : (
          mayPress &&
          (data.isHostOnly || host === undefined) && (
            <WhistleKey
              halves={lobby.match.halves}
              isHostOnly={data.isHostOnly}
              disabled={data.whistle.isPressed}
              timesOf={(text) => tappedTimes(taps.taps, text, Date.now())}
              onTap={({ kind, text }) => taps.press({ kind }, text)}
            />
          )
        )}
        {data.atKickOff && lobby.currentUser.isHost && (
          <HostDecides lobby={lobby} onDecided={() => void entry.refetch()} />
        )}
      </div>
    </div>
  )
}

/** Says who will record if the match starts now, and from when on the crowd does [RM30]. */
function atKickOffText(key: string, present: number, atKickOff: 'named' | 'crowd'): string {
  const start = msg('room.room-kick-off.at-the-kick-off', { key })
  if (atKickOff === 'crowd') return msg('room.room-kick-off.players-are-here-so', { present, start })
  return msg('room.room-kick-off.from-eight-players-on', { start, present })
}

/** Says to a recorder how many presses start the match [RM31]. */
const startText = (key: string, missing: number | null) =>
  missing === 2
    ? msg('room.room-kick-off.when-the-referee-blows', { key })
    : msg('room.room-kick-off.when-the-referee-blows-press', { key })

function awaitedText(
  { whistle, isHostOnly, isRecorder, atKickOff, present = 1 }: Entry,
  host: string | undefined,
): string {
  if (!whistle) return ''
  const key = keyText(whistle)
  if (atKickOff) return atKickOffText(key, present, atKickOff)
  if (isRecorder === false) return msg('room.room-kick-off.the-recorders-of-this')
  const alone = present < 2 ? `${msg('room.room-kick-off.you-record-alone-without')} ` : ''
  if (isRecorder) return alone + startText(key, whistle.missing)
  if (isHostOnly) return msg('room.room-kick-off.you-record-this-match', { key })
  if (whistle.missing !== null) return msg('room.room-kick-off.your-room-starts-the', { missing: whistle.missing, key })
  if (host !== undefined) return msg('room.room-kick-off.records-this-match-and', { host })
  return msg('room.room-kick-off.three-must-have-this', { present })
}
