import type { ReactNode } from 'react'
import { Button, Logo } from '../../ui/index.ts'

/** The head of what is open to all; its doors lead nowhere yet. */
export function PlainSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center gap-3 px-4 sm:px-6">
        <span className="-ml-1 p-1">
          <Logo size={34} />
        </span>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <span className="size-11" />
          <Button variant="ghost" size="sm" className="max-sm:px-2">
            Login
          </Button>
          <Button size="sm" className="max-sm:px-2.5">
            Register
          </Button>
        </div>
      </header>
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pb-12 sm:px-6">{children}</div>
    </div>
  )
}
