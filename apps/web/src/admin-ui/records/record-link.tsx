import type { ReactNode } from 'react'
import { AdminLink } from '../admin-link.tsx'
import type { AdminSearch } from './records-search.ts'

interface RecordLinkProps {
  to: string
  search?: AdminSearch | undefined
  label: string
  icon: ReactNode
}

/** An icon at the end of a row that links to the page of the record. */
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
