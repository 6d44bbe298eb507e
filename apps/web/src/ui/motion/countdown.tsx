import { classNames } from '../theme/class-names.ts'
import { clockText } from './clock-text.ts'

interface CountdownProps {
  /** The label, such as 'Betting closes in'. Screen readers read it together with the time. */
  label: string
  secondsLeft: number
  totalSeconds: number
  /** From this number of seconds on, figures and ring take the colour of closing, and the ring becomes thicker. */
  hurryBelow?: number | undefined
  /** The width and height of the countdown (px). */
  size?: number | undefined
  className?: string | undefined
}

export function CountdownRing({
  label,
  secondsLeft,
  totalSeconds,
  hurryBelow = 10,
  size = 72,
  className,
}: CountdownProps) {
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

function shareOf(left: number, total: number): number {
  return total <= 0 ? 0 : Math.min(1, Math.max(0, left / total))
}
