import { type Invitation, invitation } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DoorClosed, WifiOff } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { InvitationBoard } from '../../../features/hub/join/invitation-board.tsx'
import { startText } from '../../../features/hub/join/start-text.ts'
import { matchMoment } from '../../../features/hub/matches/match-moment.ts'
import { measureClock } from '../../../push/clock/measure-clock.ts'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, EmptyState, lazyNamed, Skeleton } from '../../../ui/index.ts'
import { PlainLayout } from '../../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CHIPS_TEXT } from './chips-text.ts'

const InAppBrowser = lazyNamed(() => import('../../layouts/in-app-browser.tsx'), 'InAppBrowser')
const GuestSeatPanel = lazyNamed(() => import('./guest-seat.tsx'), 'GuestSeatPanel')

/** The polling interval for seats, score and the end of betting (ms). This public page opens no push channel. */
const POLL = 5_000

/**
 * The page of an invitation link for visitors and guests. It shows the match, the host, the members, the house rules and
 * a way to join.
 */
export function InvitationPage({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(invitation, { params: { code } }),
    refetchInterval: POLL,
  })
  useEffect(() => void measureClock(), [])
  useDocumentTitle({
    title: data
      ? msg('pages-invitation.invitation-page.v', { homeTeam: data.match.homeTeam, awayTeam: data.match.awayTeam })
      : msg('pages-invitation.invitation-page.invitation'),
  })
  const next = `/join/${code}`
  return (
    <PlainLayout next={next}>
      <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center py-4 sm:py-8">
        <Suspense>
          <InAppBrowser />
        </Suspense>
        {data && !isNowhere(error) ? (
          <Invited invitation={data} isCurrent={error === null} next={next} />
        ) : error ? (
          <NotRead error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Reading />
        )}
      </div>
    </PlainLayout>
  )
}

/** Returns whether the lobby does not exist, or was deleted while the invitation was open. */
const isNowhere = (error: Error | null) => error instanceof CallError && error.status === 404

interface InvitedProps {
  invitation: Invitation
  isCurrent: boolean
  next: string
}

function Invited({ invitation: card, isCurrent, next }: InvitedProps) {
  const now = useServerNow()
  const isOver = card.status === 'closed' || (card.rounds.total > 0 && card.rounds.left === 0)
  return (
    <>
      <h1 className="headline text-balance text-center text-2xl sm:text-3xl">
        {rich('pages-invitation.invitation-page.invites-you-to-a', {
          username: <span className="wrap-anywhere text-flood">{card.hostUser.username}</span>,
        })}
      </h1>
      <p className="mx-auto mt-2 mb-4 max-w-[52ch] text-pretty text-center sm:mb-6">
        {gameText(card)} <span className="text-muted">{startText(matchMoment(card.match, now))}</span>
      </p>
      <InvitationBoard card={card} now={now} isCurrent={isCurrent}>
        {isOver ? (
          <>
            <p className="text-center text-muted">{msg('pages-invitation.invitation-page.you-can-no-longer')}</p>
            <SignInLinks next={undefined} name={msg('pages-invitation.invitation-page.find-another-game')} />
          </>
        ) : card.takesGuests ? (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <GuestSeatPanel card={card} next={next} />
          </Suspense>
        ) : (
          <>
            <p className="text-pretty text-sm">{CHIPS_TEXT}</p>
            <p className="text-balance text-center text-muted text-sm">
              {msg('pages-invitation.invitation-page.you-need-a-free')}
            </p>
            <SignInLinks next={next} name={msg('pages-invitation.invitation-page.take-a-seat')} />
          </>
        )}
      </InvitationBoard>
    </>
  )
}

/** Returns a sentence that explains the game to a visitor who has never seen it. */
function gameText({ match, gameSettings }: Invitation): string {
  const { homeTeam, awayTeam, isPractice } = match
  return msg('pages-invitation.invitation-page.in-bettle-you-bet', {
    isPractice: isPractice === true,
    roundDuration: gameSettings.roundDuration,
    homeTeam,
    awayTeam,
  })
}

/** The link to registering comes first, because most visitors who follow a friend's link have no account. */
function SignInLinks({ next, name }: { next: string | undefined; name: string }) {
  return (
    <div className="flex flex-col gap-2">
      <Button asChild variant="primary" size="lg" block>
        <Link to="/register" search={{ next }}>
          {name}
        </Link>
      </Button>
      <Button asChild size="lg" variant="ghost" block>
        <Link to="/login" search={{ next }}>
          {msg('pages-invitation.invitation-page.i-have-an-account')}
        </Link>
      </Button>
    </div>
  )
}

interface NotReadProps {
  error: Error
  isFetching: boolean
  onRetry: () => void
}

function NotRead({ error, isFetching, onRetry }: NotReadProps) {
  const isLost = isNowhere(error)
  return (
    <section className="panel">
      <EmptyState
        icon={isLost ? <DoorClosed /> : <WifiOff />}
        title={
          isLost
            ? msg('pages-invitation.invitation-page.lobby-not-found')
            : msg('pages-invitation.invitation-page.the-invitation-could-not')
        }
        action={
          isLost ? (
            <Button asChild variant="primary">
              <Link to="/login">{msg('pages-invitation.invitation-page.sign-in')}</Link>
            </Button>
          ) : (
            <Button variant="primary" loading={isFetching} onClick={onRetry}>
              {msg('pages-invitation.invitation-page.try-again')}
            </Button>
          )
        }
      >
        {isLost ? msg('pages-invitation.invitation-page.no-game-has-the') : error.message}
      </EmptyState>
    </section>
  )
}

function Reading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{msg('pages-invitation.invitation-page.loading-the-invitation')}</span>
      <Skeleton className="mx-auto h-9 w-72" />
      <Skeleton className="h-96 rounded-panel!" />
    </div>
  )
}
