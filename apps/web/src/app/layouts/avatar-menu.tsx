import { useNavigate } from '@tanstack/react-router'
import { History, LogOut, Moon, ShieldCheck, Sun, UserRound } from 'lucide-react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { Menu, type MenuItem, useTheme } from '../../ui/index.ts'
import { useUser } from '../session.tsx'

/** The user's avatar, which opens a menu of the user's own pages. */
export function AvatarMenu() {
  const user = useUser()
  const navigate = useNavigate()
  const { theme, chooseTheme } = useTheme()
  const isNight = theme === 'night'
  const admin: MenuItem = {
    id: 'admin',
    label: 'Admin area',
    icon: <ShieldCheck aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/admin' }),
  }
  const items: readonly MenuItem[] = [
    {
      id: 'profile',
      label: 'Profile',
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/profile' }),
    },
    {
      id: 'results',
      label: 'Results',
      icon: <History aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/previous-results' }),
    },
    ...(user.permissions.isAdmin ? [admin] : []),
    {
      id: 'theme',
      label: isNight ? 'Light theme' : 'Dark theme',
      icon: isNight ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      onSelect: () => chooseTheme(isNight ? 'day' : 'night'),
    },
    {
      id: 'logout',
      label: 'Logout',
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/logout' }),
      apart: true,
    },
  ]
  return (
    <Menu
      heading={
        <span className="flex items-center gap-3">
          <UserAvatar user={user} size={40} />
          <span className="min-w-0">
            <span className="wrap-anywhere block font-semibold text-base text-ink">{user.username}</span>
            <span className="wrap-anywhere block">{user.email}</span>
          </span>
        </span>
      }
      trigger={
        <button
          type="button"
          aria-label={`Menu of ${user.username}`}
          className="reach rounded-full transition-opacity hover:opacity-85"
        >
          <UserAvatar user={user} size={36} />
        </button>
      }
      items={items}
    />
  )
}
