import type { LobbyId } from '@bettle/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isGuestHere } from '../../../api/session/token.ts'
import { DealButton } from '../../../features/card/deal-button.tsx'
import { OwnChips } from '../../../features/my-bets/own-chips.tsx'
import { RematchCard, useHasRematch } from '../../../features/rematch/rematch-card.tsx'
import { MatchComplete, type MatchCompleteProps } from '../../../features/result/match-complete.tsx'
import { useRanksByRound } from '../../../features/result/use-ranks-by-round.ts'
import { useTrophies } from '../../../features/result/use-trophies.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, lazyNamed, Skeleton } from '../../../ui/index.ts'
import { LoadingResults } from './loading-results.tsx'

const OnInCompetition = lazyNamed(() => import('./on-in-competition.tsx'), 'OnInCompetition')

const KeepPeople = lazyNamed(() => import('../../../features/circle/keep-people.tsx'), 'KeepPeople')

interface MatchEndProps extends Pick<MatchCompleteProps, 'lobby' | 'isLeaving'> {
  onPlayAgain: () => void
}

/** The end of a match for its players. The component is loaded when a match ends. */
export function MatchEnd(props: MatchEndProps) {
  const { lobby } = props
  const { trophies, isAwaited } = useTrophies(lobby)
  const navigate = useNavigate()
  const hasRematch = useHasRematch(lobby)
  const ranks = useRanksByRound(lobby)
  const isGuest = isGuestHere()
  // A guest has no list of lobbies to return to. The guest of a trial game starts another trial. A guest who came by a
  // friend's link gets no such button, and waits for the next game of the same members.
  const playAgain = !isGuest ? props.onPlayAgain : lobby.match.isTrial ? () => void navigate({ to: '/try' }) : undefined
  if (isAwaited) return <LoadingResults />
  return (
    <MatchComplete
      {...props}
      onPlayAgain={playAgain}
      trophies={trophies}
      competitionLink={
        lobby.competition && (
          <Suspense fallback={<Skeleton className="h-12 w-60" />}>
            <OnInCompetition competition={lobby.competition} matchId={lobby.match._id} />
          </Suspense>
        )
      }
      resultLink={<ResultLink lobbyId={lobby._id} />}
      keep={isGuest && <KeepResult lobbyId={lobby._id} />}
      // A game may be decided before its match has ended, and the next game can be opened only later. The key renders
      // the card again when the status of the match changes.
      rematch={
        <RematchCard
          key={lobby.match.status}
          lobby={lobby}
          isMain={!isGuest && !lobby.competition && !lobby.match.isPractice}
        />
      }
      hasRematch={hasRematch}
      ranks={ranks}
      deal={
        <>
          <Suspense fallback={null}>
            <KeepPeople lobby={lobby} />
          </Suspense>
          <DealButton lobby={lobby} />
        </>
      }
      ownChips={<OwnChips lobby={lobby} />}
    />
  )
}

/** A link from the end of a game to the game's stored result. */
function ResultLink({ lobbyId }: { lobbyId: LobbyId }) {
  return (
    <Button asChild size="lg">
      <Link to="/previous-results/$lobbyId" params={{ lobbyId }}>
        {msg('pages-game.match-end.see-the-full-result')}
      </Link>
    </Button>
  )
}

/** Offers a guest at the end of the game to register, so that the result is kept. */
function KeepResult({ lobbyId }: { lobbyId: LobbyId }) {
  return (
    <>
      <p className="w-full text-balance text-muted text-sm">{msg('pages-game.match-end.you-played-as-a')}</p>
      <Button asChild variant="primary" size="lg" className="max-w-full whitespace-normal!">
        <Link to="/register" search={{ next: `/previous-results/${lobbyId}` }}>
          {msg('pages-game.match-end.register-to-keep-my')}
        </Link>
      </Button>
    </>
  )
}
