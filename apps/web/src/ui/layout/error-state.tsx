import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../theme/class-names.ts'

export interface ErrorStateProps {
  /** Says in a few words what failed. */
  title: string
  /** A second sentence: why it failed, or which data is safe, such as 'Your chips and bets are safe.' */
  kept?: ReactNode
  /** The text of the retry button. */
  retryText?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** A second button or link, beside the retry button. */
  action?: ReactNode
  /** A code or request id for bug reports. */
  reference?: string | undefined
  className?: string | undefined
}

export function ErrorState({
  title,
  kept,
  retryText = msg('ui.error-state.try-again'),
  onRetry,
  retrying = false,
  action,
  reference,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames('flex flex-col gap-4 rounded-panel border border-lost/40 bg-lost-soft p-4', className)}
    >
      <div className="flex gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lost" />
        <div className="min-w-0">
          <p className="font-semibold text-ink">{title}</p>
          {kept && <p className="mt-0.5 text-muted text-sm">{kept}</p>}
          {reference && (
            <p className="figures mt-2 text-faint text-sm tracking-wide">{msg('ui.error-state.ref', { reference })}</p>
          )}
        </div>
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap gap-2 ps-8">
          {onRetry && (
            <Button size="sm" loading={retrying} onClick={onRetry}>
              {retryText}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
