import { msg } from '../texts/msg.ts'
import { classNames } from '../ui/index.ts'

/** Marks a member who plays without an account. Guests are ranked, but take no trophies [G12]. */
export function GuestMark({ className }: { className?: string }) {
  return (
    <span className={classNames('caps', className)}>
      {msg('avatar-ui.guest-mark.guest')}
      <span className="sr-only">{msg('avatar-ui.guest-mark.cannot-win-trophies')}</span>
    </span>
  )
}
