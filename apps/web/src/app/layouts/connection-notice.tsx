import { liveClient } from '../../push/connection/live-client.ts'
import { useLiveStatus, useNotLiveSince } from '../../push/connection/live-status.ts'
import { useOnline } from '../../push/connection/use-online.ts'
import { ConnectionBanner } from '../../ui/index.ts'

/**
 * Says that updates may be missing: the device is offline, the page reconnects, or the page polls instead. It shows
 * nothing while the connection is live.
 */
export function ConnectionNotice({ className }: { className?: string }) {
  const { state } = useLiveStatus()
  const since = useNotLiveSince()
  const isOnline = useOnline()
  return (
    <ConnectionBanner
      state={since === undefined ? 'live' : !isOnline ? 'offline' : state === 'silent' ? 'polling' : 'reconnecting'}
      staleSince={since === undefined || isOnline ? undefined : new Date(since)}
      onRetry={() => liveClient().reconnect()}
      className={className}
    />
  )
}
