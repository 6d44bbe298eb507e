import { SLOW_CHOICES } from '@bettle/rules'
import { z } from 'zod'
import { GivenTime, Message, PublicUser, Time } from './common.ts'
import { ChatMessageId, LobbyId, UserId } from './ids.ts'
import { route } from './route.ts'
import { shownText } from './shown-text.ts'

export const CHAT_MESSAGE_MAX = 500
/** How long a muted member says nothing, in wall time. */
export const MUTE_MINUTES = 15
/** What a lobby answers without a time: the last of its messages. */
export const CHAT_PAGE = 100
/** The most it answers at once, however long ago the time was. */
export const CHAT_MOST = 500

export const ChatMessage = z.object({
  _id: ChatMessageId,
  lobbyId: LobbyId,
  user: PublicUser,
  /** The role its author had when it was written. */
  role: z.enum(['player', 'spectator']),
  /** Empty once removed. */
  message: z.string(),
  createdAt: Time,
  /** Counts all messages of the lobby: their order, and how many there are. */
  seq: z.number().int(),
  /** Who took it away. */
  removedBy: PublicUser.nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const Mute = z.object({ user: PublicUser, until: Time, by: PublicUser })
export type Mute = z.infer<typeof Mute>

export const listChat = route({
  method: 'GET',
  path: '/app/chat',
  access: 'player',
  area: 'app',
  summary: 'The messages of a lobby written or taken away since a time, oldest first; without one the last 100.',
  query: z.object({
    lobbyId: LobbyId,
    /** createdAt of the newest message held: what is of the same moment comes again, known by its id. */
    t: GivenTime.optional(),
  }),
  reply: z.object({
    messages: z.array(ChatMessage),
    /** Of all messages ever sent here. */
    total: z.number().int(),
    /** Members connected now. */
    online: z.number().int(),
    mutes: z.array(Mute),
    /** How far apart one member's messages lie at least; 0 where the chat is not slow. */
    slowSeconds: z.number().int(),
  }),
  errors: ['lobby-not-found', 'forbidden', 'chat-off'],
  heavy: true,
})

export const sendChat = route({
  method: 'POST',
  path: '/app/chat',
  access: 'player',
  area: 'app',
  summary: 'Says something in a lobby.',
  body: z.object({
    lobbyId: LobbyId,
    message: shownText(CHAT_MESSAGE_MAX, 'Please write something'),
  }),
  reply: z.object({ message: ChatMessage }),
  errors: [
    'lobby-not-found',
    'forbidden',
    'chat-off',
    'lobby-closed',
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
  area: 'app',
  summary: 'Takes a message away: its author, the host of its lobby or an administrator may.',
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
    'How many seconds lie between two messages of one member: the host or an administrator says so, and neither waits.',
  body: z.object({ lobbyId: LobbyId, seconds: z.literal(SLOW_CHOICES) }),
  reply: z.object({ slowSeconds: z.number().int() }),
  errors: ['lobby-not-found', 'forbidden', 'chat-off', 'lobby-closed'],
  requestId: true,
})

const ByMember = z.object({ lobbyId: LobbyId, userId: UserId })

export const muteMember = route({
  method: 'POST',
  path: '/app/chat/mute',
  access: 'player',
  area: 'app',
  summary: 'Keeps a member from writing for 15 minutes: the host or an administrator may, not against each other.',
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
