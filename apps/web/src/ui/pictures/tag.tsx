import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export type TagTone = 'neutral' | 'live' | 'won' | 'lost' | 'void' | 'closing' | 'flood' | 'under' | 'over'

export interface TagProps {
  tone?: TagTone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

const TONES: Record<TagTone, string> = {
  neutral: 'border-line bg-raised text-muted',
  live: 'border-live/40 bg-live-soft text-ink',
  won: 'border-flood/40 bg-flood-soft text-won',
  lost: 'border-lost/35 bg-lost-soft text-lost',
  void: 'border-line border-dashed bg-transparent text-void',
  closing: 'border-closing/40 bg-transparent text-closing',
  flood: 'border-transparent bg-flood text-on-flood',
  over: 'border-over/35 bg-over-soft text-over',
  under: 'border-under/35 bg-under-soft text-under',
}

/** Shows a state as a word. The pulse of the live tag is decorative, because its word says the same. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span
      className={classNames(
        'caps inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 text-sm leading-none [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {tone === 'live' && <LiveDot />}
      {icon}
      {children}
    </span>
  )
}

export function LiveDot({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-2 shrink-0 animate-breathe rounded-full bg-live forced-color-adjust-none forced-colors:bg-[CanvasText]',
        className,
      )}
    />
  )
}

interface BadgeProps {
  count: number
  /** True if there are more than `count`. */
  hasMore?: boolean | undefined
  label?: string | undefined
}

/** A count on the corner of an element or after a word. */
export function Badge({ count, hasMore = false, label }: BadgeProps) {
  return (
    <span className="figures inline-grid h-5 min-w-5 place-items-center rounded-full bg-flood px-1.5 text-on-flood text-sm">
      <span aria-hidden={label !== undefined}>{count > 99 ? '99+' : hasMore ? `${count}+` : count}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
