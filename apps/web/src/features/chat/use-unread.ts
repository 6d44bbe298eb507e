import type { ChatMessage, Lobby, LobbyId, UserId } from '@bettle/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { Chat } from '../../push/chat/chat-feed.ts'
import { useChat } from '../../push/chat/use-chat.ts'
import { ACCOUNT_KEYS, ofAccount } from '../../store/remember.ts'
import { createStore, type Store } from '../../store/store.ts'

const PREFIX = `${ACCOUNT_KEYS}chat-read.`

/** The newest message that the user has seen in each lobby. The marks survive a reload. */
const marks = ofAccount(() => new Map<LobbyId, Store<number | undefined>>())

function markOf(lobbyId: LobbyId): Store<number | undefined> {
  const kept = sessionStorage.getItem(PREFIX + lobbyId)
  const mark = marks().get(lobbyId) ?? createStore(kept === null ? undefined : Number(kept))
  marks().set(lobbyId, mark)
  return mark
}

/** Returns the number of unread messages of other members. Messages from before the user's first visit do not count. */
export function useUnread(lobby: Lobby): number {
  // A member who was removed from the lobby must not read the chat [M13].
  const isOn = lobby.gameSettings.allowChatting && lobby.currentUser.removed?.to !== 'out'
  const { chat } = useChat(lobby._id, isOn)
  return useUnreadOf(lobby, chat)
}

type Seat = Pick<Lobby, '_id' | 'serverTime' | 'currentUser'>

export function useUnreadOf({ _id: lobbyId, serverTime, currentUser }: Seat, chat: Chat | undefined): number {
  const mark = markOf(lobbyId)
  const seen = useSyncExternalStore(mark.subscribe, mark.get)
  const hasMark = seen !== undefined
  useEffect(() => {
    // The lobby was loaded before the chat. Messages that were sent between the two responses count as unread.
    if (chat && !hasMark) setMark(lobbyId, newestAt(chat, serverTime))
  }, [chat, hasMark, lobbyId, serverTime])
  return seen === undefined || !chat ? 0 : unreadOf(chat.messages, currentUser.user._id, seen)
}

/** Marks all messages as read while the chat is visible and the tab is in the foreground. */
export function useReading(lobbyId: LobbyId, chat: Chat | undefined, isOnScreen: boolean): void {
  const isInFront = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (chat && isOnScreen && isInFront) setMark(lobbyId, newest(chat))
  }, [chat, isOnScreen, isInFront, lobbyId])
}

export function unreadOf(messages: readonly ChatMessage[], ownId: UserId, seen: number): number {
  return messages.filter(({ seq, user, removedBy }) => seq > seen && user._id !== ownId && !removedBy).length
}

const newest = (chat: Chat) => chat.messages.at(-1)?.seq ?? 0

const newestAt = (chat: Chat, time: string) =>
  chat.messages.findLast(({ createdAt }) => Date.parse(createdAt) <= Date.parse(time))?.seq ?? 0

function setMark(lobbyId: LobbyId, seq: number): void {
  const mark = markOf(lobbyId)
  if ((mark.get() ?? -1) >= seq) return
  mark.set(seq)
  sessionStorage.setItem(PREFIX + lobbyId, String(seq))
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
