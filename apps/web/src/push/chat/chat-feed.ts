import {
  type ChatMessage,
  type Lobby,
  type LobbyId,
  type LobbyPush,
  listChat,
  type Mute,
  type UserId,
} from '@bettle/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { fetchAfresh } from '../../api/query/fetch-afresh.ts'
import { fetchAgain } from '../../api/query/fetch-again.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { createTopicCache } from '../connection/topic-cache.ts'
import { lobbyKey } from '../lobby/held-lobby.ts'
import { CHAT_KEPT_FOR, type Chat, keptChat } from './kept-chat.ts'

export type { Chat } from './kept-chat.ts'

/**
 * The highest number of messages that the page holds for scrolling back. The server's first response contains the last
 * 100 messages.
 */
const HELD_MESSAGES = 500
const UNTIL_TRIED_AGAIN = 500

const chatKey = (lobbyId: LobbyId): readonly unknown[] => queryOf(listChat, { query: { lobbyId } }).queryKey

/** Chat updates are part of the lobby's topic, so the chat counts all versions of that topic. */
function feedOf(lobbyId: LobbyId, live: LiveClient) {
  return createTopicCache<Chat, `lobby:${LobbyId}`>({
    topic: `lobby:${lobbyId}`,
    versionOf: ({ version }) => version,
    reduce: (chat, { push, version }) => ({ ...chatAfter(chat, push), version }),
    live,
  })
}

/** Returns the query of a lobby's chat. Updates that arrive during the fetch are applied to the response. */
export function chatQuery(queryClient: QueryClient, lobbyId: LobbyId, live: LiveClient = liveClient()) {
  const feed = feedOf(lobbyId, live)
  const held = () => queryClient.getQueryData<Chat>(chatKey(lobbyId))
  return queryOptions({
    queryKey: chatKey(lobbyId),
    queryFn: async ({ signal }): Promise<Chat> => {
      // The response contains no version. It includes every update that was received before the request.
      const version = feed.newest() ?? versionBefore(queryClient, lobbyId)
      const since = held()?.since
      const answer = await call(listChat, { query: { lobbyId, ...(since && { t: since }) } }, { signal })
      // Reads the held messages after the fetch, because pushes may have added messages meanwhile.
      const messages = mergedMessages(held()?.messages ?? [], answer.messages)
      const newest = messages.at(-1)
      const total = Math.max(answer.total, newest?.seq ?? 0)
      const { state, isWhole } = feed.laidOver({ ...answer, messages, total, since: newest?.createdAt, version })
      if (!isWhole) setTimeout(() => fetchAgain(queryClient, chatKey(lobbyId)), UNTIL_TRIED_AGAIN)
      return state
    },
    gcTime: CHAT_KEPT_FOR,
  })
}

/**
 * Returns the version for a chat that has received no update: the lobby's version, unless a resync has said that
 * updates were missed.
 */
function versionBefore(queryClient: QueryClient, lobbyId: LobbyId): number | undefined {
  const chat = queryClient.getQueryData<Chat>(chatKey(lobbyId))
  const lobby = queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))
  return chat && chat.version === undefined ? undefined : lobby?.version
}

/** Applies pushes to a cached chat. Returns a function that stops this. The lobby itself must be in the cache. */
export function feedChat(queryClient: QueryClient, lobbyId: LobbyId, live: LiveClient = liveClient()): () => void {
  const get = () => queryClient.getQueryData<Chat>(chatKey(lobbyId))
  const set = (chat: Chat) => queryClient.setQueryData<Chat>(chatKey(lobbyId), chat)
  const stopFollowing = feedOf(lobbyId, live).follow({
    get,
    set,
    fetch: () => fetchAgain(queryClient, chatKey(lobbyId)),
    fetchAfresh: () => {
      const held = get()
      if (held) set({ ...held, version: undefined })
      return fetchAfresh(queryClient, chatKey(lobbyId))
    },
    onPresence: (online) => {
      const held = get()
      if (held && held.online !== online) set({ ...held, online })
    },
  })
  const stopKeeping = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== listChat.path) return
    const chat = get()
    if (chat && query.state.data === chat) keptChat.write(lobbyId, chat)
  })
  return () => {
    stopFollowing()
    stopKeeping()
  }
}

/** Returns a chat after a push. Applying the same push twice changes nothing. */
export function chatAfter(chat: Chat, push: LobbyPush): Chat {
  switch (push.type) {
    case 'chat.sent':
      return withMessage(chat, push.message)
    case 'chat.removed':
      return withRemoved(chat, push)
    case 'chat.muted':
      return withMute(chat, push.userId, push.mute)
    case 'chat.slowed':
      return { ...chat, slowSeconds: push.seconds }
    case 'chat.guests':
      return { ...chat, guestsChat: push.guestsChat || undefined }
    default:
      return chat
  }
}

export function withMessage(chat: Chat, message: ChatMessage): Chat {
  const messages = mergedMessages(chat.messages, [message])
  if (messages === chat.messages) return chat
  return { ...chat, messages, total: Math.max(chat.total, message.seq) }
}

function withRemoved(chat: Chat, { messageId, removedBy }: Extract<LobbyPush, { type: 'chat.removed' }>): Chat {
  const messages = chat.messages.map((held) => (held._id === messageId ? { ...held, message: '', removedBy } : held))
  return { ...chat, messages }
}

export function withMute(chat: Chat, userId: UserId, mute: Mute | null): Chat {
  const others = chat.mutes.filter(({ user }) => user._id !== userId)
  return { ...chat, mutes: mute ? [...others, mute] : others }
}

/**
 * Returns all messages in order, each only once. A deleted message stays deleted, whichever of the two responses is
 * older.
 */
function mergedMessages(held: ChatMessage[], received: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(held.map((message) => [message._id, message]))
  let hasUpdates = false
  for (const message of received) {
    const existing = byId.get(message._id)
    if (existing && (existing.removedBy || !message.removedBy)) continue
    byId.set(message._id, message)
    hasUpdates = true
  }
  if (!hasUpdates) return held
  return [...byId.values()].sort((a, b) => a.seq - b.seq).slice(-HELD_MESSAGES)
}

/** Applies the result of an own call to a held chat. The push that follows finds the change already applied. */
export function noteChat(queryClient: QueryClient, lobbyId: LobbyId, change: (held: Chat) => Chat): void {
  queryClient.setQueryData<Chat>(chatKey(lobbyId), (held) => held && change(held))
}
