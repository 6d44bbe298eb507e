import { RefreshCw, WifiOff } from 'lucide-react'
import { LOCALE } from '../../text/number-text.ts'
import { msg, rich } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Spinner } from '../loading/spinner.tsx'
import { classNames } from '../theme/class-names.ts'

/** 'polling' means that there is a connection, but no updates arrive through it. */
export type ConnectionState = 'live' | 'polling' | 'reconnecting' | 'offline'

export interface ConnectionBannerProps {
  state: ConnectionState
  /** The time of the last update. */
  staleSince?: Date | undefined
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

const TITLES = {
  polling: msg('ui.connection-banner.not-live'),
  reconnecting: msg('ui.connection-banner.reconnecting'),
  offline: msg('ui.connection-banner.offline'),
} as const

/**
 * Empty while the connection is live. Otherwise it shows the state of the connection, the time of the last update if it
 * is given, and a retry button. Unless offline, it also says that the page polls. Space as high as a button is reserved
 * for it.
 */
export function ConnectionBanner({ state, staleSince, onRetry, className }: ConnectionBannerProps) {
  return (
    <div role="status" className={classNames('flex min-w-0 items-center', className)}>
      {state !== 'live' && (
        <>
          {state === 'offline' ? (
            <WifiOff aria-hidden="true" className="size-4.5 shrink-0 text-closing" />
          ) : (
            <Spinner size={18} className="shrink-0 text-closing" />
          )}
          <p className="ms-2 min-w-0 animate-fade text-sm leading-tight">
            <span className="block truncate font-semibold">{TITLES[state]}</span>
            {state !== 'offline' && (
              <span className="line-clamp-2 text-muted text-xs leading-3.5">
                {rich('ui.connection-banner.again-every-few-seconds', { part: <span className="max-sm:sr-only" /> })}
              </span>
            )}
            {staleSince && (
              <span className="block truncate text-muted text-xs">
                <span className="max-md:sr-only">{msg('ui.connection-banner.last-update-at')} </span>
                <span className="tabular-nums">{staleSince.toLocaleTimeString(LOCALE, { hourCycle: 'h23' })}</span>
              </span>
            )}
          </p>
          {onRetry && (
            <IconButton
              label={msg('ui.connection-banner.retry')}
              tooltip={false}
              icon={<RefreshCw aria-hidden="true" />}
              onClick={onRetry}
            />
          )}
        </>
      )}
    </div>
  )
}
