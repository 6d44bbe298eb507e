import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/index.ts'
import { ThemeButton } from '../theme-button.tsx'

/** Logo, theme, and the page: for those who are not, or need not be, signed in. */
export function PlainLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link to="/" aria-label="Bettle" className="-ml-1 rounded-control p-1">
          <Logo size={34} />
        </Link>
        <div className="ml-auto flex items-center gap-2">
          {aside}
          <ThemeButton />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pb-12 sm:px-6">{children}</main>
    </div>
  )
}
