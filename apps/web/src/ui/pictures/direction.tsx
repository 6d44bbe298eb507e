import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'

export type Direction = 'over' | 'under'

export const DIRECTION_LABELS: Record<Direction, string> = {
  over: msg('ui.direction.over'),
  under: msg('ui.direction.under'),
}

/** A ▲ or ▼ in the colour of the text beside it. `className` sets the size of the mark. */
export function DirectionMark({ direction, className }: { direction: Direction; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={classNames('shrink-0', className)}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={direction === 'over' ? 'M6 2 11 10H1Z' : 'M6 10 1 2H11Z'} />
    </svg>
  )
}

interface DirectionTagProps {
  direction: Direction
  /** The threshold, such as 1.5. */
  line?: number | string | undefined
  className?: string | undefined
}

export function DirectionTag({ direction, line, className }: DirectionTagProps) {
  return (
    <span
      className={classNames(
        'caps inline-flex h-6 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 text-sm leading-none',
        direction === 'over' ? 'border-over/35 bg-over-soft text-over' : 'border-under/35 bg-under-soft text-under',
        className,
      )}
    >
      <DirectionMark direction={direction} className="size-2.5" />
      {DIRECTION_LABELS[direction]}
      {line !== undefined && <span className="figures tracking-normal">{line}</span>}
    </span>
  )
}
