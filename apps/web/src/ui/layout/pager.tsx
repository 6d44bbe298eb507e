import { ChevronLeft, ChevronRight } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../theme/class-names.ts'

export interface PagerProps {
  /** The accessible name of the list that is divided into pages. */
  label: string
  /** From 1. */
  page: number
  pages: number
  onPageChange: (page: number) => void
  className?: string | undefined
}

/**
 * Buttons for back and forward, with the current page between them. With a single page the pager is invisible but keeps
 * its space.
 */
export function Pager({ label, page, pages, onPageChange, className }: PagerProps) {
  const single = pages <= 1
  return (
    <nav
      aria-label={label}
      aria-hidden={single || undefined}
      className={classNames('flex items-center justify-center gap-1', single && 'invisible', className)}
    >
      <IconButton
        label={msg('ui.pager.previous-page')}
        tooltip={false}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <span aria-live="polite" className="figures min-w-14 text-center text-lg text-muted">
        <span className="sr-only">{msg('ui.pager.page')} </span>
        <span className="text-ink">{page}</span>
        <span aria-hidden="true"> / </span>
        <span className="sr-only"> {msg('ui.pager.of')} </span>
        {pages}
      </span>
      <IconButton
        label={msg('ui.pager.next-page')}
        tooltip={false}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}

/** Returns one page of a list. A page beyond the end means the last page. */
export function sliceOfPage<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(Math.max(1, page), pages)
  return { items: items.slice((current - 1) * size, current * size), page: current, pages }
}
