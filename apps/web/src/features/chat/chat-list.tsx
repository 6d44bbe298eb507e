import type { ChatMessage, Lobby } from '@bettle/contract'
import { ArrowDown } from 'lucide-react'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { Chat } from '../../push/chat/chat-feed.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed } from '../../ui/index.ts'
import { ChatBubble, ChatMark, OutgoingBubble } from './chat-bubble.tsx'
import { conversation, type Row } from './conversation.ts'
import { isSending, type Outbox, type Outgoing } from './outbox.ts'
import { useMessageActions } from './use-message-actions.ts'

const ReportDialog = lazyNamed(() => import('../../report-ui/report-dialog.tsx'), 'ReportDialog')

export interface ChatListProps {
  lobby: Lobby
  chat: Chat
  outbox: Outbox
  onRetry: (message: Outgoing) => void
  onDelete: (message: Outgoing) => void
}

/** Within this distance from the end (px), the list scrolls to new messages. */
const NEAR = 40

/** The messages, the newest at the bottom. Only messages near the visible part of the list are rendered. */
export function ChatList({ lobby, chat, outbox, onRetry, onDelete }: ChatListProps) {
  const ownId = lobby.currentUser.user._id
  const { match, rounds } = lobby
  const timetable = useMemo(() => lobbyTimetable({ match, rounds }), [match, rounds])
  const rows = useMemo(
    () => conversation(chat.messages, outbox.outgoing, ownId, timetable),
    [chat.messages, outbox.outgoing, ownId, timetable],
  )
  const [reported, setReported] = useState<ChatMessage>()
  const actionsOf = useMessageActions(lobby, chat, setReported)
  const { ref, scroller, isBehind, onScroll, stay, goToEnd } = useSticking(rows)
  const isBlocked = isSending(outbox)

  const draw = (row: Row) => {
    if (row.kind === 'mark') return <ChatMark key={row.key}>{row.text}</ChatMark>
    if (row.kind === 'outgoing') {
      const { outgoing, isFirst } = row
      const { user, isHost, role } = lobby.currentUser
      const author = { username: user.username, isFirst, isHost, role }
      const actions = { onRetry: () => onRetry(outgoing), onDelete: () => onDelete(outgoing) }
      return <OutgoingBubble key={row.key} {...{ outgoing, isBlocked, ...author, ...actions }} />
    }
    const { message, isOwn, isFirst } = row
    const isHost = message.user._id === lobby.hostUser?._id
    const actions = actionsOf(message)
    return <ChatBubble key={row.key} {...{ message, isOwn, isFirst, isHost, actions }} />
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        // Another live region announces new messages. Rows that appear by scrolling are not new.
        aria-live="off"
        aria-label={msg('chat.chat-list.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain pb-3 -outline-offset-2! [overflow-anchor:none]"
      >
        <div className="grow" />
        <Virtualizer ref={ref} data={rows} onScroll={onScroll} onResize={stay} bufferSize={400}>
          {draw}
        </Virtualizer>
      </div>
      {isBehind && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex animate-rise justify-center">
          <Button
            size="sm"
            variant="primary"
            onClick={goToEnd}
            className="pointer-events-auto rounded-full! shadow-(--lift)"
          >
            {msg('chat.chat-list.new-messages')}
            <ArrowDown aria-hidden="true" />
          </Button>
        </div>
      )}
      {reported && (
        <Suspense>
          <ReportDialog
            lobbyId={lobby._id}
            user={reported.user}
            message={{ id: reported._id, text: reported.message }}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Keeps the end of the list visible, unless the user has scrolled up. */
function useSticking(rows: readonly Row[]) {
  const ref = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isBehind, setBehind] = useState(false)
  const count = rows.length
  const last = rows.at(-1)
  const lastKey = last?.key
  const isOwnLast = last?.kind === 'outgoing'

  /** Scrolls back to the end after the visible height or a row has changed, unless the user has scrolled up. */
  const stay = useCallback(() => {
    requestAnimationFrame(() => {
      const element = scroller.current
      if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
    })
  }, [])
  useEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(stay)
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [stay])

  const goToEnd = useCallback(() => {
    isAtEnd.current = true
    setBehind(false)
    ref.current?.scrollToIndex(count - 1, { align: 'end' })
    stay()
  }, [count, stay])

  const lastSeen = useRef<string>(undefined)
  useEffect(() => {
    if (lastKey === undefined || lastKey === lastSeen.current) return
    lastSeen.current = lastKey
    // The user's own new message is always scrolled into view.
    if (isAtEnd.current || isOwnLast) goToEnd()
    else setBehind(true)
  }, [lastKey, isOwnLast, goToEnd])

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    isAtEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR
    if (isAtEnd.current) setBehind(false)
  }
  return { ref, scroller, isBehind, onScroll, stay, goToEnd }
}
