import type { LobbyId } from '@bettle/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { isGuestHere } from '../../../api/session/token.ts'
import { DealButton } from '../../../features/card/deal-button.tsx'
import { OwnChips } from '../../../features/my-bets/own-chips.tsx'
import { RematchCard } from '../../../features/rematch/rematch-card.tsx'
import { MatchComplete, type MatchCompleteProps } from '../../../features/result/match-complete.tsx'
import { useTrophies } from '../../../features/result/use-trophies.ts'
import { Button } from '../../../ui/index.ts'
import { BackToCompetition } from '../../competition-link.tsx'

interface MatchEndProps extends Pick<MatchCompleteProps, 'lobby' | 'isLeaving'> {
  onPlayAgain: () => void
}

/** The end of a match for its players. It loads when a match ends. */
export function MatchEnd(props: MatchEndProps) {
  const { lobby } = props
  const trophies = useTrophies(lobby)
  const navigate = useNavigate()
  const isGuest = isGuestHere()
  // A guest has no lobbies to return to: the guest of a trial game starts another, and the guest of a friend's link
  // waits for the next game of the same members.
  const playAgain = !isGuest ? props.onPlayAgain : lobby.match.isTrial ? () => void navigate({ to: '/try' }) : undefined
  return (
    <MatchComplete
      {...props}
      onPlayAgain={playAgain}
      trophies={trophies}
      competitionLink={
        lobby.competition && <BackToCompetition competition={lobby.competition} variant="primary" size="lg" />
      }
      resultLink={<ResultLink lobbyId={lobby._id} />}
      keep={isGuest && <KeepResult lobbyId={lobby._id} />}
      // A game may be decided before its bets are over, and only then can the next one be opened.
      rematch={<RematchCard key={lobby.match.status} lobby={lobby} />}
      deal={<DealButton lobby={lobby} />}
      ownChips={<OwnChips lobby={lobby} />}
    />
  )
}

/** The link from the end of a game to its saved result. */
function ResultLink({ lobbyId }: { lobbyId: LobbyId }) {
  return (
    <Button asChild size="lg">
      <Link to="/previous-results/$lobbyId" params={{ lobbyId }}>
        See the full result
      </Link>
    </Button>
  )
}

/** Offers a guest at the end of the game an account that keeps the result. */
function KeepResult({ lobbyId }: { lobbyId: LobbyId }) {
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
