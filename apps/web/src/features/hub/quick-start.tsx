import type { LobbyCard } from '@bettle/contract'
import { Users } from 'lucide-react'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Button } from '../../ui/index.ts'
import { canOpenLobby } from './create/can-open-lobby.ts'
import type { Creating } from './create/use-creating.ts'
import { usualOpening } from './create/usual-opening.ts'
import type { Joining } from './join/use-joining.ts'
import type { Offer } from './offer-of.ts'
import { PlayNow } from './play-now.tsx'

interface QuickStartProps {
  offer: Offer
  now: number
  joining: Joining
  creating: Creating
}

interface Pressed {
  lobby?: LobbyCard | undefined
  isForFriends?: boolean
}

/** Offers a seat in the lobby of the offer, or to open the first lobby of its match, or a private one for friends. */
export function QuickStart({ offer: { match, lobby }, now, joining, creating }: QuickStartProps) {
  const { press, isPending, request } = usePress({
    mutationFn: ({ lobby, isForFriends }: Pressed) => {
      if (isForFriends) return creating.openForFriends(match)
      return lobby ? joining.sitDown(lobby) : creating.create(match._id, {}, false, usualOpening(match))
    },
  })
  const isForFriends = request?.isForFriends === true
  // If the offered lobby could no longer be joined, the next lobby is offered, with the reason beside it.
  const asked = joining.problem?.isOver ? request?.lobby : lobby
  const joinProblem = joining.problem?.code === asked?.lobbyCode ? joining.problem?.message : undefined
  return (
    <PlayNow
      match={match}
      lobby={lobby}
      now={now}
      isPending={isPending && !isForFriends}
      problem={
        joining.choosing
          ? undefined
          : (joinProblem ??
            (request && !request.lobby && creating.matchId === match._id ? creating.problem : undefined))
      }
      onPlay={() => void press({ lobby })}
    >
      {canOpenLobby(match, now) && (
        <Button
          block
          icon={<Users aria-hidden="true" />}
          loading={isPending && isForFriends}
          onClick={() => void press({ isForFriends: true })}
        >
          {msg('hub.quick-start.play-with-friends')}
        </Button>
      )}
    </PlayNow>
  )
}
