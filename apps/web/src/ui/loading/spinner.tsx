import { classNames } from '../theme/class-names.ts'

/**
 * A ball that rolls around a centre circle. The spinner is decorative, so the control that is waiting needs a label.
 */
export function Spinner({ size = 20, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('animate-turn shrink-0', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.28" strokeWidth="2" />
      <path d="M12 3a9 9 0 0 1 8.4 5.8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="20.4" cy="8.8" r="2.1" fill="currentColor" />
    </svg>
  )
}
