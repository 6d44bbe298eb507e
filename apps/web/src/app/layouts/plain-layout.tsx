import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { missingPart } from '../../api/session/token.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Logo, lazyNamed, SkipLink, skipTarget } from '../../ui/index.ts'
import { UserProvider, useSignedInUser } from '../session.tsx'
import { ThemeButton } from '../theme-button.tsx'
import { AvatarMenu } from './avatar-menu.tsx'

const LanguageSwitch = lazyNamed(() => import('../language/language-switch.tsx'), 'LanguageSwitch')

/** The frame with logo and theme button, for visitors and public pages. */
export function PlainLayout({ children, next }: { children: ReactNode; next?: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="door-header">
        {/* Without a session, this address shows the landing page. It is not part of the app, so the link loads
           the page. */}
        <Link
          to="/"
          reloadDocument={missingPart() !== undefined}
          aria-label={msg('layouts.plain-layout.bettle')}
          className="-ms-1 rounded-control p-1"
        >
          <Logo size={34} />
        </Link>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 max-[22.5rem]:gap-0 sm:gap-2">
          <ThemeButton />
          {missingPart() === undefined ? (
            <OwnMenu />
          ) : (
            <>
              <Suspense fallback={<span className="size-11" />}>
                <LanguageSwitch />
              </Suspense>
              <SignInLinks next={next} />
            </>
          )}
        </div>
      </header>
      <main {...skipTarget} className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pb-12 outline-none sm:px-6">
        {children}
      </main>
    </div>
  )
}

/** @param next the page to open after sign-in */
function SignInLinks({ next }: { next: string | undefined }) {
  return (
    <nav
      aria-label={msg('layouts.plain-layout.account')}
      className="flex flex-wrap items-center justify-end gap-1 sm:gap-2"
    >
      <Button asChild variant="ghost" size="sm" className="max-sm:px-2">
        <Link to="/login" search={{ next }}>
          {msg('layouts.plain-layout.login')}
        </Link>
      </Button>
      <Button asChild size="sm" className="max-sm:px-2.5">
        <Link to="/register" search={{ next }}>
          {msg('layouts.plain-layout.register')}
        </Link>
      </Button>
    </nav>
  )
}

function OwnMenu() {
  const user = useSignedInUser()
  if (!user) return null
  return (
    <UserProvider value={user}>
      <AvatarMenu />
    </UserProvider>
  )
}
