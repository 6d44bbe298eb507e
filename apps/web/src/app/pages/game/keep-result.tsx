import type { LobbyId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/index.ts'

/** For a guest at the end of their game: an account, and the result is theirs for good. */
export function KeepResult({ lobbyId }: { lobbyId: LobbyId }) {
  return (
    <>
      <p className="w-full text-balance text-muted text-sm">
        You played as a guest. Register within a day, and this result, your bets and your receipts stay yours.
      </p>
      <Button asChild variant="primary" size="lg">
        <Link to="/register" search={{ next: `/previous-results/${lobbyId}` }}>
          Keep my result: register
        </Link>
      </Button>
    </>
  )
}
