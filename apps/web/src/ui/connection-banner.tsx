import { RefreshCw, WifiOff } from 'lucide-react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ConnectionState = 'live' | 'reconnecting' | 'offline'

export interface ConnectionBannerProps {
  state: ConnectionState
  /** When we last heard anything. */
  staleSince?: Date | undefined
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** Nothing while live. Otherwise: what we see may be old, since when, and what to press. */
export function ConnectionBanner({ state, staleSince, onRetry, className }: ConnectionBannerProps) {
  const since = staleSince?.toLocaleTimeString('en-GB')
  return (
    <div role="status" className={classNames(state === 'live' && 'contents', className)}>
      {state !== 'live' && (
        <div className="flex min-h-11 animate-fade items-center gap-3 rounded-panel border border-closing/45 bg-panel py-1 pr-1.5 pl-4 text-sm">
          {state === 'reconnecting' ? (
            <Spinner size={18} className="text-closing" />
          ) : (
            <WifiOff aria-hidden="true" className="size-4.5 shrink-0 text-closing" />
          )}
          <p className="min-w-0 flex-1">
            <span className="font-semibold">{state === 'reconnecting' ? 'Reconnecting' : 'You are offline'}</span>
            {since && (
              <span className="text-muted">
                {' '}
                · as it stood at <span className="tabular-nums">{since}</span>
              </span>
            )}
          </p>
          {onRetry && (
            <Button size="sm" variant="ghost" icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
              Retry
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
