import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'

/** Reserves the space of content that is loading. Its size is set by its class. */
export function Skeleton({
  round = false,
  className,
}: {
  /** True for a circle, such as an avatar. */
  round?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        round ? 'rounded-full' : 'rounded-md',
        'block animate-shimmer bg-[linear-gradient(100deg,var(--raised)_35%,var(--line)_50%,var(--raised)_65%)] bg-[length:200%_100%]',
        className,
      )}
    />
  )
}

/** The rows of a list that is loading. Screen readers read only one message. */
export function SkeletonRows({
  rows = 3,
  label = msg('ui.skeleton.loading'),
}: {
  rows?: number | undefined
  label?: string | undefined
}) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 rounded-control border border-line px-3">
          <Skeleton round className="size-9" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
          <Skeleton className="h-6 w-12" />
        </div>
      ))}
    </div>
  )
}
