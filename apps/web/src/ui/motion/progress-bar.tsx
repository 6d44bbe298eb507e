import { classNames } from '../theme/class-names.ts'

export interface ProgressBarProps {
  label: string
  value: number
  max?: number | undefined
  /** The value as a text, such as '3 of 5'. */
  text?: string | undefined
  tone?: 'flood' | 'over' | 'under' | 'lost' | 'neutral' | undefined
  /** The position of a target line, in the units of the value: 4.5. */
  line?: number | undefined
  className?: string | undefined
}

const TONES = { flood: 'bg-flood', over: 'bg-over', under: 'bg-under', lost: 'bg-lost', neutral: 'bg-muted' }

export function ProgressBar({ label, value, max = 1, text, tone = 'flood', line, className }: ProgressBarProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={classNames('relative h-2 forced-color-adjust-none', className)}
    >
      <div className="absolute inset-0 overflow-hidden rounded-full bg-line">
        <div
          className={classNames('h-full origin-left transition-transform duration-200', TONES[tone])}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {line !== undefined && (
        <span
          aria-hidden="true"
          className="-inset-y-1 -translate-x-1/2 absolute w-0.5 rounded-full bg-ink ring-2 ring-panel"
          style={{ left: `${Math.min(100, (line / max) * 100)}%` }}
        />
      )}
    </div>
  )
}
