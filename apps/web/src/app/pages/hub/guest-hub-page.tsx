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
import { msg } from '../../../texts/msg.ts'
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
  useDocumentTitle({
    title: isTrial ? msg('pages-hub.guest-hub-page.trial-game') : msg('pages-hub.guest-hub-page.your-game'),
  })
  const error = games.error ?? results.error
  if (error) {
    return (
      <Framed>
        <ErrorState
          title={msg('pages-hub.guest-hub-page.your-game-could-not')}
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
          {msg('pages-hub.guest-hub-page.looking-for-your-game')}
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
        title={
          isTrial
            ? msg('pages-hub.guest-hub-page.your-trial-game-is')
            : msg('pages-hub.guest-hub-page.your-game-goes-on')
        }
        text={msg('pages-hub.guest-hub-page.v-you-still-have', {
          homeTeam: game.match.homeTeam,
          awayTeam: game.match.awayTeam,
        })}
      >
        <Button variant="primary" size="lg" onClick={goOn}>
          {msg('pages-hub.guest-hub-page.back-to-the-game')}
        </Button>
        <Keep next="/">
          {isTrial
            ? msg('pages-hub.guest-hub-page.register-to-keep-my')
            : msg('pages-hub.guest-hub-page.register-to-keep-my-seat')}
        </Keep>
      </Framed>
    )
  }
  return (
    <Framed
      title={
        isTrial
          ? result
            ? msg('pages-hub.guest-hub-page.your-trial-game-is-over')
            : msg('pages-hub.guest-hub-page.you-have-left-your')
          : result
            ? msg('pages-hub.guest-hub-page.your-game-is-over')
            : msg('pages-hub.guest-hub-page.you-have-left-the')
      }
      text={
        result?.position
          ? msg('pages-hub.guest-hub-page.v-you-finished-as', {
              homeTeam: result.homeTeam,
              awayTeam: result.awayTeam,
              position: result.position,
              count: result.leaderboard.length,
            })
          : msg('pages-hub.guest-hub-page.register-to-play-in')
      }
    >
      <Keep next={result ? `/previous-results/${result._id}` : '/'} isPrimary>
        {result ? msg('pages-hub.guest-hub-page.register-to-keep-my') : msg('pages-hub.guest-hub-page.register')}
      </Keep>
      {result && (
        <Button asChild size="lg">
          <Link to="/previous-results/$lobbyId" params={{ lobbyId: result._id }}>
            {msg('pages-hub.guest-hub-page.see-the-full-result')}
          </Link>
        </Button>
      )}
      {isTrial && (
        <Button asChild size="lg" variant="ghost">
          <Link to="/try">{msg('pages-hub.guest-hub-page.play-another')}</Link>
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
