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
 * The highest number of messages that the page holds for scrolling back. The server's first response contains at most
 * the last 100 messages.
 */
const HELD_MESSAGES = 500
const UNTIL_TRIED_AGAIN = 500

const chatKey = (lobbyId: LobbyId): readonly unknown[] => queryOf(listChat, { query: { lobbyId } }).queryKey

/**
 * Chat pushes share the lobby's topic and its versions. Every push of that topic therefore raises the chat's version,
 * also a push about the game.
 */
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
      // The chat's response contains no version. It includes every update that the page received before the request, so
      // it gets the version of the newest of them.
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
 * Returns the version of the chat if the live client holds no recent update: the version of the cached lobby. After a
 * resync the cached chat has no version, and the result is undefined.
 */
function versionBefore(queryClient: QueryClient, lobbyId: LobbyId): number | undefined {
  const chat = queryClient.getQueryData<Chat>(chatKey(lobbyId))
  const lobby = queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))
  return chat && chat.version === undefined ? undefined : lobby?.version
}

/**
 * Applies pushes to the cached chat, and stores each new state of the chat in this tab. Returns a function that stops
 * both. The lobby should be in the cache, because the chat takes its first version from it.
 */
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

/** Returns a chat after a push. Applying the same push a second time has no further effect. */
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
 * Returns the held and the received messages in the order of their numbers, each once, and only the newest
 * `HELD_MESSAGES`. A message that is deleted in either list stays deleted.
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

/**
 * Applies the result of this page's own call to the cached chat. The server's push about the same change then has no
 * further effect.
 */
export function noteChat(queryClient: QueryClient, lobbyId: LobbyId, change: (held: Chat) => Chat): void {
  queryClient.setQueryData<Chat>(chatKey(lobbyId), (held) => held && change(held))
}
