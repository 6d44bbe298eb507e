import { confirmEmail } from '@bettle/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { MailCheck, MailQuestion, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { msg } from '../../../texts/msg.ts'
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
  useDocumentTitle({ title: msg('pages-account.confirm-email-page.confirm-address') })
  if (!token || !id) {
    return (
      <Said
        icon={<Unlink />}
        title={msg('pages-account.confirm-email-page.this-link-is-incomplete')}
        way={<ToProfile />}
      >
        {msg('pages-account.confirm-email-page.part-of-the-link')}
      </Said>
    )
  }
  if (confirming.isSuccess && isNewAccount) {
    return (
      <Said
        icon={<MailCheck />}
        title={msg('pages-account.confirm-email-page.your-email-address-is')}
        way={<ToLobbies />}
      >
        {msg('pages-account.confirm-email-page.you-can-chat-open')}
      </Said>
    )
  }
  if (confirming.isSuccess) {
    return (
      <Said
        icon={<MailCheck />}
        title={msg('pages-account.confirm-email-page.your-email-address-was')}
        way={<ToProfile name={msg('pages-account.confirm-email-page.go-on')} />}
      >
        {msg('pages-account.confirm-email-page.from-now-on-you')}
      </Said>
    )
  }
  return (
    <Said
      icon={<MailQuestion />}
      title={
        isNewAccount
          ? msg('pages-account.confirm-email-page.confirm-your-email-address')
          : msg('pages-account.confirm-email-page.confirm-your-new-email')
      }
      way={
        <Button variant="primary" loading={confirming.isPending} onClick={() => confirming.mutate({ token, id })}>
          {msg('pages-account.confirm-email-page.confirm-the-address')}
        </Button>
      }
    >
      {isNewAccount
        ? msg('pages-account.confirm-email-page.when-your-address-is')
        : msg('pages-account.confirm-email-page.when-you-confirm-the')}
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
      <Link to="/">{msg('pages-account.confirm-email-page.go-on')}</Link>
    </Button>
  )
}

function ToProfile({ name = msg('pages-account.confirm-email-page.to-your-profile') }: { name?: string }) {
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
