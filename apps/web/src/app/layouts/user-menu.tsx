import { Moon, Sun } from 'lucide-react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { msg } from '../../texts/msg.ts'
import { Menu, type MenuItem, useTheme } from '../../ui/index.ts'
import { useUser } from '../session.tsx'

interface UserMenuProps {
  /** The line below the username. */
  about: string
  items: readonly MenuItem[]
  /** The item that ends the session, below a line. */
  leave: MenuItem
}

/** The user's avatar, which opens a menu. Every user can choose the theme there. */
export function UserMenu({ about, items, leave }: UserMenuProps) {
  const user = useUser()
  const { theme, chooseTheme } = useTheme()
  const isNight = theme === 'night'
  const chooseOther: MenuItem = {
    id: 'theme',
    label: isNight ? msg('layouts.user-menu.light-theme') : msg('layouts.user-menu.dark-theme'),
    icon: isNight ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
    onSelect: () => chooseTheme(isNight ? 'day' : 'night'),
  }
  return (
    <Menu
      heading={
        <span className="flex items-center gap-3">
          <UserAvatar user={user} size={40} />
          <span className="min-w-0">
            <span className="wrap-anywhere block font-semibold text-base text-ink">{user.username}</span>
            <span className="wrap-anywhere block">{about}</span>
          </span>
        </span>
      }
      trigger={
        <button
          type="button"
          aria-label={msg('layouts.user-menu.menu-of', { username: user.username })}
          className="reach rounded-full transition-opacity hover:opacity-85"
        >
          <UserAvatar user={user} size={36} />
        </button>
      }
      items={[...items, chooseOther, { ...leave, apart: true }]}
    />
  )
}
