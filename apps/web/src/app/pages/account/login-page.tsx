import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { beginSession } from '../../../api/session/session.ts'
import { signedOutText, WHY_SIGNED_OUT } from '../../../api/session/why-signed-out.ts'
import { SignInForm } from '../../../features/account/sign-in-form.tsx'
import { unfinishedLogout } from '../../../features/account/sign-out.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, lazyNamed } from '../../../ui/index.ts'
import { afterSignIn } from '../../after-sign-in.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { InvitationNote } from '../invitation/invitation-note.tsx'

/**
 * Loads the message that signing out has failed. The sign-in page loads it in advance, because the device may be
 * offline when the message is needed.
 */
const loadLogoutTrouble = () => import('../../../features/account/logout-trouble.tsx')
const LogoutTrouble = lazy<ComponentType>(() =>
  loadLogoutTrouble().then(
    ({ LogoutTrouble }) => ({ default: LogoutTrouble }),
    // If the script cannot be loaded, the message is omitted. The user is signed out on this device in any case.
    () => ({ default: () => null }),
  ),
)
const BesideSignIn = lazyNamed(() => import('./beside-sign-in.tsx'), 'BesideSignIn')
const NewPasswordSet = lazyNamed(() => import('./new-password-set.tsx'), 'NewPasswordSet')

const LINK = 'font-semibold text-flood underline underline-offset-4'

export function LoginPage() {
  const { next, failed, why, reset } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  const [isLogoutUnfinished] = useState(unfinishedLogout.isPending)
  useDocumentTitle({ title: msg('pages-account.login-page.sign-in') })
  useEffect(() => {
    if (why) console.info(WHY_SIGNED_OUT[why])
  }, [why])
  useEffect(() => void loadLogoutTrouble().catch(() => undefined), [])
  return (
    <div className="flex flex-col gap-5">
      {failed !== undefined && <NotChecked failed={failed} onRetry={() => void navigate({ href: next ?? '/' })} />}
      {reset && (
        <Suspense>
          <NewPasswordSet />
        </Suspense>
      )}
      <InvitationNote next={next} />
      {why && (
        <p role="status" className="border-line border-s-2 ps-3 text-muted text-sm">
          {signedOutText(why)}
        </p>
      )}
      <SignInForm
        onSignedIn={({ token, redirectUrl }) => {
          beginSession(token)
          void navigate({ href: afterSignIn(next, redirectUrl), replace: true })
        }}
      />
      <div className="-my-2 flex flex-col items-center text-center text-muted">
        <p>
          <Link to="/request-reset" search={{ next }} className={`inline-flex min-h-11 items-center ${LINK}`}>
            {msg('pages-account.login-page.forgot-password')}
          </Link>
        </p>
        <p>
          {rich('pages-account.login-page.new-here-create-your', {
            link: <Link to="/register" search={{ next }} className={`inline-flex min-h-11 items-center ${LINK}`} />,
          })}
        </p>
      </div>
      <Suspense>
        <BesideSignIn />
      </Suspense>
      {isLogoutUnfinished && (
        <Suspense>
          <LogoutTrouble />
        </Suspense>
      )}
    </div>
  )
}

/** Says that the session could not be checked. It may still be valid. */
function NotChecked({ failed, onRetry }: { failed: number; onRetry: () => void }) {
  const Icon = failed === 0 ? WifiOff : TriangleAlert
  return (
    <div
      role="alert"
      className="flex items-center gap-3 rounded-control border border-closing/45 py-2 pe-2 ps-3 text-sm"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-closing" />
      <p className="min-w-0 flex-1">
        {failed === 0
          ? msg('pages-account.login-page.the-server-cannot-be')
          : msg('pages-account.login-page.the-server-answered-with')}{' '}
        <span className="text-muted">{msg('pages-account.login-page.you-are-still-signed')}</span>
      </p>
      <Button size="sm" onClick={onRetry}>
        {msg('pages-account.login-page.try-again')}
      </Button>
    </div>
  )
}
