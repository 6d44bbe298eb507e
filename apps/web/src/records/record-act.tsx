import type { ReactNode } from 'react'
import { AdminLink } from './admin-link.tsx'

/** A way to a record's own page, as an icon at the end of its row. */
export function RecordAct({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <AdminLink
      to={to}
      aria-label={label}
      className="inline-grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-raised hover:text-ink [&_svg]:size-5"
    >
      {icon}
    </AdminLink>
  )
}
