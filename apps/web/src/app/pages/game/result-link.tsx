import type { LobbyId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/index.ts'

/** The link from the end of a game to its saved result. */
export function ResultLink({ lobbyId }: { lobbyId: LobbyId }) {
  return (
    <Button asChild size="lg">
      <Link to="/previous-results/$lobbyId" params={{ lobbyId }}>
        See the full result
      </Link>
    </Button>
  )
}
