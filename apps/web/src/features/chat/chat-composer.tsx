import { CHAT_MESSAGE_MAX, type Mute } from '@bettle/contract'
import { cleanMessage } from '@bettle/rules'
import { MessageCircleOff, SendHorizontal, Timer, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, IconButton, useGrowing } from '../../ui/index.ts'
import type { SlowChatState } from './use-slow-chat.ts'

export interface ChatComposerProps {
  draft: string
  isSending: boolean
  /** The reason why the last message was not sent. */
  problem?: string | undefined
  mute?: Mute | undefined
  /** True if the user is a guest and the host does not let guests write [G11]. */
  isReadOnly?: boolean
  /** The chat's slow mode and the time this member still has to wait. */
  slow?: SlowChatState | undefined
  /** Content before the field, such as the host's controls. */
  aside?: ReactNode
  onWrite: (draft: string) => void
  onSend: () => void
  className?: string | undefined
}

/** From this length on, the field shows the length of the message and the limit. */
const COUNTED_FROM = CHAT_MESSAGE_MAX - 100

/**
 * The field for a new message. Enter sends the message, and Shift+Enter starts a new line. A text that is too long
 * cannot be sent, but the field does not cut it off.
 */
export function ChatComposer({
  draft,
  isSending,
  problem,
  mute,
  isReadOnly = false,
  slow,
  aside,
  onWrite,
  onSend,
  className,
}: ChatComposerProps) {
  const id = useId()
  const growing = useGrowing()
  const { length } = cleanMessage(draft)
  const isTooLong = length > CHAT_MESSAGE_MAX
  const isCounted = length >= COUNTED_FROM
  const left = slow?.left ?? 0
  const maySend = length > 0 && !isTooLong && !isSending && !mute && !isReadOnly && left === 0

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter selects a word.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    if (maySend) onSend()
  }

  return (
    <form
      className={classNames('shrink-0 border-line border-t p-2.5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        if (maySend) onSend()
        growing.ref.current?.focus()
      }}
    >
      {problem !== undefined && !mute && (
        <p role="alert" className="mb-2 flex animate-fade items-start gap-1.5 px-1 text-lost text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{msg('chat.chat-composer.not-sent', { problem })}</span>
        </p>
      )}
      {mute && (
        <p role="status" className="mb-2 flex animate-fade items-start gap-1.5 px-1 text-closing text-sm">
          <MessageCircleOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {msg('chat.chat-composer.you-are-muted-until', {
              time: hoursAndMinutes(Date.parse(mute.until)),
              username: mute.by.username,
            })}
          </span>
        </p>
      )}
      {isReadOnly && (
        <p className="mb-2 flex items-start gap-1.5 px-1 text-muted text-sm">
          <MessageCircleOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{msg('chat.chat-composer.guests-can-read-the')}</span>
        </p>
      )}
      {slow && slow.seconds > 0 && !mute && <SlowLine slow={slow} />}
      <div className="flex items-end gap-2">
        {aside}
        <div className="relative min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {msg('chat.chat-composer.message')}
          </label>
          <textarea
            {...growing}
            id={id}
            rows={1}
            value={draft}
            // A disabled field would lose the focus, and further key presses would run commands of the game.
            readOnly={mute !== undefined || isReadOnly}
            aria-disabled={mute !== undefined || isReadOnly}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={onKeyDown}
            placeholder={msg('chat.chat-composer.type-a-message')}
            enterKeyHint="send"
            autoComplete="off"
            aria-invalid={isTooLong || undefined}
            aria-describedby={isCounted ? `${id}-count` : undefined}
            className={classNames(
              'field-sizing-content block max-h-[7.25rem] min-h-11 w-full resize-none rounded-control border border-line-strong bg-sunken px-3 py-2.5 text-base text-ink leading-normal transition-colors hover:border-muted aria-disabled:border-line aria-disabled:text-faint',
              isTooLong && 'border-lost ring-2 ring-lost/45',
            )}
          />
          {isCounted && (
            <span
              id={`${id}-count`}
              className={classNames(
                'figures absolute end-2 bottom-full mb-1 rounded-full border bg-panel px-2 py-0.5 text-sm',
                isTooLong ? 'border-lost/50 text-lost' : 'border-line text-muted',
              )}
            >
              {length}/{CHAT_MESSAGE_MAX}
            </span>
          )}
        </div>
        <IconButton
          type="submit"
          variant="primary"
          label={msg('chat.chat-composer.send')}
          tooltip={false}
          disabled={!maySend}
          icon={<SendHorizontal aria-hidden="true" />}
          // Pressing the button does not move the focus, so that a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
    </form>
  )
}

/** The line stays visible as long as the chat is slow, so that the layout does not move when a wait begins or ends. */
function SlowLine({ slow: { seconds, left, isExempt } }: { slow: SlowChatState }) {
  return (
    <p className="mb-2 flex animate-fade items-start gap-1.5 px-1 text-muted text-sm">
      <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-closing" />
      <span>
        {msg('chat.chat-composer.slow-chat-one-message', { seconds })}
        <span className="block tabular-nums">
          {isExempt
            ? msg('chat.chat-composer.this-does-not-apply')
            : left > 0
              ? msg('chat.chat-composer.you-can-write-again', { left })
              : msg('chat.chat-composer.you-can-write-now')}
        </span>
      </span>
    </p>
  )
}
