import { classNames } from '../ui/index.ts'

/** Marks a member who plays without an account. Guests are ranked, but take no trophies [G12]. */
export function GuestMark({ className }: { className?: string }) {
  return (
    <span className={classNames('caps', className)}>
      Guest<span className="sr-only">, cannot win trophies</span>
    </span>
  )
}
