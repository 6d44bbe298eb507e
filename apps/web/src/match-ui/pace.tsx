import { classNames } from '../ui/index.ts'

/** Shows beside a clock how many times faster than real time the match runs [C1]. */
export function Pace({ tempo, className }: { tempo: number; className?: string | undefined }) {
  if (tempo === 1) return null
  return (
    <span
      title={`${tempo} times as fast as in reality`}
      className={classNames(
        'figures inline-block whitespace-nowrap rounded-md border border-current/45 px-1 py-0.5 text-sm tracking-normal',
        className,
      )}
    >
      <span aria-hidden="true">×{tempo}</span>
      <span className="sr-only"> {tempo} times as fast as in reality</span>
    </span>
  )
}
