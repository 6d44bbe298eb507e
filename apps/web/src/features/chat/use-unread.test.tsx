import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropSession } from '../../api/session/session.ts'
import { aMessage } from '../../push/chat/a-message.test-support.ts'
import type { Chat } from '../../push/chat/chat-feed.ts'
import { ANA, aLobby, BEN, LOBBY_ID } from '../../push/lobby/a-lobby.test-support.ts'
import { unreadOf, useReading, useUnreadOf } from './use-unread.ts'

/** Ana joins in minute 1. The first message is from minute 1, the second from minute 2. */
const lobby = aLobby({ at: 1 })
const first = aMessage(1, 'old', { user: BEN })
const message = aMessage(2, 'new', { user: BEN })
const chatOf = (...messages: Chat['messages']): Chat => ({
  messages,
  total: messages.length,
  online: 1,
  mutes: [],
  slowSeconds: 0,
})

function follow() {
  return renderHook(
    ({ chat, isOnScreen }) => {
      useReading(LOBBY_ID, chat, isOnScreen)
      return useUnreadOf(lobby, chat)
    },
    { initialProps: { chat: chatOf(first), isOnScreen: false } },
  )
}

function turnTab(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(dropSession)
afterEach(() => {
  vi.restoreAllMocks()
})

it('the unread count includes only messages of other members that are newer than the last read one and not removed', () => {
  const messages = [
    first,
    aMessage(2, 'mine'),
    aMessage(3, 'new', { user: BEN }),
    aMessage(4, '', { user: BEN, removedBy: ANA }),
  ]
  expect(unreadOf(messages, ANA._id, 1)).toBe(1)
  expect(unreadOf(messages, ANA._id, 0)).toBe(2)
  expect(unreadOf(messages, BEN._id, 0)).toBe(1)
  expect(unreadOf(messages, ANA._id, 4)).toBe(0)
})

it('the unread count ignores messages from before the user joined, and is reset when the chat is visible', () => {
  const { result, rerender } = follow()
  expect(result.current).toBe(0)
  rerender({ chat: chatOf(first, message), isOnScreen: false })
  expect(result.current).toBe(1)
  rerender({ chat: chatOf(first, message), isOnScreen: true })
  expect(result.current).toBe(0)
})

it('the unread count includes messages that were sent after the lobby was loaded and before the chat was loaded', () => {
  const { result } = renderHook(() => useUnreadOf(lobby, chatOf(first, message)))
  expect(result.current).toBe(1)
})

it('the unread count is not reset by a chat in a background tab', () => {
  turnTab('hidden')
  const { result, rerender } = follow()
  rerender({ chat: chatOf(first, message), isOnScreen: true })
  expect(result.current).toBe(1)
  act(() => turnTab('visible'))
  expect(result.current).toBe(0)
})

it('the unread count remembers after a reload what the user has read', () => {
  const before = follow()
  before.rerender({ chat: chatOf(first, message), isOnScreen: false })
  before.unmount()
  expect(follow().result.current).toBe(0)
  const after = renderHook(() => useUnreadOf(lobby, chatOf(first, message)))
  expect(after.result.current).toBe(1)
})
