import { RefreshCw, WifiOff } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

export type ConnectionState = 'live' | 'reconnecting' | 'offline'

export interface ConnectionBannerProps {
  state: ConnectionState
  /** When we last heard anything. */
  staleSince?: Date | undefined
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** Empty while live. Otherwise: what we see may be old, since when, and what to press. As high as a button, in a place of its own. */
export function ConnectionBanner({ state, staleSince, onRetry, className }: ConnectionBannerProps) {
  return (
    <div role="status" className={classNames('flex min-w-0 items-center', className)}>
      {state !== 'live' && (
        <>
          {state === 'reconnecting' ? (
            <Spinner size={18} className="shrink-0 text-closing" />
          ) : (
            <WifiOff aria-hidden="true" className="size-4.5 shrink-0 text-closing" />
          )}
          <p className="ml-2 min-w-0 animate-fade text-sm leading-tight">
            <span className="block truncate font-semibold">
              {state === 'reconnecting' ? 'Reconnecting' : 'Offline'}
            </span>
            {staleSince && (
              <span className="block truncate text-muted text-xs">
                <span className="max-md:sr-only">as it stood at </span>
                <span className="tabular-nums">{staleSince.toLocaleTimeString('en-GB')}</span>
              </span>
            )}
          </p>
          {onRetry && (
            <IconButton label="Retry" tooltip={false} icon={<RefreshCw aria-hidden="true" />} onClick={onRetry} />
          )}
        </>
      )}
    </div>
  )
}
