import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { timeOfDay } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, classNames, Logo, lazyNamed } from '../../ui/index.ts'
import { useUser } from '../session.tsx'
import { ThemeButton } from '../theme-button.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { ConnectionNotice } from './connection-notice.tsx'

const OwnBell = lazyNamed(() => import('./own-bell.tsx'), 'OwnBell')
const GuestNav = lazyNamed(() => import('./guest-nav.tsx'), 'GuestNav')

const TABS = [
  { to: '/profile', label: msg('layouts.app-header.profile') },
  { to: '/previous-results', label: msg('layouts.app-header.results') },
] as const

/**
 * The header of every page for signed-in users. It reserves space for the connection notice, so that the page does not
 * move. Below 768 px only the avatar's menu contains the links, the theme switch and the logout.
 */
export function AppHeader() {
  const { isGuest } = useUser()
  return (
    <header className="@container glass bleed-safe border-line border-b">
      <div className="mx-auto flex h-14 w-full max-w-[100rem] items-center gap-2 px-4 max-[22.5rem]:gap-1 max-[22.5rem]:px-3 sm:gap-3 sm:px-6 xl:px-4">
        <Link to="/" aria-label={msg('layouts.app-header.bettle-all-lobbies')} className="-ms-1 rounded-control p-1">
          <Logo size={30} />
        </Link>
        <ConnectionNotice className="peer flex-1 max-sm:justify-end sm:order-1" />
        <LiveClock className="peer-[:not(:empty)]:max-md:hidden @max-[16rem]:hidden shrink-0 sm:ms-3" />
        <nav
          aria-label={msg('layouts.app-header.account')}
          className="flex items-center gap-1 self-stretch sm:order-2 sm:gap-2"
        >
          {isGuest ? (
            <Suspense>
              <GuestNav />
            </Suspense>
          ) : (
            <OwnNav />
          )}
        </nav>
      </div>
    </header>
  )
}

/** Shows the server's time in the reader's time zone. */
function LiveClock({ className }: { className: string }) {
  const now = useServerNow(10_000)
  return (
    <time
      dateTime={new Date(now).toISOString()}
      className={classNames('figures block text-faint text-lg tracking-wide', className)}
    >
      {timeOfDay(now)}
    </time>
  )
}

function OwnNav() {
  return (
    <>
      <div className="hidden items-center gap-2 self-stretch md:flex">
        {TABS.map((tab) => (
          <HeaderTab key={tab.to} {...tab} />
        ))}
        <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />
        <ThemeButton />
        <Button asChild variant="ghost" size="sm">
          <Link to="/logout">{msg('layouts.app-header.logout')}</Link>
        </Button>
      </div>
      <Suspense fallback={<span className="size-11" />}>
        <OwnBell />
      </Suspense>
      <AvatarMenu />
    </>
  )
}

/** A tab of the header. The current tab is underlined. */
function HeaderTab({ to, label }: (typeof TABS)[number]) {
  return (
    <Link
      to={to}
      className={classNames(
        'caps relative -mb-px inline-flex items-center self-stretch px-3 text-lg text-muted leading-none transition-colors hover:text-ink -outline-offset-4!',
        'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-flood after:opacity-0 after:transition-opacity',
        'aria-[current=page]:text-ink aria-[current=page]:after:opacity-100',
      )}
    >
      {label}
    </Link>
  )
}
