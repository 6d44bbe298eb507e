import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { useUser } from '../../session.tsx'

/** The user's name and avatar in the hub. A press opens the profile. */
export function HubGreeting() {
  const user = useUser()
  return (
    <div className="mx-auto flex w-full max-w-6xl px-4 pt-4 sm:px-6 sm:pt-6">
      <Link
        to="/profile"
        aria-label={`Customize profile of ${user.username}`}
        className="group -ml-1.5 inline-flex min-h-11 min-w-0 items-center gap-3 rounded-control p-1.5 transition-colors hover:bg-raised"
      >
        <UserAvatar user={user} size={40} own />
        <span className="min-w-0">
          <span className="wrap-anywhere block font-semibold leading-tight">{user.username}</span>
          <span className="flex items-center gap-1.5 text-muted text-sm group-hover:text-ink">
            Customize profile <Pencil aria-hidden="true" className="size-3.5" />
          </span>
        </span>
      </Link>
    </div>
  )
}
