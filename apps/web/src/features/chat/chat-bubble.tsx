import type { ChatMessage } from '@bettle/contract'
import {
  Ban,
  Check,
  CheckCheck,
  Ellipsis,
  EyeOff,
  Flag,
  MessageCircleOff,
  RotateCcw,
  Trash2,
  TriangleAlert,
  Volume2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, classNames, IconButton, Menu, type MenuItem, VisuallyHidden } from '../../ui/index.ts'
import type { Outgoing } from './outbox.ts'
import type { MessageActions } from './use-message-actions.ts'

export interface ChatBubbleProps {
  message: ChatMessage
  isOwn: boolean
  isFirst: boolean
  isHost: boolean
  actions: MessageActions
}

/** A message that the server has accepted. Its text is plain: no links and no markup. */
export function ChatBubble({ message, isOwn, isFirst, isHost, actions }: ChatBubbleProps) {
  const { user, removedBy, createdAt, role } = message
  const menu = <MessageMenu username={user.username} actions={actions} isOwn={isOwn} />
  return (
    <Line isOwn={isOwn} isFirst={isFirst} avatar={<UserAvatar user={user} size={30} />} menu={menu}>
      <Author {...{ username: user.username, isFirst, isHost, role }} />
      <Cloud isOwn={isOwn} isRemoved={removedBy !== null}>
        {removedBy ? (
          <span className="flex items-center gap-1.5 text-faint text-sm italic">
            <Ban aria-hidden="true" className="size-3.5 shrink-0" />
            {msg('chat.chat-bubble.removed-by', { username: removedBy.username })}
          </span>
        ) : (
          <MessageText>{message.message}</MessageText>
        )}
        <Footing isOwn={isOwn}>
          <time dateTime={createdAt}>{hoursAndMinutes(Date.parse(createdAt))}</time>
          {isOwn && !removedBy && (
            <>
              <CheckCheck aria-hidden="true" className="size-3.5" />
              <VisuallyHidden>{msg('chat.chat-bubble.sent')}</VisuallyHidden>
            </>
          )}
        </Footing>
      </Cloud>
    </Line>
  )
}

export interface OutgoingBubbleProps extends AuthorProps {
  outgoing: Outgoing
  /** True while another message is being sent, because messages are sent one at a time. */
  isBlocked: boolean
  onRetry: () => void
  onDelete: () => void
}

/** The user's own message before the server has accepted it. */
export function OutgoingBubble({ outgoing, isBlocked, onRetry, onDelete, ...author }: OutgoingBubbleProps) {
  const hasFailed = outgoing.state === 'failed'
  return (
    <Line isOwn isFirst={author.isFirst}>
      <Author {...author} />
      <Cloud isOwn hasFailed={hasFailed}>
        <MessageText>{outgoing.text}</MessageText>
        <Footing isOwn>
          {hasFailed ? (
            <span className="flex items-center gap-1 text-lost">
              <TriangleAlert aria-hidden="true" className="size-3.5" />
              {msg('chat.chat-bubble.not-sent')}
            </span>
          ) : (
            <>
              <Check aria-hidden="true" className="size-3.5" />
              <VisuallyHidden>{msg('chat.chat-bubble.sending')}</VisuallyHidden>
            </>
          )}
        </Footing>
      </Cloud>
      {hasFailed && (
        <div className="mt-1 flex justify-end gap-1.5">
          <Button size="sm" variant="ghost" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            {msg('chat.chat-bubble.delete')}
          </Button>
          <Button size="sm" onClick={onRetry} disabled={isBlocked}>
            <RotateCcw aria-hidden="true" />
            {msg('chat.chat-bubble.retry')}
          </Button>
        </div>
      )}
    </Line>
  )
}

