import type { LobbyCard, MatchId, MyGame } from '@bettle/contract'
import { usePress } from '../../api/use-press.ts'
import type { HubView } from '../../push/use-hub.ts'
import { bestLobby, type Removals } from './best-lobby.ts'
import { canOpenLobby } from './can-open-lobby.ts'
import { isInProgress, playableMatches } from './match-moment.ts'
import { PlayNow, PlayNowSkeleton } from './play-now.tsx'
import type { Creating } from './use-creating.ts'
import type { Joining } from './use-joining.ts'

interface QuickStartProps {
  hub: HubView
  /** Where one sits; undefined until it is known. */
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

/** A seat in the liveliest lobby; where no lobby is open, the first one on the match that matters. */
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
  // Whoever plays already is not led away: the game that is on stands above.
  if (games?.some(({ match }) => isInProgress(match))) return null
  if (!lobbies || !matches || !games) return lobbiesError || matchesError ? null : <PlayNowSkeleton />
  const lobby = bestLobby(lobbies, removed)
  // Where they sit on a match already, it stands above.
  const match =
    lobby?.match ??
    playableMatches(matches).find(
      (candidate) => canOpenLobby(candidate, now) && !games.some((game) => game.match._id === candidate._id),
    )
  if (!match) return null

  // A lobby that turned out to take nobody has given way to the next: what became of it is said beside the one shown now.
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
