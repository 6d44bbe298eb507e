import { SLOW_CHOICES } from '@bettle/rules'
import { z } from 'zod'
import { GivenTime, Message, PublicUser, Time } from './fields/common.ts'
import { ChatMessageId, LobbyId, UserId } from './fields/ids.ts'
import { shownText } from './fields/shown-text.ts'
import { route } from './route.ts'

export const CHAT_MESSAGE_MAX = 500
/** How long a muted member cannot write, in minutes. */
export const MUTE_MINUTES = 15
/** The number of latest messages in the reply to a request without a time. */
export const CHAT_PAGE = 100
/** The largest number of messages in the reply to a request with a time. */
export const CHAT_MOST = 500

export const ChatMessage = z.object({
  _id: ChatMessageId,
  lobbyId: LobbyId,
  user: PublicUser,
  /** The author's role in the lobby when they wrote the message. */
  role: z.enum(['player', 'spectator']),
  /** The text of the message; empty once the message is removed. */
  message: z.string(),
  createdAt: Time,
  /** The message's number in the lobby, from 1, in the order of writing. */
  seq: z.number().int(),
  /** The user who removed the message; null if the message was not removed. */
  removedBy: PublicUser.nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const Mute = z.object({ user: PublicUser, until: Time, by: PublicUser })
export type Mute = z.infer<typeof Mute>

export const listChat = route({
  method: 'GET',
  path: '/app/chat',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the chat messages of a lobby that were written or removed since a time, the oldest first. Without a time it lists the last 100 messages.',
  query: z.object({
    lobbyId: LobbyId,
    /**
     * The `createdAt` of the newest message that the client has. The server also sends the messages of that instant
     * again. A client recognises them by their ids.
     */
    t: GivenTime.optional(),
  }),
  reply: z.object({
    messages: z.array(ChatMessage),
    /** Number of all messages ever sent in this lobby. */
    total: z.number().int(),
    /** Number of members who are connected now. */
    online: z.number().int(),
    mutes: z.array(Mute),
    /**
     * The members of this lobby whom the caller has blocked. A client hides the messages of these members and does not
     * count them as unread.
     */
    blocked: z.array(UserId),
    /** The minimum interval between two messages of one member, in seconds; 0 if the chat is not slow. */
    slowSeconds: z.number().int(),
    /** Set if guests may write in the chat. */
    guestsChat: z.literal(true).optional(),
  }),
  errors: ['lobby-not-found', 'forbidden', 'chat-off'],
  heavy: true,
})

export const sendChat = route({
  method: 'POST',
  path: '/app/chat',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Sends a chat message to a lobby.',
  body: z.object({
    lobbyId: LobbyId,
    message: shownText(CHAT_MESSAGE_MAX, 'message-missing'),
  }),
  reply: z.object({ message: ChatMessage }),
  errors: [
    'lobby-not-found',
    'forbidden',
    'chat-off',
    'lobby-closed',
    'guests-cannot-chat',
    'email-unconfirmed',
    'muted',
    'rate-limited',
    'idempotency-key-reused',
  ],
  requestId: true,
  perMinute: 120,
})

export const removeChat = route({
  method: 'DELETE',
  path: '/app/chat/:id',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Removes a message. The author, the lobby’s host and administrators may do this.',
  params: z.object({ id: ChatMessageId }),
  unknown: 'not-found',
  reply: z.object({ message: ChatMessage }),
  errors: ['not-found', 'forbidden'],
  requestId: true,
})

export const setSlowChat = route({
  method: 'POST',
  path: '/app/chat/slow',
  access: 'player',
  area: 'app',
  summary:
    'Sets the seconds between two messages of one member. The host and administrators may do this, and do not have to wait themselves.',
  body: z.object({ lobbyId: LobbyId, seconds: z.literal(SLOW_CHOICES) }),
  reply: z.object({ slowSeconds: z.number().int() }),
  errors: ['lobby-not-found', 'forbidden', 'chat-off', 'lobby-closed'],
  requestId: true,
})

export const setGuestChat = route({
  method: 'POST',
  path: '/app/chat/guests',
  access: 'player',
  area: 'app',
  summary:
    'Sets whether guests may write in the chat. The host and administrators may do this. In a new lobby guests may not write.',
  body: z.object({ lobbyId: LobbyId, guestsChat: z.boolean() }),
  reply: z.object({ guestsChat: z.boolean() }),
  errors: ['lobby-not-found', 'forbidden', 'chat-off', 'lobby-closed'],
  requestId: true,
})

const ByMember = z.object({ lobbyId: LobbyId, userId: UserId })

export const muteMember = route({
  method: 'POST',
  path: '/app/chat/mute',
  access: 'player',
  area: 'app',
  summary:
    'Mutes a member for 15 minutes. The host and administrators may do this, but cannot mute themselves or an administrator.',
  body: ByMember,
  reply: z.object({ mute: Mute }),
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'chat-off', 'lobby-closed'],
  requestId: true,
})

export const unmuteMember = route({
  method: 'POST',
  path: '/app/chat/unmute',
  access: 'player',
  area: 'app',
  summary: 'Lets a muted member write again.',
  body: ByMember,
  reply: Message,
  errors: ['lobby-not-found', 'not-found', 'forbidden'],
  requestId: true,
})
