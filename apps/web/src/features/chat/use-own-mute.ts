import type { Mute, UserId } from '@bettle/contract'
import { useEffect, useState } from 'react'
import type { Chat } from '../../push/chat/chat-feed.ts'
import { serverClock } from '../../push/clock/server-clock.ts'

/** Returns the user's mute; undefined after its end by the server's clock. */
export function useOwnMute(chat: Chat | undefined, ownId: UserId): Mute | undefined {
  const [, rerender] = useState(0)
  const mute = chat?.mutes.find(({ user }) => user._id === ownId)
  const until = mute && Date.parse(mute.until)
  useEffect(() => {
    if (until === undefined) return
    const again = () => rerender((count) => count + 1)
    const left = until - serverClock().now()
    const timer = setTimeout(again, Math.max(0, left) + 1)
    const stop = serverClock().subscribe(again)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [until])
  return until !== undefined && until > serverClock().now() ? mute : undefined
}
