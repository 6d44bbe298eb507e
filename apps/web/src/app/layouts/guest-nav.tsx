import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { History, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { useState } from 'react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { Button, ConfirmDialog, Menu, type MenuItem, Tag, useTheme } from '../../ui/index.ts'
import { useUser } from '../session.tsx'

/** The header for guests: it says that this is a trial and how to keep the result. */
export function GuestNav() {
  const user = useUser()
  const navigate = useNavigate()
  const { href: next } = useLocation()
  const { theme, chooseTheme } = useTheme()
  const [isEnding, setEnding] = useState(false)
  const isNight = theme === 'night'
  const items: readonly MenuItem[] = [
    {
      id: 'register',
      label: 'Keep my result: register',
      icon: <History aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/register', search: { next } }),
    },
    {
      id: 'sign-in',
      label: 'I have an account',
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/login' }),
    },
    {
      id: 'theme',
      label: isNight ? 'Play by day' : 'Play by night',
      icon: isNight ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      onSelect: () => chooseTheme(isNight ? 'day' : 'night'),
    },
    {
      id: 'end',
      label: 'End the trial',
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => setEnding(true),
      apart: true,
    },
  ]
  return (
    <>
      <Tag className="max-sm:hidden">Trial game</Tag>
      <Button asChild size="sm" className="@max-[16rem]:hidden max-[22.5rem]:px-2">
        <Link to="/register" search={{ next }} aria-label="Keep my result: register">
          <span className="max-[22.5rem]:hidden">Keep my result</span>
          <span className="-ml-2 max-sm:hidden">: register</span>
          <span className="min-[22.5rem]:hidden">Register</span>
        </Link>
      </Button>
      <Menu
        heading={
          <span className="flex items-center gap-3">
            <UserAvatar user={user} size={40} />
            <span className="min-w-0">
              <span className="wrap-anywhere block font-semibold text-base text-ink">{user.username}</span>
              <span className="block">A trial game, without an account</span>
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
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title="End the trial?"
        confirmText="End the trial"
        cancelText="Stay"
        danger
        onConfirm={() => void navigate({ to: '/logout' })}
      >
        This deletes your game and its result. Register instead to keep them.
      </ConfirmDialog>
    </>
  )
}
