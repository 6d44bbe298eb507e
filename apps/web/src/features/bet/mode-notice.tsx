import type { ReactNode } from 'react'
import { classNames } from '../../ui/index.ts'

interface ModeProps {
  icon: ReactNode
  name: string
  tone?: string | undefined
  children: ReactNode
}

/** Explains the current state of the lobby while it differs from normal betting, for example at half-time. */
export function ModeNotice({ icon, name, tone = 'text-ink', children }: ModeProps) {
  return (
    <p className="mx-4 max-md:mx-0 mb-1 flex items-center gap-2 rounded-control bg-raised px-3 py-2 low:py-1 text-muted text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true" className={tone}>
        {icon}
      </span>
      <span>
        <strong className={classNames('caps text-base leading-none', tone)}>{name}</strong> {children}
      </span>
    </p>
  )
}
