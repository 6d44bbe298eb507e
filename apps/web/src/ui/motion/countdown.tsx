import { classNames } from '../theme/class-names.ts'
import { clockText } from './clock-text.ts'

export interface CountdownProps {
  /** The label: 'Betting closes in'. Screen readers get it with the time. */
  label: string
  secondsLeft: number
  totalSeconds: number
  /** Below this (s) the figures take the closing colour and the ring thickens. */
  hurryBelow?: number | undefined
  className?: string | undefined
}

export function CountdownRing({
  label,
  secondsLeft,
  totalSeconds,
  hurryBelow = 10,
  size = 72,
  className,
}: CountdownProps & { size?: number | undefined }) {
  const hurried = secondsLeft <= hurryBelow
  const text = clockText(secondsLeft)
  return (
    <span
      role="timer"
      aria-label={`${label} ${text}`}
      className={classNames('relative inline-grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg aria-hidden="true" viewBox="0 0 72 72" className="-rotate-90 absolute inset-0" fill="none">
        <circle cx="36" cy="36" r="32" className="stroke-line" strokeWidth="3" />
        <circle
          cx="36"
          cy="36"
          r="32"
          pathLength="1"
          strokeDasharray="1 1"
          strokeDashoffset={1 - shareOf(secondsLeft, totalSeconds)}
          strokeWidth={hurried ? 6 : 4}
          strokeLinecap="round"
          className={classNames(
            'transition-[stroke-dashoffset,stroke-width] duration-200',
            hurried ? 'stroke-closing' : 'stroke-flood',
          )}
        />
      </svg>
      <span
        translate="no"
        className={classNames('figures', hurried ? 'text-closing' : 'text-ink')}
        style={{ fontSize: size / (text.length > 4 ? 3.6 : 2.7) }}
      >
        {text}
      </span>
    </span>
  )
}

export function CountdownBar({ label, secondsLeft, totalSeconds, hurryBelow = 10, className }: CountdownProps) {
  const hurried = secondsLeft <= hurryBelow
  const text = clockText(secondsLeft)
  return (
    <div role="timer" aria-label={`${label} ${text}`} className={classNames('flex flex-col gap-1.5', className)}>
      <div aria-hidden="true" className="flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">{label}</span>
        <span translate="no" className={classNames('figures text-lg', hurried ? 'text-closing' : 'text-ink')}>
          {text}
        </span>
      </div>
      <div
        aria-hidden="true"
        className={classNames('overflow-hidden rounded-full bg-line', hurried ? 'h-2' : 'my-px h-1.5')}
      >
        <div
          className={classNames(
            'h-full origin-left rounded-full transition-transform duration-200',
            hurried ? 'bg-closing-fill' : 'bg-flood',
          )}
          style={{ transform: `scaleX(${shareOf(secondsLeft, totalSeconds)})` }}
        />
      </div>
    </div>
  )
}

function shareOf(left: number, total: number): number {
  return total <= 0 ? 0 : Math.min(1, Math.max(0, left / total))
}
