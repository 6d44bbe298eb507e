import type { Lobby } from '@bettle/contract'
import { MessageCircleOff } from 'lucide-react'
import { Suspense } from 'react'
import { useMustConfirmEmail } from '../../api/query/own-part.ts'
import { useChat } from '../../push/chat/use-chat.ts'
import { msg } from '../../texts/msg.ts'
import { Button, classNames, EmptyState, lazyNamed, Notice, SkeletonRows, useOnScreen } from '../../ui/index.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatList } from './chat-list.tsx'
import { GuestsSwitch } from './guests-switch.tsx'
import { isSending } from './outbox.ts'
import { SlowSwitch } from './slow-switch.tsx'
import { useMessageAnnouncement } from './use-message-announcement.ts'
import { useOutbox } from './use-outbox.ts'
import { useOwnMute } from './use-own-mute.ts'
import { useSlowChat } from './use-slow-chat.ts'
import { useReading } from './use-unread.ts'

const ConfirmEmailNotice = lazyNamed(() => import('../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

const FOOT = 'pb-[max(0.625rem,env(safe-area-inset-bottom))]'

/** The messages of a lobby and the field for a new one. The room fills the height of its container. */
export function ChatRoom({ lobby, className }: { lobby: Lobby; className?: string | undefined }) {
  const ownId = lobby.currentUser.user._id
  const isOn = lobby.gameSettings.allowChatting
  const { chat, error, fetchAgain } = useChat(lobby._id, isOn)
  const { outbox, write, send, retry, drop } = useOutbox(lobby._id, ownId, chat)
  const mute = useOwnMute(chat, ownId)
  const slow = useSlowChat(lobby, chat)
  const mustConfirm = useMustConfirmEmail()
  const [ref, isOnScreen] = useOnScreen()
  useReading(lobby._id, chat, isOnScreen)
  const announcement = useMessageAnnouncement(chat, ownId, isOnScreen)

  if (!isOn) return <ChatOff />
  const isEmpty = chat && chat.messages.length === 0 && outbox.outgoing.length === 0
  return (
    <div ref={ref} className={className ?? 'flex h-full min-h-0 flex-col'}>
      {isEmpty && mustConfirm ? (
        // Without messages, the panel beside the game has only room for the notice.
        <div className="min-h-0 flex-1" />
      ) : isEmpty ? (
        <section
          aria-label={msg('chat.chat-room.messages')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a small panel that scrolls must scroll by keyboard
          tabIndex={0}
          className="grid min-h-0 flex-1 place-items-center overflow-y-auto -outline-offset-2! [container-type:size]"
        >
          <EmptyState
            title={msg('chat.chat-room.no-messages-yet-start')}
            className="py-2! [&>:first-child]:[@container(max-height:11rem)]:hidden"
          />
        </section>
      ) : chat ? (
        <ChatList lobby={lobby} chat={chat} outbox={outbox} onRetry={retry} onDelete={drop} />
      ) : (
        <div className="min-h-0 flex-1 overflow-hidden p-4">
          {error ? (
            <Notice
              tone="error"
              action={
                <Button size="sm" onClick={fetchAgain}>
                  {msg('chat.chat-room.try-again')}
                </Button>
              }
            >
              {msg('chat.chat-room.the-messages-could-not', { message: error.message })}
            </Notice>
          ) : (
            <SkeletonRows rows={5} />
          )}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {mustConfirm ? (
        <div className={classNames('shrink-0 border-line border-t p-2.5', FOOT)}>
          <Suspense fallback={<SkeletonRows rows={1} />}>
            <ConfirmEmailNotice to="chat" />
          </Suspense>
        </div>
      ) : (
        <ChatComposer
          draft={outbox.draft}
          isSending={isSending(outbox)}
          problem={outbox.problem}
          mute={mute}
          slow={slow}
          isReadOnly={lobby.currentUser.isGuest === true && !chat?.guestsChat}
          aside={
            slow.isExempt &&
            chat && (
              <>
                <SlowSwitch lobby={lobby} seconds={slow.seconds} />
                {lobby.users.some(({ isGuest }) => isGuest) && (
                  <GuestsSwitch lobby={lobby} isOn={chat.guestsChat === true} />
                )}
              </>
            )
          }
          onWrite={write}
          onSend={send}
          className={FOOT}
        />
      )}
    </div>
  )
}

function ChatOff() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState icon={<MessageCircleOff />} title={msg('chat.chat-room.chat-is-off-in')}>
        {msg('chat.chat-room.the-rules-of-this')}
      </EmptyState>
    </div>
  )
}
