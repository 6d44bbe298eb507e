import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button } from '../../ui/index.ts'

interface OwnPageProps {
  title: string
  children: ReactNode
}

/** The frame of a page about the user, with a link to the lobbies. */
export function OwnPage({ title, children }: OwnPageProps) {
  return (
    <div className="@container mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="headline text-xl sm:text-2xl">{title}</h1>
        <Button asChild variant="ghost" size="sm" className="-me-3">
          <Link to="/">
            <ArrowLeft aria-hidden="true" /> {msg('layouts.own-page.lobbies')}
          </Link>
        </Button>
      </div>
      {children}
    </div>
  )
}
