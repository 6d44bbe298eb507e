import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, Logo } from '../../ui/index.ts'

/** The header of public pages. The links in it do not work yet. */
export function PlainSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="door-header">
        <span className="-ms-1 p-1">
          <Logo size={34} />
        </span>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 max-[22.5rem]:gap-0 sm:gap-2">
          <span className="size-11" />
          <span className="size-11" />
          <span className="flex flex-wrap items-center justify-end gap-1 sm:gap-2">
            <Button variant="ghost" size="sm" className="max-sm:px-2">
              {msg('first-paint.plain-skeleton.login')}
            </Button>
            <Button size="sm" className="max-sm:px-2.5">
              {msg('first-paint.plain-skeleton.register')}
            </Button>
          </span>
        </div>
      </header>
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pb-12 sm:px-6">{children}</div>
    </div>
  )
}
