import type { ChatMessage, UserId } from '@bettle/contract'
import { useEffect, useRef, useState } from 'react'
import type { Chat } from '../../push/chat/chat-feed.ts'
import { msg } from '../../texts/msg.ts'

/** Messages that arrive within this time (ms) of the previous one are announced together. */
const BREATH = 700
/** The announcement is cleared after this time (ms), so that a message that is removed later does not stay in it. */
const SAID_AFTER = 5000

/** Returns the announcement for screen readers: the new messages of other members while the chat is visible. */
export function useMessageAnnouncement(chat: Chat | undefined, ownId: UserId, isOnScreen: boolean): string {
  const [text, say] = useState('')
  const announced = useRef<number>(undefined)
  const waiting = useRef<ChatMessage[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const messages = chat?.messages

  useEffect(() => {
    if (!messages) return
    const before = announced.current
    announced.current = messages.at(-1)?.seq ?? 0
    if (before === undefined || !isOnScreen) return
    const fresh = messages.filter(({ seq, user, removedBy }) => seq > before && user._id !== ownId && !removedBy)
    if (fresh.length === 0) return
    waiting.current.push(...fresh)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      say(announcementOf(waiting.current.splice(0)))
      timer.current = setTimeout(say, SAID_AFTER, '')
    }, BREATH)
  }, [messages, ownId, isOnScreen])

  useEffect(() => () => clearTimeout(timer.current), [])
  return text
}

export function announcementOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1)
  if (!last) return ''
  const text = `${last.user.username}: ${last.message}`
  return messages.length === 1
    ? text
    : msg('chat.use-message-announcement.new-messages-the-last', { count: messages.length, text })
}
