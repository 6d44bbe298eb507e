import { listResults } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { isTrialName } from '../../../features/guest/guest-identity.ts'
import { myGamesQuery } from '../../../push/hub/my-games.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { Button, CentreCircle, ErrorState, Skeleton } from '../../../ui/index.ts'
import { useUser } from '../../session.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

const ofLast = queryOf(listResults, { query: { page: 1, pageSize: 1 } })

/** The page that guests see instead of the hub. It leads to their game or to registering. */
export function GuestHubPage() {
  const games = useQuery(myGamesQuery)
  const results = useQuery({ ...ofLast, staleTime: 0 })
  const navigate = useNavigate()
  const isTrial = isTrialName(useUser().username)
  useDocumentTitle({ title: isTrial ? 'Trial game ·' : 'Your game ·' })
  const error = games.error ?? results.error
  if (error) {
    return (
      <Framed>
        <ErrorState
          title="Your game could not be loaded"
          kept={messageOf(error)}
          retrying={games.isFetching || results.isFetching}
          onRetry={() => void Promise.all([games.refetch(), results.refetch()])}
        />
      </Framed>
    )
  }
  if (!games.data || !results.data) {
    return (
      <Framed>
        <span role="status" className="sr-only">
          Looking for your game
        </span>
        <Skeleton className="h-64 w-full rounded-panel!" />
      </Framed>
    )
  }
  const [game] = games.data.games
  const [result] = results.data.results
  if (game) {
    const goOn = () => {
      activeLobby.set({ lobbyId: game._id, lobbyCode: game.lobbyCode, matchId: game.match._id })
      void navigate({ to: '/game/$code', params: { code: game.lobbyCode } })
    }
    return (
      <Framed
        title={isTrial ? 'Your trial game is running' : 'Your game goes on'}
        text={`${game.match.homeTeam} v ${game.match.awayTeam}. You still have your seat and your chips.`}
      >
        <Button variant="primary" size="lg" onClick={goOn}>
          Back to the game
        </Button>
        <Keep next="/">{isTrial ? 'Register to keep my result' : 'Register to keep my seat'}</Keep>
      </Framed>
    )
  }
  return (
    <Framed
      title={
        isTrial
          ? result
            ? 'Your trial game is over'
            : 'You have left your trial game'
          : result
            ? 'Your game is over'
            : 'You have left the game'
      }
      text={
        result?.position
          ? `${result.homeTeam} v ${result.awayTeam}: you finished as number ${result.position} of ${result.leaderboard.length}. Register within a day to keep the result, your bets and your receipts.`
          : 'Register to play in lobbies with other players.'
      }
    >
      <Keep next={result ? `/previous-results/${result._id}` : '/'} isPrimary>
        {result ? 'Register to keep my result' : 'Register'}
      </Keep>
      {result && (
        <Button asChild size="lg">
          <Link to="/previous-results/$lobbyId" params={{ lobbyId: result._id }}>
            See the full result
          </Link>
        </Button>
      )}
      {isTrial && (
        <Button asChild size="lg" variant="ghost">
          <Link to="/try">Play another</Link>
        </Button>
      )}
    </Framed>
  )
}

function Keep({ next, isPrimary = false, children }: { next: string; isPrimary?: boolean; children: ReactNode }) {
  return (
    <Button asChild size="lg" variant={isPrimary ? 'primary' : 'secondary'}>
      <Link to="/register" search={{ next }}>
        {children}
      </Link>
    </Button>
  )
}

interface FramedProps {
  title?: string
  text?: string
  children: ReactNode
}

function Framed({ title, text, children }: FramedProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      {title !== undefined && (
        <CentreCircle>
          <Ticket />
        </CentreCircle>
      )}
      {title !== undefined && <h1 className="headline text-balance text-2xl">{title}</h1>}
      {text !== undefined && <p className="max-w-[46ch] text-balance text-muted">{text}</p>}
      {title === undefined ? children : <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
