import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { measureClock } from '../../push/clock/measure-clock.ts'
import { keepLive } from '../../push/connection/live-client.ts'
import { useActiveLobby } from '../../push/lobby/active-lobby.ts'
import { msg } from '../../texts/msg.ts'
import { Logo, lazyNamed, SkipLink, Spinner, skipTarget, useStagedRender } from '../../ui/index.ts'
import { endFirstVisit, isLedOn } from '../first-visit.ts'
import { UserProvider, useSessionCheck } from '../session.tsx'
import { AppHeader } from './app-header.tsx'

const GameWatch = lazyNamed(() => import('./game-watch.tsx'), 'GameWatch')

export function SignedInLayout() {
  return (
    <SignedInFrame>
      <Outlet />
    </SignedInFrame>
  )
}

/** The frame that admits only signed-in users, keeps the push channel open, and shows the header above every page. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const session = useSessionCheck()
  useSignInAgain(session.state === 'not-authorised' ? session.failed : undefined)
  const { pathname } = useLocation()
  // A user who opened another page first gets to the lobbies at `/`, not to the active game.
  useEffect(() => {
    if (pathname !== '/') endFirstVisit()
  }, [pathname])
  if (session.state !== 'authorised') {
    return <CheckingSession failed={session.state === 'pending' ? session.failed : undefined} />
  }
  return (
    <UserProvider value={session.user}>
      <LiveWhileShown />
      <div className="flex min-h-dvh flex-col [--header-height:3.5rem]">
        <SkipLink />
        <AppHeader />
        <GameElsewhere />
        {/* A page that is as high as the screen is laid out once with its final height. Any other page grows with
           its content. */}
        <main
          {...skipTarget}
          className="flex min-h-0 flex-1 flex-col outline-none xl:has-[>[data-screen-high]]:min-h-[40rem] xl:has-[>[data-screen-high]]:basis-0"
        >
          <AfterHeader>{children}</AfterHeader>
        </main>
      </div>
    </UserProvider>
  )
}

/** Renders the page one step after its frame. Rendering both together would block the thread. */
function AfterHeader({ children }: { children: ReactNode }) {
  return useStagedRender(1) === 1 ? children : <span data-waiting />
}

/**
 * Opens the sign-in page, once, if the session check failed with this status. If the session is over, the app itself
 * opens that page.
 */
function useSignInAgain(failed: number | undefined): void {
  const router = useRouter()
  const navigate = useNavigate()
  useEffect(() => {
    if (failed === undefined) return
    const { href } = router.latestLocation
    void navigate({ to: '/login', search: { next: href === '/' ? undefined : href, failed }, replace: true })
  }, [failed, navigate, router])
}

/** Reports the active game while a page is open that does not show the game. */
function GameElsewhere() {
  const lobby = useActiveLobby()
  const { pathname, search } = useLocation()
  const isHere =
    pathname.startsWith('/game/') || pathname === '/chat' || (isLedOn({ pathname, search }) && !lobby?.isOver)
  if (!lobby || isHere) return null
  return (
    <Suspense>
      <GameWatch key={lobby.lobbyId} lobbyId={lobby.lobbyId} />
    </Suspense>
  )
}

function LiveWhileShown() {
  useEffect(() => {
    void measureClock()
    return keepLive()
  }, [])
  return null
}

/** Says from the first failed call on what the page waits for. The skeleton makes room for a `main`. */
function CheckingSession({ failed }: { failed: number | undefined }) {
  const Frame = failed === undefined ? 'div' : 'main'
  return (
    <Frame className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-5 text-flood">
        <Logo size={44} />
        <Spinner size={28} />
        <span className="sr-only">{msg('account.checking-session.signing-you-in')}</span>
        {failed !== undefined && (
          <p className="max-w-72 px-4 text-center text-muted text-sm">
            {failed === 0 ? msg('account.checking-session.not-reached') : msg('account.checking-session.error')}
          </p>
        )}
      </div>
    </Frame>
  )
}
