import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, Logo, Skeleton } from '../../ui/index.ts'

/** The frame of the page for signed-in users, before the user and the time are loaded. */
export function HeaderSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col [--header-height:3.5rem]">
      <header className="border-line border-b bg-ground/85">
        <div className="mx-auto flex h-14 w-full max-w-[100rem] items-center gap-2 px-4 sm:gap-3 sm:px-6 xl:px-4">
          <span className="-ms-1 p-1">
            <Logo size={30} />
          </span>
          <Skeleton className="ms-auto h-5 w-11 sm:ms-3" />
          <div className="flex items-center gap-1 self-stretch sm:ms-auto sm:gap-2">
            <div className="hidden items-center gap-2 self-stretch md:flex">
              {['Profile', 'Results'].map((label) => (
                <span key={label} className="caps inline-flex items-center px-3 text-lg text-muted leading-none">
                  {label}
                </span>
              ))}
              <span className="mx-1 h-6 w-px bg-line" />
              <span className="size-11" />
              <Button variant="ghost" size="sm">
                {msg('first-paint.header-skeleton.logout')}
              </Button>
            </div>
            <span className="size-11" />
            <Skeleton round className="size-9" />
          </div>
        </div>
      </header>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
    </div>
  )
}
