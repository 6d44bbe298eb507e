import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { History, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import { useState } from 'react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { isTrialName } from '../../features/guest/guest-identity.ts'
import { Button, ConfirmDialog, Menu, type MenuItem, Tag, useTheme } from '../../ui/index.ts'
import { useUser } from '../session.tsx'

/** The texts for the guest of a trial game. */
const TRIAL = {
  tag: 'Trial game',
  keep: 'keep my result',
  about: 'A trial game, without an account',
  end: 'End the trial',
  ending: 'End the trial?',
  deletes: 'The end of the trial deletes your game and your result. To keep both, register instead.',
}

/** The texts for a guest who took a seat by a link. */
const SEAT = {
  tag: 'Guest',
  keep: 'keep my seat',
  about: 'A guest, without an account',
  end: 'Leave as a guest',
  ending: 'Leave as a guest?',
  deletes:
    'If you leave, you are signed out on this device. Your bets stay in the game. Register instead to keep your seat.',
}

/** The header for guests. It says that the guest has no account, and how to keep the result or the seat. */
export function GuestNav() {
  const user = useUser()
  const navigate = useNavigate()
  const { href: next } = useLocation()
  const { theme, chooseTheme } = useTheme()
  const [isEnding, setEnding] = useState(false)
  const texts = isTrialName(user.username) ? TRIAL : SEAT
  const isNight = theme === 'night'
  const items: readonly MenuItem[] = [
    {
      id: 'register',
      label: `Register to ${texts.keep}`,
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
      label: isNight ? 'Light theme' : 'Dark theme',
      icon: isNight ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      onSelect: () => chooseTheme(isNight ? 'day' : 'night'),
    },
    {
      id: 'end',
      label: texts.end,
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => setEnding(true),
      apart: true,
    },
  ]
  return (
    <>
      <Tag className="max-sm:hidden">{texts.tag}</Tag>
      <Button asChild size="sm" className="@max-[16rem]:hidden max-[22.5rem]:px-2">
        <Link to="/register" search={{ next }} aria-label={`Register to ${texts.keep}`}>
          <span className="max-sm:hidden">Register to {texts.keep}</span>
          <span className="sm:hidden">Register</span>
        </Link>
      </Button>
      <Menu
        heading={
          <span className="flex items-center gap-3">
            <UserAvatar user={user} size={40} />
            <span className="min-w-0">
              <span className="wrap-anywhere block font-semibold text-base text-ink">{user.username}</span>
              <span className="block">{texts.about}</span>
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
        title={texts.ending}
        confirmText={texts.end}
        cancelText="Stay"
        danger
        onConfirm={() => void navigate({ to: '/logout' })}
      >
        {texts.deletes}
      </ConfirmDialog>
    </>
  )
}
