import { Check, Copy, Link as LinkIcon, Share2 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, lazily, Skeleton, useCopying, VisuallyHidden } from '../../../ui/index.ts'

const QrCode = lazily(() => import('../../../ui/pictures/qr-code.tsx').then((module) => ({ default: module.QrCode })))

export const ACCOUNT_NEEDED = msg('hub.share-code.friends-without-an-account')

interface ShareCodeProps {
  /** The label above the code, such as 'Lobby code'. */
  label: string
  /** Null if the link needs no code. */
  code: string | null
  link: string
  /** The accessible name of the QR code. */
  pictureLabel: string
  /** Says what a friend needs in order to take part. */
  access?: string
  /** Opens the device's share sheet. */
  onShare: () => void
}

/** Shows a code and its link, so that the user can read them out, copy, send or scan them. */
export function ShareCode({ label, code, link, pictureLabel, access = ACCOUNT_NEEDED, onShare }: ShareCodeProps) {
  const { copied, isRefused, copy } = useCopying()
  const codeText = useRef<HTMLSpanElement>(null)
  const address = useRef<HTMLSpanElement>(null)
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-stretch gap-3 sm:grid-cols-[1fr_auto]">
        <div className="board flex flex-col items-center justify-center gap-2 px-4 py-6 text-center">
          <span className="caps text-base text-muted leading-none">{label}</span>
          {code !== null && (
            <span
              ref={codeText}
              className="figures select-all text-[min(var(--text-3xl),18vw)] text-flood tracking-[0.12em]"
            >
              {code}
            </span>
          )}
          <span ref={address} className="select-all break-all text-muted text-sm">
            {link}
          </span>
        </div>
        <Suspense fallback={<Skeleton className="mx-auto size-[min(11rem,80vw)] sm:size-48" />}>
          <QrCode text={link} label={pictureLabel} className="mx-auto size-[min(11rem,80vw)] sm:size-48" />
        </Suspense>
      </div>
      <p className="text-center text-muted text-sm">{access}</p>
      <div className="flex flex-wrap gap-2 *:grow *:basis-36">
        {canShare && (
          <Button icon={<Share2 aria-hidden="true" />} onClick={onShare} className="max-sm:basis-full!">
            {msg('hub.share-code.share')}
          </Button>
        )}
        {code !== null && (
          <CopyButton
            isCopied={copied === code}
            icon={<Copy aria-hidden="true" />}
            onCopy={() => void copy(code, codeText)}
          >
            {msg('hub.share-code.copy-code')}
          </CopyButton>
        )}
        <CopyButton
          isCopied={copied === link}
          icon={<LinkIcon aria-hidden="true" />}
          onCopy={() => void copy(link, address)}
        >
          {msg('hub.share-code.copy-link')}
        </CopyButton>
      </div>
      <div role="status" className={classNames('text-muted text-sm', !isRefused && 'sr-only')}>
        {isRefused && msg('hub.share-code.your-browser-does-not')}
        {copied !== undefined && <VisuallyHidden>{msg('hub.share-code.copied')}</VisuallyHidden>}
      </div>
    </div>
  )
}

interface CopyButtonProps {
  isCopied: boolean
  icon: React.ReactNode
  onCopy: () => void
  children: string
}

function CopyButton({ isCopied, icon, onCopy, children }: CopyButtonProps) {
  return (
    <Button onClick={onCopy} icon={isCopied ? <Check aria-hidden="true" className="text-won" /> : icon}>
      {isCopied ? msg('hub.share-code.copied') : children}
    </Button>
  )
}
