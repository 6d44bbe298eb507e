import { useNavigate } from '@tanstack/react-router'
import { History, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import type { MenuItem } from '../../ui/index.ts'
import { useUser } from '../session.tsx'
import { UserMenu } from './user-menu.tsx'

/** The user's avatar, which opens a menu of the user's own pages. */
export function AvatarMenu() {
  const user = useUser()
  const navigate = useNavigate()
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
  ]
  const logout: MenuItem = {
    id: 'logout',
    label: 'Logout',
    icon: <LogOut aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/logout' }),
  }
  return <UserMenu about={user.email} items={items} leave={logout} />
}
