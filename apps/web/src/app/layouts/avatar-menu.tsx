import { useNavigate } from '@tanstack/react-router'
import { History, LogOut, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import type { MenuItem } from '../../ui/index.ts'
import { useUser } from '../session.tsx'
import { UserMenu } from './user-menu.tsx'

/** The user's avatar, which opens a menu of the user's own pages. */
export function AvatarMenu() {
  const user = useUser()
  const navigate = useNavigate()
  const link = (
    label: string,
    Icon: LucideIcon,
    to: '/profile' | '/previous-results' | '/admin' | '/logout',
  ): MenuItem => ({
    id: to,
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => void navigate({ to }),
  })
  const items = [link('Profile', UserRound, '/profile'), link('Results', History, '/previous-results')]
  if (user.permissions.isAdmin) items.push(link(msg('layouts.avatar-menu.admin-area'), ShieldCheck, '/admin'))
  return <UserMenu about={user.email} items={items} leave={link('Logout', LogOut, '/logout')} />
}