/** Marks the start of a day or a round between messages. */
export function ChatMark({ children }: { children: ReactNode }) {
  return (
    <p className="caps flex items-center gap-3 px-3 py-2 text-faint text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

interface AuthorProps {
  username: string
  /** Only the first of several consecutive messages shows its author. Screen readers read the author of each. */
  isFirst: boolean
  isHost: boolean
  role: ChatMessage['role']
}

function Author({ username, isFirst, isHost, role }: AuthorProps) {
  return (
    <p className={classNames('flex min-w-0 items-baseline gap-2', !isFirst && 'sr-only')}>
      <span className="wrap-anywhere min-w-0 font-semibold text-sm">{username}</span>
      {isHost && <Label>{msg('chat.chat-bubble.host')}</Label>}
      {role === 'spectator' && <Label>{msg('chat.chat-bubble.spectator')}</Label>}
    </p>
  )
}

interface LineProps {
  isOwn: boolean
  isFirst: boolean
  avatar?: ReactNode
  menu?: ReactNode
  children: ReactNode
}

function Line({ isOwn, isFirst, avatar, menu, children }: LineProps) {
  return (
    <article
      className={classNames('group flex items-start gap-2 px-3', isFirst ? 'pt-2' : 'pt-0.5', isOwn && 'justify-end')}
    >
      {!isOwn && <div className="mt-0.5 w-[30px] shrink-0">{isFirst && avatar}</div>}
      {isOwn && menu}
      <div className={classNames('min-w-0 max-w-[82%]', isOwn && 'flex flex-col items-end')}>{children}</div>
      {!isOwn && menu}
    </article>
  )
}

interface CloudProps {
  isOwn: boolean
  isRemoved?: boolean
  hasFailed?: boolean
  children: ReactNode
}

function Cloud({ isOwn, isRemoved = false, hasFailed = false, children }: CloudProps) {
  return (
    <div
      className={classNames(
        'w-fit max-w-full rounded-2xl border px-3 py-1.5',
        isOwn ? 'rounded-ee-md' : 'rounded-es-md',
        isRemoved ? 'border-line border-dashed' : isOwn ? 'border-flood/25 bg-flood-soft' : 'border-line bg-raised',
        hasFailed && 'border-lost/50 bg-lost-soft',
      )}
    >
      {children}
    </div>
  )
}

const MessageText = ({ children }: { children: string }) => (
  <p dir="auto" className="whitespace-pre-wrap text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
    {children}
  </p>
)

function Footing({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'mt-0.5 flex items-center gap-1 font-medium text-muted text-xs tabular-nums leading-tight',
        isOwn && 'justify-end',
      )}
    >
      {children}
    </p>
  )
}

const Label = ({ children }: { children: string }) => (
  <span className="caps shrink-0 rounded-sm border border-line-strong px-1 text-muted text-xs leading-4">
    {children}
  </span>
)

interface MessageMenuProps {
  username: string
  actions: MessageActions
  isOwn: boolean
}

/** The menu with the actions for a message and its author. */
function MessageMenu({ username, actions, isOwn }: MessageMenuProps) {
  const { remove, mute, unmute, report, block } = actions
  const items: MenuItem[] = []
  if (report)
    items.push({
      id: 'report',
      label: msg('chat.chat-bubble.report'),
      icon: <Flag aria-hidden="true" />,
      onSelect: report,
    })
  if (block) {
    items.push({
      id: 'block',
      label: msg('chat.chat-bubble.block', { username }),
      icon: <EyeOff aria-hidden="true" />,
      onSelect: block,
    })
  }
  if (remove) {
    items.push({
      id: 'remove',
      label: msg('chat.chat-bubble.remove'),
      icon: <Trash2 aria-hidden="true" />,
      onSelect: remove,
      danger: true,
    })
  }
  if (mute) {
    const icon = <MessageCircleOff aria-hidden="true" />
    items.push({ id: 'mute', label: msg('chat.chat-bubble.mute-for-15-minutes', { username }), icon, onSelect: mute })
  }
  if (unmute) {
    items.push({
      id: 'unmute',
      label: msg('chat.chat-bubble.unmute', { username }),
      icon: <Volume2 aria-hidden="true" />,
      onSelect: unmute,
    })
  }
  if (items.length === 0) return null
  return (
    <Menu
      align={isOwn ? 'end' : 'start'}
      items={items}
      trigger={
        <IconButton
          label={
            isOwn
              ? msg('chat.chat-bubble.actions-for-your-message')
              : msg('chat.chat-bubble.actions-for-the-message', { username })
          }
          tooltip={false}
          icon={<Ellipsis aria-hidden="true" />}
          // For a mouse the menu button appears on hover; touch devices always show it.
          className="reach size-8! self-center [@media(hover:hover)]:not-data-[state=open]:not-focus-visible:not-group-hover:opacity-0"
        />
      }
    />
  )
}
