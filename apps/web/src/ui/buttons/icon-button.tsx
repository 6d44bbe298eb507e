import type { ComponentProps, ReactNode } from 'react'
import { handlerOf } from '../loading/missing-handler.ts'
import { Spinner } from '../loading/spinner.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { classNames } from '../theme/class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The action in words, for screen readers and as a tooltip. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'outlined' | 'primary' | undefined
  loading?: boolean | undefined
  /** A count in the corner of the button. The label should contain it too. */
  count?: number | undefined
  /** False for a button without a tooltip, for example if visible text beside the icon already says the same. */
  tooltip?: boolean | undefined
}

const VARIANTS = {
  plain: 'border-transparent text-muted hover:bg-raised hover:text-ink',
  outlined: 'border-line bg-raised text-ink hover:border-line-strong',
  primary: 'border-transparent bg-flood text-on-flood hover:bg-flood-lit',
}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  loading = false,
  count,
  tooltip = true,
  className,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-control border transition-colors [&_svg]:size-5',
        'active:translate-y-px disabled:pointer-events-none disabled:border-transparent disabled:opacity-50',
        VARIANTS[variant],
        className,
      )}
      onClick={import.meta.env.DEV ? handlerOf(onClick, { ...rest, type }) : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {count !== undefined && count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-1 end-1 grid h-4 min-w-4 place-items-center rounded-full bg-flood px-1 text-xs text-on-flood"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
