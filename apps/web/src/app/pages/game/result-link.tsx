import type { LobbyId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/index.ts'

/** From the end of a game to the page that keeps its result. */
export function ResultLink({ lobbyId }: { lobbyId: LobbyId }) {
  return (
    <Button asChild size="lg">
      <Link to="/previous-results/$lobbyId" params={{ lobbyId }}>
        See the full result
      </Link>
    </Button>
  )
}
