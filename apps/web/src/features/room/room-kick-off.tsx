import type { enterRoom, Lobby, Reply } from '@bettle/contract'
import { Button, classNames } from '../../ui/index.ts'
import { hasProblem, tappedTimes } from './pad-tap.ts'
import { loneHost } from './recorder-line.tsx'
import { useRoomEntry } from './use-room-entry.ts'
import { useTaps } from './use-taps.ts'
import { WhistleKey } from './whistle-key.tsx'
import { keyText, pressedText } from './whistle-text.ts'

type Entry = Reply<typeof enterRoom>
type RoomLobby = Pick<Lobby, '_id' | 'match' | 'users'>

/**
 * Says whom the start of a room's match waits for, and offers the whistle to each member who may press it [RM22]. It is
 * shown on Play before the kick-off and at half-time.
 */
export function RoomKickOff({ lobby, onInvite }: { lobby: RoomLobby; onInvite: () => void }) {
  const entry = useRoomEntry(lobby._id, { seesStart: true })
  const taps = useTaps(lobby._id)
  const { data } = entry
  if (data?.whistle?.kind !== 'half-start') return null
  const pressed = pressedText(data.whistle)
  const host = data.isHostOnly ? undefined : loneHost(lobby)
  const isShort = !data.isHostOnly && data.whistle.missing === null && host === undefined
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
        {problem && <span className="block text-lost">Not sent. {problem.problem ?? 'There is no connection.'}</span>}
      </p>
      {isShort ? (
        <Button size="sm" onClick={onInvite}>
          Invite
        </Button>
      ) : (
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
    </div>
  )
}

const PRESENT = ['No player is here.', 'Only you are here.', 'Two of you are here.']

function awaitedText({ whistle, isHostOnly, present = 1 }: Entry, host: string | undefined): string {
  if (!whistle) return ''
  const key = keyText(whistle)
  if (isHostOnly) return `You record this match. When the referee blows, press ${key}.`
  if (whistle.missing !== null)
    return `Your room starts the match. When the referee blows, ${whistle.missing} of you must press ${key}.`
  if (host !== undefined) return `${host} records this match and starts it. You need to do nothing.`
  return `${PRESENT[present] ?? `${present} of you are here.`} Three must have this game open to start the match.`
}
