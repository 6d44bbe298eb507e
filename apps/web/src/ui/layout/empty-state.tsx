import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface EmptyStateProps {
  /** An icon of lucide; by default an empty centre circle. */
  icon?: ReactNode
  title: string
  /** Content that shows the next step. */
  children?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}>
      <CentreCircle>{icon}</CentreCircle>
      <p className="headline mt-4 text-xl">{title}</p>
      {children && <p className="mt-1 max-w-[36ch] text-balance text-muted text-sm">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

/** The centre circle of a pitch, with optional content on its spot. */
export function CentreCircle({ children }: { children?: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative grid h-20 w-44 place-items-center text-muted [&_svg]:size-6">
      <svg
        aria-hidden="true"
        viewBox="0 0 176 80"
        className="absolute inset-0 size-full! text-line-strong"
        fill="none"
        stroke="currentColor"
      >
        <path d="M0 40h48M128 40h48" strokeWidth="1.5" />
        <circle cx="88" cy="40" r="39" strokeWidth="1.5" />
        {!children && <circle cx="88" cy="40" r="3" fill="currentColor" />}
      </svg>
      <span className="relative">{children}</span>
    </span>
  )
}
