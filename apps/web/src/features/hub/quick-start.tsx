import type { LobbyCard, MatchId } from '@bettle/contract'
import { usePress } from '../../api/use-press.ts'
import type { Creating } from './create/use-creating.ts'
import type { Joining } from './join/use-joining.ts'
import type { Offer } from './offer-of.ts'
import { PlayNow } from './play-now.tsx'

interface QuickStartProps {
  offer: Offer
  now: number
  joining: Joining
  creating: Creating
}

/** Offers a seat in the lobby of the offer, or to open the first lobby of its match. */
export function QuickStart({ offer: { match, lobby }, now, joining, creating }: QuickStartProps) {
  const { press, isPending, request } = usePress({
    mutationFn: ({ lobby, matchId }: { lobby: LobbyCard | undefined; matchId: MatchId }) =>
      lobby ? joining.sitDown(lobby) : creating.create(matchId, {}),
  })
  // If the offered lobby could no longer be joined, the next lobby is offered, with the reason beside it.
  const asked = joining.problem?.isOver ? request?.lobby : lobby
  const joinProblem = joining.problem?.code === asked?.lobbyCode ? joining.problem?.message : undefined
  return (
    <PlayNow
      match={match}
      lobby={lobby}
      now={now}
      isPending={isPending}
      problem={
        joining.choosing ? undefined : (joinProblem ?? (request && !request.lobby ? creating.problem : undefined))
      }
      onPlay={() => void press({ lobby, matchId: match._id })}
    />
  )
}
