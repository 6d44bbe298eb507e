import { confirmEmail } from '@bettle/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { MailCheck, MailQuestion, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { Button, CentreCircle } from '../../../ui/index.ts'
import { sessionQuery } from '../../session.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

/**
 * The page of the mailed link that confirms the address of a new account, or a new address of an account. The user must
 * press a button, because mail scanners open links too.
 */
export function ConfirmEmailPage() {
  const { token, id } = useSearch({ from: '/auth/confirm-email' })
  const isNewAccount = new URLSearchParams(useLocation().searchStr).has('new')
  const queryClient = useQueryClient()
  const confirming = useMutation({
    mutationFn: (body: { token: string; id: string }) => call(confirmEmail, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
  useDocumentTitle({ title: 'Confirm address ·' })
  if (!token || !id) {
    return (
      <Said icon={<Unlink />} title="This link is incomplete" way={<ToProfile />}>
        Part of the link is missing. Copy the whole link from the email, or ask for a new one in your profile.
      </Said>
    )
  }
  if (confirming.isSuccess && isNewAccount) {
    return (
      <Said icon={<MailCheck />} title="Your email address is confirmed" way={<ToLobbies />}>
        You can chat, open lobbies and organise competitions now.
      </Said>
    )
  }
  if (confirming.isSuccess) {
    return (
      <Said icon={<MailCheck />} title="Your email address was changed" way={<ToProfile name="Go on" />}>
        From now on you sign in with this address.
      </Said>
    )
  }
  return (
    <Said
      icon={<MailQuestion />}
      title={isNewAccount ? 'Confirm your email address' : 'Confirm your new email address'}
      way={
        <Button variant="primary" loading={confirming.isPending} onClick={() => confirming.mutate({ token, id })}>
          Confirm the address
        </Button>
      }
    >
      {isNewAccount
        ? 'When your address is confirmed, you can chat, open lobbies and organise competitions.'
        : 'When you confirm, the address to which we sent the link becomes the email address of your Bettle account.'}
      {confirming.error && (
        <span role="alert" className="mt-3 block text-lost">
          {messageOf(confirming.error)}
        </span>
      )}
    </Said>
  )
}

function ToLobbies() {
  return (
    <Button asChild variant="primary">
      <Link to="/">Go on</Link>
    </Button>
  )
}

function ToProfile({ name = 'To your profile' }: { name?: string }) {
  return (
    <Button asChild variant="primary">
      <Link to="/profile">{name}</Link>
    </Button>
  )
}

interface SaidProps {
  icon: ReactNode
  title: string
  way: ReactNode
  children: ReactNode
}

function Said({ icon, title, way, children }: SaidProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <CentreCircle>{icon}</CentreCircle>
      <h2 className="headline mt-3 text-xl">{title}</h2>
      <p className="max-w-[38ch] text-balance text-muted">{children}</p>
      <div className="mt-3">{way}</div>
    </div>
  )
}
