import type { LobbyId } from '@bettle/contract'
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../api/call-error.ts'
import { ofPage } from '../../store/remember.ts'
import { usePollingWhileNotLive } from '../connection/live-status.ts'
import { type Chat, chatQuery, feedChat } from './chat-feed.ts'
import { keptChat } from './kept-chat.ts'

const POLL = 5_000

export interface ChatView {
  /** Undefined until a stored chat is read or the first response arrives; then the latest state. */
  chat: Chat | undefined
  error: CallError | undefined
  fetchAgain: () => void
}

/**
 * Returns the chat of a lobby, kept current by pushes, and by polling while the connection is not live. If `isOn` is
 * false, because the host has turned the chat off, the page neither fetches nor updates the chat.
 */
export function useChat(lobbyId: LobbyId, isOn: boolean): ChatView {
  const queryClient = useQueryClient()
  const refetchInterval = usePollingWhileNotLive(POLL)
  const { queryFn, ...query } = chatQuery(queryClient, lobbyId)
  const { data, error, refetch } = useQuery({
    ...query,
    select: shownChat,
    queryFn: isOn && queryFn ? queryFn : skipToken,
    refetchInterval: isOn && refetchInterval,
    initialData: () => (isOn ? keptChat.read(lobbyId)?.chat : undefined),
    // Marks the stored chat as stale, so that the query fetches although data is already shown.
    initialDataUpdatedAt: 0,
  })

  useEffect(() => (isOn ? shareFeed(queryClient, lobbyId) : undefined), [queryClient, lobbyId, isOn])

  return { chat: data, error: error instanceof CallError ? error : undefined, fetchAgain: () => void refetch() }
}

/** Returns the chat without the messages of members whom the user has blocked ([MD12]). */
const shownChat = (chat: Chat): Chat => ({
  ...chat,
  messages: chat.messages.filter(({ user }) => !chat.blocked?.includes(user._id)),
})

const feeds = ofPage(() => new Map<LobbyId, { users: number; stop: () => void }>())

/**
 * Starts the feed of a chat for its first user. All components that show the chat share this feed, and it stops with
 * the last of them.
 */
function shareFeed(queryClient: QueryClient, lobbyId: LobbyId): () => void {
  const feed = feeds().get(lobbyId) ?? { users: 0, stop: feedChat(queryClient, lobbyId) }
  feeds().set(lobbyId, feed)
  feed.users += 1
  return () => {
    feed.users -= 1
    if (feed.users > 0) return
    feeds().delete(lobbyId)
    feed.stop()
  }
}
