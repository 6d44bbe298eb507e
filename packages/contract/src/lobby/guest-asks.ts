import { z } from 'zod'
import { Message, Time } from '../fields/common.ts'
import { GuestAddressId, LobbyId, UserId } from '../fields/ids.ts'
import { route } from '../route.ts'

/** The guests of one address who ask the host to come in, as the host sees them. */
export const GuestAsk = z.object({
  /** Names the address in this lobby only. It says nothing about the address itself. */
  addressId: GuestAddressId,
  /** The names that the guests ask with. */
  names: z.array(z.string()),
  /** When the first of these guests asked. */
  askedAt: Time,
  /** The members of the lobby who took guest seats from the same address. */
  seatedNames: z.array(z.string()),
  /**
   * Why the guests have to ask. `removed`: a guest of the address was removed. `no-chips`: a seat of the address has no
   * chips left. `many-seats`: the address has three seats or more.
   */
  reason: z.enum(['removed', 'no-chips', 'many-seats']),
})
export type GuestAsk = z.infer<typeof GuestAsk>

export const listGuestAsks = route({
  method: 'GET',
  path: '/app/game/guest-asks/:lobbyId',
  access: 'player',
  area: 'app',
  summary: 'Returns to the host of a lobby the guests who ask to come in, by address. The first to ask comes first.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({ asks: z.array(GuestAsk) }),
  errors: ['lobby-not-found', 'forbidden'],
})

export const answerGuestAsk = route({
  method: 'POST',
  path: '/app/game/answer-guest-ask',
  access: 'player',
  area: 'app',
  summary:
    'Lets in all guests of an address, or lets in nobody else from it. The host of the lobby may do this, and may let the guests in later.',
  body: z.object({ lobbyId: LobbyId, addressId: GuestAddressId, letIn: z.boolean() }),
  reply: Message,
  errors: ['lobby-not-found', 'forbidden', 'not-found'],
  requestId: true,
})

export const freeSeat = route({
  method: 'POST',
  path: '/app/game/free-seat',
  access: 'player',
  area: 'app',
  summary:
    'Makes a one-time link to the seat of a guest whose device has been away for two minutes. A host who plays first needs the yes of another member. Each link replaces the one before.',
  body: z.object({ lobbyId: LobbyId, userId: UserId }),
  reply: z.object({
    /** `asked`: another member has to say yes. `freed`: the link works once, until `expiresAt`. */
    state: z.enum(['asked', 'freed']),
    /** The path of the page of the link, which contains its secret. */
    path: z.string().optional(),
    expiresAt: Time.optional(),
  }),
  errors: ['lobby-not-found', 'forbidden', 'not-found', 'lobby-closed', 'seat-in-use', 'already-registered'],
})

export const agreeSeatMove = route({
  method: 'POST',
  path: '/app/game/agree-seat-move',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Says yes to the host who asks to move the seat of a guest to another device.',
  body: z.object({ lobbyId: LobbyId, userId: UserId }),
  reply: Message,
  errors: ['lobby-not-found', 'forbidden', 'not-found'],
  requestId: true,
})
