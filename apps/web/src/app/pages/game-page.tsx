import type { LobbyId } from '@bettle/contract'
import { EventTypesOfMatch } from '../../football/event-names.tsx'
import { activeLobby } from '../../live/active-lobby.ts'
import { useLobby } from '../../live/use-lobby.ts'
import { Button, ErrorState } from '../../ui/index.ts'
import { Game } from './game/game.tsx'
import { GameSkeleton } from './game/game-skeleton.tsx'

/** The game of one lobby, in whatever phase it is. */
export function GameScreen({ lobbyId }: { lobbyId: LobbyId }) {
  const { lobby, timetable, events, statistics, error, fetchAgain } = useLobby(lobbyId)
  if (lobby && timetable) {
    return (
      <EventTypesOfMatch matchId={lobby.match._id}>
        <Game lobby={lobby} timetable={timetable} events={events} statistics={statistics} />
      </EventTypesOfMatch>
    )
  }
  if (error && error.status !== 404) {
    return (
      <div className="mx-auto w-full max-w-xl px-4 py-10">
        <ErrorState
          title="The game could not be loaded."
          kept={`${error.message} Your chips and bets are safe on the server.`}
          onRetry={fetchAgain}
          action={
            <Button size="sm" variant="ghost" onClick={() => activeLobby.clear(lobbyId)}>
              Back to the lobbies
            </Button>
          }
        />
      </div>
    )
  }
  return <GameSkeleton />
}
