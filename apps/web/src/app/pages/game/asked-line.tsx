import type { LobbyId } from '@bettle/contract'
import type { ReactNode } from 'react'
import { useRecorders } from '../../../features/room/recorders/use-recorders.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { msg } from '../../../texts/msg.ts'

/**
 * On a phone, says in the place of the lines below the board what the room asks the user as a recorder [RM32] [RM36]: it
 * covers neither the scoreboard nor the bets.
 */
export function AskedLine({ lobbyId, children }: { lobbyId: LobbyId; children: ReactNode }) {
  const nameOf = useEventName()
  const { data } = useRecorders(lobbyId)
  const types = [...new Set(data?.questions.map(({ eventType }) => nameOf(eventType)))].join(', ')
  const [check] = data?.checks ?? []
  if (types === '' && !check) return children
  return (
    <p className="flex min-h-6 shrink-0 items-center px-1 font-semibold text-closing text-sm leading-tight tall-phone:min-h-10">
      {types !== ''
        ? msg('pages-game.asked-line.the-room-asks-you', { types })
        : msg('pages-game.asked-line.check-the-counts', { roundNumber: check?.roundNumber })}
    </p>
  )
}
