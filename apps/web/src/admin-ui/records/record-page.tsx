import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/index.ts'
import { AdminLink } from '../admin-link.tsx'

interface RecordPageProps {
  title: ReactNode
  /** A link to the list that contains the record, as a path below /admin. */
  back: { to: string; label: string }
  aside?: ReactNode
  children: ReactNode
}

/** The page of one record, with a link back to its list. */
export function RecordPage({ title, back, aside, children }: RecordPageProps) {
  return (
    <div className="flex w-full flex-col gap-5">
      <div className="flex flex-col gap-1">
        <Button asChild variant="ghost" size="sm" className="-ms-3 self-start">
          <AdminLink to={back.to}>
            <ArrowLeft aria-hidden="true" /> {back.label}
          </AdminLink>
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="headline min-w-0 text-xl sm:text-2xl [overflow-wrap:anywhere]">{title}</h1>
          {aside}
        </div>
      </div>
      {children}
    </div>
  )
}
