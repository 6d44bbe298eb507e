import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface BottomBarItem<Id extends string = string> {
  id: Id
  label: string
  icon: ReactNode
  /** A number of new items, or a short text such as '3rd'. */
  badge?: number | string | undefined
  /** The meaning of the badge for screen readers, such as '3 unread'. */
  badgeLabel?: string | undefined
}

export interface BottomBarProps<Id extends string = string> {
  label: string
  items: readonly BottomBarItem<Id>[]
  value: Id
  onValueChange: (id: Id) => void
  className?: string | undefined
}

/**
 * The navigation on a phone, within reach of the thumb. The caller positions it at the bottom. It leaves space for the
 * system's home bar.
 */
export function BottomBar<Id extends string = string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: BottomBarProps<Id>) {
  return (
    <nav
      aria-label={label}
      className={classNames('px-safe border-line border-t bg-panel pb-[env(safe-area-inset-bottom)]', className)}
    >
      <ul className="mx-auto flex max-w-xl">
        {items.map((item) => {
          const on = item.id === value
          const badged = item.badge !== undefined && item.badge !== 0
          return (
            <li key={item.id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={on ? 'page' : undefined}
                onClick={() => onValueChange(item.id)}
                className={classNames(
                  'relative flex h-15 w-full flex-col items-center justify-center gap-1 transition-colors [&_svg]:size-5.5 -outline-offset-2!',
                  'before:absolute before:top-0 before:h-[3px] before:w-9 before:rounded-b-full before:bg-flood before:transition-opacity',
                  on ? 'text-ink before:opacity-100' : 'text-muted before:opacity-0 hover:text-ink',
                )}
              >
                <span className={classNames('relative transition-colors', on && 'text-flood')}>
                  {item.icon}
                  {badged && (
                    <span className="figures absolute -top-1.5 start-3.5 grid h-4.5 min-w-4.5 place-items-center whitespace-nowrap rounded-full bg-flood px-1 text-on-flood text-sm ring-2 ring-panel">
                      <span aria-hidden={item.badgeLabel !== undefined}>{item.badge}</span>
                      {item.badgeLabel !== undefined && <span className="sr-only">{item.badgeLabel}</span>}
                    </span>
                  )}
                </span>
                <span className="caps text-sm leading-none">{item.label}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
