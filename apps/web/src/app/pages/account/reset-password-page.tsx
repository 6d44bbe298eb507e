import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { dropSession } from '../../../api/session/session.ts'
import { ResetPasswordForm } from '../../../features/account/reset-password-form.tsx'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, CentreCircle } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

/** The page of the mailed link that resets a password. */
export function ResetPasswordPage() {
  const { token, id } = useSearch({ from: '/auth/reset-password' })
  const navigate = useNavigate()
  useDocumentTitle({ title: msg('pages-account.reset-password-page.reset-password-2') })
  if (!token || !id) return <BrokenLink />
  const signInAnew = () => {
    // A new password ends every session of the user, including the session of this browser.
    dropSession()
    void navigate({ to: '/login', search: { reset: true }, replace: true })
  }
  return (
    <div className="flex flex-col gap-5">
      <h2 className="headline text-xl">{msg('pages-account.reset-password-page.reset-password')}</h2>
      <ResetPasswordForm token={token} id={id} onReset={signInAnew} />
      <p className="text-center text-muted">
        {rich('pages-account.reset-password-page.link-expired-ask-for', {
          link: (
            <Link
              to="/request-reset"
              className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-flood underline underline-offset-4"
            />
          ),
        })}
      </p>
    </div>
  )
}

function BrokenLink() {
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <CentreCircle>
        <Unlink />
      </CentreCircle>
      <h2 className="headline mt-3 text-xl">{msg('pages-account.reset-password-page.this-link-is-incomplete')}</h2>
      <p className="max-w-[38ch] text-balance text-muted">
        {msg('pages-account.reset-password-page.part-of-the-link')}
      </p>
      <Button asChild variant="primary" className="mt-3">
        <Link to="/request-reset">{msg('pages-account.reset-password-page.ask-for-a-new')}</Link>
      </Button>
    </div>
  )
}
