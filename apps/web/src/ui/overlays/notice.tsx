import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export type NoticeTone = 'error' | 'warning' | 'info'

export interface NoticeProps {
  tone?: NoticeTone | undefined
  /** Content at the right, such as a button for the notice. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

const TONES: Record<NoticeTone, { box: string; icon: string }> = {
  error: { box: 'border-lost/40 bg-lost-soft', icon: 'text-lost' },
  warning: { box: 'border-closing/45', icon: 'text-closing' },
  info: { box: 'border-line bg-raised', icon: 'text-muted' },
}

/** A sentence that stays beside the part of the page that it is about, until the state changes. */
export function Notice({ tone = 'info', action, className, children }: NoticeProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert
  return (
    <div
      className={classNames(
        'flex animate-fade items-start gap-2 rounded-control border px-3 py-2.5 text-ink text-sm',
        TONES[tone].box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', TONES[tone].icon)} />
      <div className="min-w-0 flex-1">{children}</div>
      {action && <div className="-my-1 shrink-0">{action}</div>}
    </div>
  )
}
