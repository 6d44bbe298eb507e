import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { handlerOf } from '../loading/missing-handler.ts'
import { Spinner } from '../loading/spinner.tsx'
import { classNames } from '../theme/class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** If true, the button spins, keeps its width and ignores presses. */
  loading?: boolean | undefined
  icon?: ReactNode
  /** Content after the text, such as an arrow or a key. */
  trailing?: ReactNode
  /** If true, the button is as wide as its column. */
  block?: boolean | undefined
  /** Applies the button's styles to its only child, such as a router link. */
  asChild?: boolean | undefined
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-flood text-on-flood hover:bg-flood-lit border-transparent',
  secondary: 'bg-raised text-ink border-line hover:border-line-strong',
  ghost: 'text-muted border-transparent hover:bg-raised hover:text-ink',
  danger: 'bg-transparent text-danger border-danger/50 hover:bg-danger hover:text-on-danger hover:border-danger',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'reach min-h-9 px-3 text-base gap-1.5 [&_svg]:size-4',
  md: 'min-h-11 px-[min(1.25rem,5.5vw)] text-[min(1.25rem,8vw)] gap-2 [&_svg]:size-5',
  lg: 'min-h-14 px-4 text-[min(1.75rem,9vw)] sm:px-7 gap-3 [&_svg]:size-6',
}

export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  icon,
  trailing,
  block = false,
  asChild = false,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    'button',
    'disabled:pointer-events-none disabled:border-line disabled:bg-raised disabled:text-faint',
    VARIANTS[variant],
    SIZES[size],
    block ? 'w-full' : 'whitespace-nowrap',
    loading && 'cursor-progress',
    className,
  )
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={
        loading
          ? (event) => event.preventDefault()
          : import.meta.env.DEV
            ? handlerOf(onClick, { ...rest, type })
            : onClick
      }
      {...rest}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {icon}
        {children}
        {trailing}
      </span>
    </button>
  )
}
