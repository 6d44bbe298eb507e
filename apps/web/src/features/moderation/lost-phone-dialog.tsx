import { freeSeat, type Lobby, type Member } from '@bettle/contract'
import { Copy } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
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
      title={msg('moderation.lost-phone-dialog.lost-the-phone', { name })}
      description={msg('moderation.lost-phone-dialog.you-can-move-the', { name })}
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
            {isAsked
              ? msg('moderation.lost-phone-dialog.waiting-for-a-yes')
              : msg('moderation.lost-phone-dialog.make-the-link')}
          </Button>
        )
      }
    >
      {free.error && (
        <Notice tone={isTooEarly(free.error) ? 'warning' : 'error'} className="mb-3">
          {isTooEarly(free.error)
            ? msg('moderation.lost-phone-dialog.the-phone-of-was', { name })
            : messageOf(free.error)}
        </Notice>
      )}
      <div role="status">
        {link ? (
          <Link link={link} name={name} expiresAt={expiresAt} />
        ) : isAsked ? (
          <p className="text-pretty text-sm">{msg('moderation.lost-phone-dialog.you-play-too-so', { name })}</p>
        ) : (
          <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm">
            <li>{msg('moderation.lost-phone-dialog.the-old-phone-must')}</li>
            <li>{msg('moderation.lost-phone-dialog.all-members-are-told')}</li>
            <li>{msg('moderation.lost-phone-dialog.the-old-phone-can')}</li>
            <li>{msg('moderation.lost-phone-dialog.bets-that-has-placed', { name })}</li>
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
        {msg('moderation.lost-phone-dialog.give-this-to-only', { name })}
        {expiresAt && msg('moderation.lost-phone-dialog.until', { time: hoursAndMinutes(Date.parse(expiresAt)) })}.
      </p>
      <Suspense fallback={<Skeleton className="size-44" />}>
        <QrCode text={link} label={msg('moderation.lost-phone-dialog.qr-code-of-the', { name })} className="size-44" />
      </Suspense>
      <span ref={address} className="select-all break-all text-muted text-sm">
        {link}
      </span>
      <Button block icon={<Copy aria-hidden="true" />} onClick={() => void copy(link, address)}>
        {copied === link ? msg('moderation.lost-phone-dialog.copied') : msg('moderation.lost-phone-dialog.copy-link')}
      </Button>
      {isRefused && <p className="text-muted text-sm">{msg('moderation.lost-phone-dialog.your-browser-does-not')}</p>}
    </div>
  )
}

const isTooEarly = (error: Error) => error instanceof CallError && error.code === 'seat-in-use'
