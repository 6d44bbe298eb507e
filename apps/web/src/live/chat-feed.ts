import {
  type ChatMessage,
  type Lobby,
  type LobbyId,
  listChat,
  lobbyDetails,
  type Mute,
  type News,
  type Push,
  type UserId,
} from '@bettle/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { fetchAfresh } from '../api/fetch-afresh.ts'
import { queryOf } from '../api/query-of.ts'
import { CHAT_KEPT_FOR, type Chat, keptChat } from './kept-chat.ts'
import { type LiveClient, liveClient } from './live-client.ts'

export type { Chat } from './kept-chat.ts'

/** As far back as one can scroll; the server gives the last 100 to begin with. */
const HELD_MESSAGES = 500

const chatKey = (lobbyId: LobbyId): readonly unknown[] => queryOf(listChat, { query: { lobbyId } }).queryKey
const lobbyKey = (lobbyId: LobbyId) => queryOf(lobbyDetails, { params: { lobbyId } }).queryKey

/** The conversation of a lobby. What was pushed while it was fetched is laid over the answer. */
export function chatQuery(queryClient: QueryClient, lobbyId: LobbyId, live: LiveClient = liveClient) {
  return queryOptions({
    queryKey: chatKey(lobbyId),
    queryFn: async ({ signal }): Promise<Chat> => {
      const heard = live.recent(`lobby:${lobbyId}`).at(-1)?.version ?? 0
      const since = queryClient.getQueryData<Chat>(chatKey(lobbyId))?.since
      const answer = await call(listChat, { query: { lobbyId, ...(since && { t: since }) } }, { signal })
      // Read only now: what was pushed meanwhile is held already.
      const held = queryClient.getQueryData<Chat>(chatKey(lobbyId))
      const told = live.recent(`lobby:${lobbyId}`).flatMap(({ version, push }) => (version > heard && push ? push : []))
      const messages = mergedMessages(held?.messages ?? [], answer.messages)
      const newest = messages.at(-1)
      const total = Math.max(answer.total, newest?.seq ?? 0)
      const fetched: Chat = { ...answer, messages, total, since: newest?.createdAt }
      return told.reduce(chatAfter, fetched)
    },
    staleTime: 0,
    gcTime: CHAT_KEPT_FOR,
  })
}

/** Keeps a cached conversation current from what is pushed; answers how to stop. The lobby itself must be held. */
export function feedChat(queryClient: QueryClient, lobbyId: LobbyId, live: LiveClient = liveClient): () => void {
  const lobbyVersion = () => queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))?.version
  const update = (change: (held: Chat) => Chat) =>
    queryClient.setQueryData<Chat>(chatKey(lobbyId), (held) => held && change(held))
  const fetchAll = () => fetchAfresh(queryClient, chatKey(lobbyId))

  /** All up to here is held or being fetched; what comes after is told. */
  let heard = lobbyVersion()
  const onNews = ({ version, push }: News) => {
    const hasGap = heard !== undefined && version > heard + 1
    // What was missed is asked for from before it.
    if (push) update((held) => ({ ...chatAfter(held, push), ...(hasGap && { since: held.since }) }))
    heard = Math.max(heard ?? 0, version)
    if (hasGap) void fetchAll()
  }
  const stopFollowing = live.follow(`lobby:${lobbyId}`, {
    held: lobbyVersion,
    onNews,
    onResync: () => {
      heard = undefined
      void fetchAll()
    },
    // While it was down the lobby may have been polled further than the conversation: the rest would not be told.
    onConnected: () => {
      const version = lobbyVersion()
      if (version === heard) return
      heard = version
      void fetchAll()
    },
    onPresence: (online) => update((held) => (held.online === online ? held : { ...held, online })),
  })
  const stopKeeping = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== listChat.path) return
    const chat = queryClient.getQueryData<Chat>(chatKey(lobbyId))
    if (chat && query.state.data === chat) keptChat.write(lobbyId, chat)
  })
  return () => {
    stopFollowing()
    stopKeeping()
  }
}

/** What a push makes of a conversation; the same thing told twice changes nothing. */
export function chatAfter(chat: Chat, push: Push): Chat {
  switch (push.type) {
    case 'chat.sent':
      return withMessage(chat, push.message)
    case 'chat.removed':
      return withRemoved(chat, push)
    case 'chat.muted':
      return withMute(chat, push.userId, push.mute)
    default:
      return chat
  }
}

export function withMessage(chat: Chat, message: ChatMessage): Chat {
  const messages = mergedMessages(chat.messages, [message])
  if (messages === chat.messages) return chat
  return { ...chat, messages, total: Math.max(chat.total, message.seq), since: message.createdAt }
}

function withRemoved(chat: Chat, { messageId, removedBy }: Extract<Push, { type: 'chat.removed' }>): Chat {
  const messages = chat.messages.map((held) => (held._id === messageId ? { ...held, message: '', removedBy } : held))
  return { ...chat, messages }
}

export function withMute(chat: Chat, userId: UserId, mute: Mute | null): Chat {
  const others = chat.mutes.filter(({ user }) => user._id !== userId)
  return { ...chat, mutes: mute ? [...others, mute] : others }
}

/** In order, each once. A removed one stays removed, whichever of two answers was slower. */
function mergedMessages(held: ChatMessage[], told: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(held.map((message) => [message._id, message]))
  let hasNews = false
  for (const message of told) {
    const known = byId.get(message._id)
    if (known && (known.removedBy || !message.removedBy)) continue
    byId.set(message._id, message)
    hasNews = true
  }
  if (!hasNews) return held
  return [...byId.values()].sort((a, b) => a.seq - b.seq).slice(-HELD_MESSAGES)
}

/** Lays over a held conversation what a call of one's own has answered; the push that follows finds it there. */
export function noteChat(queryClient: QueryClient, lobbyId: LobbyId, change: (held: Chat) => Chat): void {
  queryClient.setQueryData<Chat>(chatKey(lobbyId), (held) => held && change(held))
}
