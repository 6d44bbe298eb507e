import type { ReactNode } from 'react'
import { AdminLink } from '../admin-link.tsx'
import type { AdminSearch } from './records-search.ts'

interface RecordLinkProps {
  to: string
  search?: AdminSearch | undefined
  label: string
  icon: ReactNode
}

/** An icon link at the end of a row to the record's own page. */
export function RecordLink({ to, search, label, icon }: RecordLinkProps) {
  return (
    <AdminLink
      to={to}
      search={search}
      aria-label={label}
      className="inline-grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-ink [&_svg]:size-5"
    >
      {icon}
    </AdminLink>
  )
}
