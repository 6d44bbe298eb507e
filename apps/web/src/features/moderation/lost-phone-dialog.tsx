import { freeSeat, type Lobby, type Member } from '@bettle/contract'
import { Copy } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { Button, Dialog, lazily, Notice, Skeleton, useCopying } from '../../ui/index.ts'

const QrCode = lazily(() => import('../../ui/pictures/qr-code.tsx').then((module) => ({ default: module.QrCode })))

interface LostPhoneDialogProps {
  lobby: Lobby
  /** The guest who has lost the phone. */
  member: Member
  onClose: () => void
}

/** Lets the host make a one-time link, with which a guest plays on with another phone [G16]. */
export function LostPhoneDialog({ lobby, member: { user, seatMove }, onClose }: LostPhoneDialogProps) {
  const name = user.username
  const free = usePress({
    mutationFn: async () => {
      const { state, path, expiresAt } = await call(freeSeat, { body: { lobbyId: lobby._id, userId: user._id } })
      return { state, link: path && `${location.origin}${path}`, expiresAt }
    },
    onSuccess: (freed) => {
      made.current = freed
    },
  })
  const made = useRef<{ state: string; link?: string | undefined; expiresAt?: string | undefined }>(undefined)
  const { link, expiresAt } = made.current ?? {}
  const isAsked = seatMove?.state === 'asked' || (made.current?.state === 'asked' && seatMove?.state !== 'agreed')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${name} lost the phone?`}
      description={`You can move the seat of ${name}, with all chips and bets, to another phone.`}
      size="sm"
      phone="fitted"
      footer={
        !link && (
          <Button
            variant="primary"
            block
            loading={free.isPending}
            disabled={isAsked}
            onClick={() => void free.press(undefined)}
          >
            {isAsked ? 'Waiting for a yes…' : 'Make the link'}
          </Button>
        )
      }
    >
      {free.error && (
        <Notice tone={isTooEarly(free.error) ? 'warning' : 'error'} className="mb-3">
          {isTooEarly(free.error)
            ? `The phone of ${name} was here less than two minutes ago. Wait until it has been away for two minutes, then press again.`
            : messageOf(free.error)}
        </Notice>
      )}
      <div role="status">
        {link ? (
          <Link link={link} name={name} expiresAt={expiresAt} />
        ) : isAsked ? (
          <p className="text-pretty text-sm">
            You play too, so another member has to say yes first. Ask them to open the row of {name} in the ranking.
          </p>
        ) : (
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
            <li>The old phone must have been away for two minutes.</li>
            <li>All members are told.</li>
            <li>The old phone can take the seat back until the match ends.</li>
            <li>Bets that {name} has placed already stay hidden until their rounds start.</li>
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function Link({ link, name, expiresAt }: { link: string; name: string; expiresAt: string | undefined }) {
  const { copied, isRefused, copy } = useCopying()
  const address = useRef<HTMLSpanElement>(null)
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p className="text-pretty text-sm">
        Give this to {name} only. It works once{expiresAt && `, until ${hoursAndMinutes(Date.parse(expiresAt))}`}.
      </p>
      <Suspense fallback={<Skeleton className="size-44" />}>
        <QrCode text={link} label={`QR code of the link for ${name}`} className="size-44" />
      </Suspense>
      <span ref={address} className="select-all break-all text-muted text-sm">
        {link}
      </span>
      <Button block icon={<Copy aria-hidden="true" />} onClick={() => void copy(link, address)}>
        {copied === link ? 'Copied' : 'Copy link'}
      </Button>
      {isRefused && (
        <p className="text-muted text-sm">Your browser does not allow copying here. Copy the selected text by hand.</p>
      )}
    </div>
  )
}

const isTooEarly = (error: Error) => error instanceof CallError && error.code === 'seat-in-use'
