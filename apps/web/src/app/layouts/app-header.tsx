import { Link, useNavigate } from '@tanstack/react-router'
import { History, LogOut, Moon, ShieldCheck, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar, Button, Logo, Menu, useTheme } from '../../ui/index.ts'
import { useUser } from '../session.tsx'
import { ThemeButton } from '../theme-button.tsx'
import { LiveClock } from './live-clock.tsx'

/** Over every page of the signed in. On phones all but the clock and the face moves into the menu. */
export function AppHeader() {
  return (
    <header className="border-line border-b bg-ground/85 backdrop-blur-sm">
      <div className="mx-auto flex h-14 w-full max-w-[90rem] items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <Link to="/" aria-label="Bettle, to the lobbies" className="-ml-1 rounded-control p-1">
          <Logo size={30} />
        </Link>
        <span className="ml-auto sm:ml-3">
          <LiveClock />
        </span>
        <nav aria-label="Account" className="flex items-center gap-1 sm:ml-auto sm:gap-2">
          <div className="hidden items-center gap-2 sm:flex">
            <Button asChild variant="ghost" size="sm">
              <Link to="/previous-results">Results</Link>
            </Button>
            <ThemeButton />
            <Button asChild variant="ghost" size="sm">
              <Link to="/logout">Logout</Link>
            </Button>
          </div>
          <AvatarMenu />
        </nav>
      </div>
    </header>
  )
}

function AvatarMenu() {
  const user = useUser()
  const navigate = useNavigate()
  const { theme, chooseTheme } = useTheme()
  const isNight = theme === 'night'
  const heading: ReactNode = (
    <>
      <span className="block font-semibold text-base text-ink">{user.name}</span>
      <span className="block truncate">{user.email}</span>
    </>
  )
  const admin = {
    id: 'admin',
    label: 'Admin area',
    icon: <ShieldCheck aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/admin' }),
  }
  return (
    <Menu
      heading={heading}
      trigger={
        <button type="button" aria-label={`Menu of ${user.name}`} className="reach rounded-full">
          <Avatar name={user.name} size={34} />
        </button>
      }
      items={[
        {
          id: 'results',
          label: 'Results',
          icon: <History aria-hidden="true" />,
          onSelect: () => void navigate({ to: '/previous-results' }),
        },
        ...(user.permissions.isAdmin ? [admin] : []),
        {
          id: 'theme',
          label: isNight ? 'Play by day' : 'Play by night',
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
      ]}
    />
  )
}
