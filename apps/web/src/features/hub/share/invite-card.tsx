import { Check, Link as LinkIcon, Share2 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, lazily, Skeleton, useCopying, VisuallyHidden } from '../../../ui/index.ts'
import { shareLink } from './share-link.ts'

const QrCode = lazily(() => import('../../../ui/pictures/qr-code.tsx').then((module) => ({ default: module.QrCode })))

const ROOM_TEXTS = {
  seats: msg('hub.invite-card.there-is-room-for'),
  watching: msg('hub.invite-card.all-seats-are-taken'),
  none: msg('hub.invite-card.all-seats-are-taken-2'),
}

interface InviteCardProps {
  lobbyCode: string
  /** The teams, such as 'France v Croatia', for the message that is shared with the link. */
  match: string
  /** The name of a member who joined after the card asked the player to invite others. */
  guest: string | undefined
  /** Whether newcomers can play, only watch, or not join. */
  room: 'seats' | 'watching' | 'none'
}

/** A small card beside a game that invites others, with a QR code and a link. */
export function InviteCard({ lobbyCode, match, guest, room }: InviteCardProps) {
  const { copied, isRefused, copy } = useCopying()
  const address = useRef<HTMLSpanElement>(null)
  const link = `${location.origin}/join/${lobbyCode}`
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="flex flex-wrap items-stretch gap-2.5">
      <Suspense fallback={<Skeleton className="size-24 short-phone:size-22 tiny-phone:hidden shrink-0" />}>
        <QrCode
          text={link}
          label={msg('hub.invite-card.qr-code-of-the', { lobbyCode })}
          className="size-24 short-phone:size-22 tiny-phone:hidden shrink-0"
        />
      </Suspense>
      <div className="flex min-w-[min(9rem,100%)] flex-1 flex-col justify-between gap-1.5 tiny-phone:flex-row tiny-phone:items-center">
        <p className="text-sm leading-snug">
          <span className="wrap-anywhere me-9 line-clamp-2 font-semibold text-ink tiny-phone:sr-only">
            {guest === undefined ? msg('hub.invite-card.you-are-alone-in') : msg('hub.invite-card.is-here', { guest })}
          </span>
          <span className="text-muted">
            <span className="tiny-phone:sr-only">
              {guest === undefined ? msg('hub.invite-card.invite-your-friends') : ROOM_TEXTS[room]}
            </span>{' '}
            <span ref={address} className={classNames('select-all', isRefused ? 'break-all' : 'whitespace-nowrap')}>
              {isRefused ? link : <strong className="figures text-ink tracking-widest">{lobbyCode}</strong>}
            </span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {canShare && (
            <Button
              size="sm"
              variant="primary"
              icon={<Share2 aria-hidden="true" />}
              onClick={() => shareLink(lobbyCode, match)}
            >
              {msg('hub.invite-card.share')}
            </Button>
          )}
          <Button
            size="sm"
            variant={canShare ? 'secondary' : 'primary'}
            icon={copied === link ? <Check aria-hidden="true" /> : <LinkIcon aria-hidden="true" />}
            onClick={() => void copy(link, address)}
          >
            {copied === link ? msg('hub.invite-card.copied') : msg('hub.invite-card.copy-link')}
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status">
            {copied !== undefined && msg('hub.invite-card.copied')}
            {isRefused && msg('hub.invite-card.your-browser-does-not')}
          </span>
        </VisuallyHidden>
      </div>
    </div>
  )
}
