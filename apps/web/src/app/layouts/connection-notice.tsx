import { useEffect, useState } from 'react'
import { liveClient } from '../../live/live-client.ts'
import { useLiveStatus } from '../../live/live-status.ts'
import { useOnline } from '../../live/use-online.ts'
import { ConnectionBanner } from '../../ui/index.ts'

/** A connection that comes back within this time was never worth a word. */
const PATIENCE = 3000

export function ConnectionNotice({ className }: { className?: string }) {
  const status = useLiveStatus()
  const [isWorthAWord, setWorthAWord] = useState(false)
  const isOnline = useOnline()
  const isDown = status.state === 'down' || !isOnline
  useEffect(() => {
    if (!isDown) return
    const timer = setTimeout(() => setWorthAWord(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setWorthAWord(false)
    }
  }, [isDown])
  const isShown = isDown && isWorthAWord
  return (
    <ConnectionBanner
      state={isShown ? (isOnline ? 'reconnecting' : 'offline') : 'live'}
      staleSince={status.state === 'down' ? new Date(status.since) : undefined}
      onRetry={() => liveClient().reconnect()}
      className={className}
    />
  )
}
