import type { enterRoom, Lobby, Reply } from '@bettle/contract'
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
}

/** Says who records the match now, and what to do if too few members are present [RM6]. */
export function RecorderLine({ entry, lobby, onInvite }: RecorderLineProps) {
  const { recorder, isHostOnly, present } = entry
  const host = isHostOnly ? undefined : loneHost(lobby)
  const isShort = !isHostOnly && (recorder === 'host' ? host === undefined : present !== undefined && present < ENOUGH)
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-snug">
      <p role="status" className="wrap-anywhere min-w-0 flex-1 basis-44 text-muted">
        {(entry.whistle && pressedText(entry.whistle)) ?? recorderText(entry, host)}
      </p>
      {isShort && (
        <Button size="sm" onClick={onInvite}>
          Invite
        </Button>
      )}
    </div>
  )
}

function recorderText({ recorder, isHostOnly, present }: Entry, host: string | undefined) {
  if (isHostOnly) return 'You record the match: each tap counts at once, and Undo removes a tap.'
  if (recorder === 'room') {
    const few = present !== undefined && present < ENOUGH
    return few
      ? `${present === 3 ? 'Three' : 'Four'} of you record the match. Five would miss fewer events.`
      : `Your room records the match${present === undefined ? '' : `: ${present} players are here`}.`
  }
  if (host !== undefined) return `${host} records the match until three players are here.`
  return `${countText(present ?? 1)} here, but three are needed to record the match. Invite friends, or open a new game in which you alone record, with few event types.`
}

const NUMBERS = ['No player is', 'Only you are', 'Two of you are']

const countText = (present: number) => NUMBERS[present] ?? `${present} of you are`
