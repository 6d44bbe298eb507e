import { z } from 'zod'
import { Message, PublicUser, Time } from './fields/common.ts'
import { UserId } from './fields/ids.ts'
import { route } from './route.ts'

export const listBlocked = route({
  method: 'GET',
  path: '/app/block',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the users whom the caller has blocked, the latest first. A client hides the chat messages of blocked users. No other user can read this list.',
  reply: z.object({ blocked: z.array(z.object({ user: PublicUser, at: Time })) }),
  errors: [],
})

export const blockUser = route({
  method: 'POST',
  path: '/app/block',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Blocks a user: the caller’s screens hide their chat messages. Blocking again changes nothing.',
  body: z.object({ userId: UserId }),
  reply: Message,
  errors: ['not-found', 'forbidden', 'too-many-blocked'],
  requestId: true,
})

export const unblockUser = route({
  method: 'DELETE',
  path: '/app/block/:userId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Ends a block: the caller’s screens show all messages of the user again.',
  params: z.object({ userId: UserId }),
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found'],
  requestId: true,
})
