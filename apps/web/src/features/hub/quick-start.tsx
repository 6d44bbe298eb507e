import type { LobbyCard, MatchId, MyGame } from '@bettle/contract'
import { usePress } from '../../api/use-press.ts'
import type { HubView } from '../../push/hub/use-hub.ts'
import { canOpenLobby } from './create/can-open-lobby.ts'
import type { Creating } from './create/use-creating.ts'
import type { Joining } from './join/use-joining.ts'
import { bestLobby, type Removals } from './lobbies/best-lobby.ts'
import { isInProgress, playableMatches } from './matches/match-moment.ts'
import { PlayNow, PlayNowSkeleton } from './play-now.tsx'

interface QuickStartProps {
  hub: HubView
  /** The player's own games; undefined until they are loaded. */
  games: readonly MyGame[] | undefined
  removed: Removals
  now: number
  joining: Joining
  creating: Creating
}

interface Seat {
  lobby: LobbyCard | undefined
  matchId: MatchId
}

/**
 * Offers a seat in the best lobby: a running match comes first, then the lobby with the most players. If no lobby has a
 * free seat, it offers to open one for the most relevant match.
 */
export function QuickStart({
  hub: { lobbies, matches, lobbiesError, matchesError },
  games,
  removed,
  now,
  joining,
  creating,
}: QuickStartProps) {
  const { press, isPending, request } = usePress({
    mutationFn: ({ lobby, matchId }: Seat) => (lobby ? joining.sitDown(lobby) : creating.create(matchId, {})),
  })
  // A player with a running game sees that game above, so nothing is offered here.
  if (games?.some(({ match }) => isInProgress(match))) return null
  if (!lobbies || !matches || !games) return lobbiesError || matchesError ? null : <PlayNowSkeleton />
  const lobby = bestLobby(lobbies, removed)
  // Skips matches on which the player already has a game, because that game is listed above.
  const match =
    lobby?.match ??
    playableMatches(matches).find(
      (candidate) => canOpenLobby(candidate, now) && !games.some((game) => game.match._id === candidate._id),
    )
  if (!match) return null

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
