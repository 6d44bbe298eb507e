import { whoami } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { queryOf } from '../../../api/query/query-of.ts'
import { beginSession } from '../../../api/session/session.ts'
import { isGuestHere } from '../../../api/session/token.ts'
import { RegisterForm } from '../../../features/account/register-form.tsx'
import { isTrialName } from '../../../features/guest/guest-identity.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { lazyNamed } from '../../../ui/index.ts'
import { afterSignIn } from '../../after-sign-in.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { InvitationNote } from '../invitation/invitation-note.tsx'

const InAppBrowser = lazyNamed(() => import('../../layouts/in-app-browser.tsx'), 'InAppBrowser')

export function RegisterPage() {
  const { next } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: isGuestHere() })
  const username = data?.user?.username
  const guestName = username === undefined || isTrialName(username) ? undefined : username
  useDocumentTitle({ title: msg('pages-account.register-page.create-your-account-2') })
  return (
    <div className="flex flex-col gap-5">
      <h2 className="headline text-xl">{msg('pages-account.register-page.create-your-account')}</h2>
      <InvitationNote next={next} />
      <Suspense>
        <InAppBrowser />
      </Suspense>
      {isGuestHere() && (
        <p className="rounded-control border border-flood/40 bg-flood-soft px-3 py-2.5 text-sm">
          {msg('pages-account.register-page.when-you-register-you')}{' '}
          <button
            type="button"
            onClick={() => void navigate({ href: next ?? '/' })}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {msg('pages-account.register-page.back-to-the-game')}
          </button>
        </p>
      )}
      <RegisterForm
        key={guestName}
        guestName={guestName}
        onRegistered={({ token, redirectUrl }) => {
          beginSession(token)
          void navigate({ href: afterSignIn(next, redirectUrl), replace: true })
        }}
      />
      <p className="text-center text-muted">
        {rich('pages-account.register-page.have-an-account-sign', {
          link: (
            <Link
              to="/login"
              search={{ next }}
              className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-flood underline underline-offset-4"
            />
          ),
        })}
      </p>
    </div>
  )
}
