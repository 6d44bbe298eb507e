import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RequestResetForm } from '../../../features/account/request-reset-form.tsx'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, CentreCircle } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

export function RequestResetPage() {
  const { next } = useSearch({ from: '/auth' })
  const [sentTo, setSentTo] = useState<string>()
  useDocumentTitle({ title: msg('pages-account.request-reset-page.forgot-password-2') })
  if (sentTo !== undefined) return <InstructionsSent email={sentTo} next={next} onAgain={() => setSentTo(undefined)} />
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="headline text-xl">{msg('pages-account.request-reset-page.forgot-password')}</h2>
        <p className="mt-2 text-muted">{msg('pages-account.request-reset-page.enter-your-email-address')}</p>
      </div>
      <RequestResetForm onSent={setSentTo} />
      <p className="text-center">
        <Link
          to="/login"
          search={{ next }}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-flood underline underline-offset-4"
        >
          {msg('pages-account.request-reset-page.back-to-sign-in')}
        </Link>
      </p>
    </div>
  )
}

interface InstructionsSentProps {
  email: string
  /** The page to open after sign-in. */
  next: string | undefined
  onAgain: () => void
}

/** Shows the same text for every address, so that it does not reveal whether an account exists. */
function InstructionsSent({ email, next, onAgain }: InstructionsSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <CentreCircle>
        <MailCheck />
      </CentreCircle>
      <h2 ref={heading} tabIndex={-1} className="headline mt-3 text-xl outline-none">
        {msg('pages-account.request-reset-page.instructions-sent')}
      </h2>
      <p className="max-w-[38ch] text-balance text-muted">
        {rich('pages-account.request-reset-page.if-has-an-account', {
          email: <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>,
        })}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link to="/login" search={{ next }}>
            <ArrowLeft aria-hidden="true" /> {msg('pages-account.request-reset-page.back-to-sign-in')}
          </Link>
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {msg('pages-account.request-reset-page.another-address')}
        </Button>
      </div>
    </div>
  )
}
