import { liveClient } from '../../push/connection/live-client.ts'
import { useLiveStatus, useNotLiveSince } from '../../push/connection/live-status.ts'
import { useOnline } from '../../push/connection/use-online.ts'
import { ConnectionBanner } from '../../ui/index.ts'

/** Says that no updates arrive, and that the page polls instead. */
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
