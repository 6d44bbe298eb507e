import type { LobbyId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/index.ts'

/** Offers a guest at the end of the game an account that keeps the result. */
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
