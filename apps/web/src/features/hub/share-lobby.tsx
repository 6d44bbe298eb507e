import { Check, Copy, Link as LinkIcon, Share2 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { Button, classNames, lazily, Skeleton, useCopying, VisuallyHidden } from '../../ui/index.ts'
import { shareLink } from './share-link.ts'

const QrCode = lazily(() => import('../../ui/pictures/qr-code.tsx').then((module) => ({ default: module.QrCode })))

interface ShareLobbyProps {
  lobbyCode: string
  /** 'France v Croatia', for the message that is shared with the link. */
  match: string
}

/** Shares a lobby's code: to read out, copy, send or scan. */
export function ShareLobby({ lobbyCode, match }: ShareLobbyProps) {
  const { copied, isRefused, copy } = useCopying()
  const code = useRef<HTMLSpanElement>(null)
  const address = useRef<HTMLSpanElement>(null)
  const link = `${location.origin}/join/${lobbyCode}`
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-stretch gap-3 sm:grid-cols-[1fr_auto]">
        <div className="board flex flex-col items-center justify-center gap-2 px-4 py-6 text-center">
          <span className="caps text-base text-muted leading-none">Lobby code</span>
          <span ref={code} className="figures select-all text-3xl text-flood tracking-[0.12em] sm:text-4xl">
            {lobbyCode}
          </span>
          <span ref={address} className="select-all break-all text-muted text-sm">
            {link}
          </span>
        </div>
        <Suspense fallback={<Skeleton className="mx-auto size-44 sm:size-48" />}>
          <QrCode
            text={link}
            label={`QR code of the link to lobby ${lobbyCode}`}
            className="mx-auto size-44 sm:size-48"
          />
        </Suspense>
      </div>
      <p className="text-center text-muted text-sm">
        Friends without an account create one on the way: a name, an email address and a password.
      </p>
      <div className={classNames('grid gap-2', canShare ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2')}>
        {canShare && (
          <Button
            icon={<Share2 aria-hidden="true" />}
            onClick={() => shareLink(lobbyCode, match)}
            className="max-sm:col-span-2"
          >
            Share
          </Button>
        )}
        <CopyButton
          isCopied={copied === lobbyCode}
          icon={<Copy aria-hidden="true" />}
          onCopy={() => void copy(lobbyCode, code)}
        >
          Copy code
        </CopyButton>
        <CopyButton
          isCopied={copied === link}
          icon={<LinkIcon aria-hidden="true" />}
          onCopy={() => void copy(link, address)}
        >
          Copy link
        </CopyButton>
      </div>
      <div role="status" className={classNames('text-muted text-sm', !isRefused && 'sr-only')}>
        {isRefused && 'Your browser does not allow copying here. The text is selected: copy it by hand.'}
        {copied !== undefined && <VisuallyHidden>Copied</VisuallyHidden>}
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
      {isCopied ? 'Copied' : children}
    </Button>
  )
}
