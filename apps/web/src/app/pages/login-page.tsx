import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { beginSession } from '../../api/session.ts'
import { SignInForm } from '../../features/account/sign-in-form.tsx'
import { Button } from '../../ui/index.ts'
import { afterSignIn } from '../after-sign-in.ts'
import { useDocumentTitle } from '../use-document-title.ts'

export function LoginPage() {
  const { next, unreachable } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  useDocumentTitle({ title: 'Sign In ·' })
  return (
    <div className="flex flex-col gap-5">
      {unreachable && <Unreachable onRetry={() => void navigate({ href: next ?? '/' })} />}
      <SignInForm
        onSignedIn={({ token, redirectUrl }) => {
          beginSession(token)
          void navigate({ href: afterSignIn(next, redirectUrl), replace: true })
        }}
      />
      <p className="text-center text-muted">
        New here?{' '}
        <Link to="/register" search={true} className="font-semibold text-flood underline underline-offset-4">
          Create your account
        </Link>
      </p>
    </div>
  )
}

/** The session was not refused: nobody could be asked. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex items-center gap-3 rounded-control border border-closing/45 py-2 pr-2 pl-3 text-sm"
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0 text-closing" />
      <p className="min-w-0 flex-1">
        The server cannot be reached. <span className="text-muted">You are still signed in on this device.</span>
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
