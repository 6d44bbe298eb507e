import { z } from 'zod'
import { PublicUser } from '../fields/common.ts'
import { AvatarId, LobbyId, MatchId } from '../fields/ids.ts'
import { LobbyCard, LobbyCode, MemberRole } from '../lobby/lobby.ts'
import { route } from '../route.ts'
import { Token } from './account.ts'
import { Username } from './account-forms.ts'
import { Avatar } from './avatar.ts'

/** A public lobby as visitors see it. The lobby's code leads to its invitation. */
export const OpenLobby = LobbyCard.omit({ _id: true }).extend({
  hostUser: PublicUser.pick({ username: true, isDeleted: true }),
})
export type OpenLobby = z.infer<typeof OpenLobby>

/** A random secret of a browser, by which the server finds the guest's seat or ask again. */
const SeatKey = z.string().regex(/^[\w-]{20,100}$/, 'A seat key has 20 to 100 letters and digits')

export const guestPlay = route({
  method: 'GET',
  path: '/guest',
  access: 'anyone',
  area: 'public',
  summary: 'Returns whether a visitor can start a trial game without an account now, and lists some open lobbies.',
  reply: z.object({ trial: z.enum(['open', 'full', 'off']), lobbies: z.array(OpenLobby) }),
  errors: ['rate-limited'],
  perMinute: 120,
})

export const startGuestGame = route({
  method: 'POST',
  path: '/guest/start',
  access: 'anyone',
  area: 'shared',
  summary:
    'Starts a practice game against bots, without an account, at twenty times the real speed. A guest who already has a running game gets that game.',
  reply: z.object({
    /** The token of a new guest. Left out for a current guest, who continues with the token they have. */
    token: Token.optional(),
    lobbyId: LobbyId,
    lobbyCode: z.string(),
    matchId: MatchId,
  }),
  errors: ['guests-full', 'not-found', 'forbidden', 'unavailable', 'rate-limited'],
  heavy: true,
})

export const listGuestAvatars = route({
  method: 'GET',
  path: '/guest/avatars',
  access: 'anyone',
  area: 'public',
  summary: 'Lists the avatars that a visitor can choose for a seat by link.',
  reply: z.object({ avatars: z.array(Avatar.pick({ _id: true, name: true, image: true })) }),
  errors: ['rate-limited'],
  perMinute: 120,
})

export const joinAsGuest = route({
  method: 'POST',
  path: '/guest/join',
  access: 'anyone',
  area: 'shared',
  summary:
    'Takes a seat in a lobby that allows guests. The caller needs only a name. A caller who is already a guest keeps the same guest account, and gets back a seat that they already have.',
  body: z.object({
    code: LobbyCode,
    username: Username,
    selectedAvatar: z.nullable(AvatarId).default(null),
    role: MemberRole.default('player'),
    /**
     * A random secret of the browser. A later request with this secret gets the same seat back, even if a reply was
     * lost or the session ended.
     */
    seatKey: z.optional(SeatKey),
    /** Takes back a seat that another device took over. Without it the call answers `seat-moved` then. */
    takeBack: z.boolean().default(false),
  }),
  reply: z.object({
    /** The token of a new session. Left out for a current guest, who continues with the token they have. */
    token: Token.optional(),
    lobbyId: LobbyId,
    lobbyCode: z.string(),
    matchId: MatchId,
  }),
  errors: [
    'lobby-not-found',
    'lobby-closed',
    'lobby-full',
    'role-final',
    'forbidden',
    'account-needed',
    'ask-to-come-in',
    'seat-moved',
    'already-registered',
    'username-taken',
    'not-found',
    'too-many-seats',
    'rate-limited',
  ],
  heavy: true,
})

export const askToComeIn = route({
  method: 'POST',
  path: '/guest/ask',
  access: 'anyone',
  area: 'shared',
  summary:
    'Asks the host of a lobby to let in the guests of the caller’s address, after `ask-to-come-in`. A repeated call returns the state of the same ask.',
  body: z.object({ code: LobbyCode, username: Username, seatKey: SeatKey }),
  reply: z.object({
    /**
     * `waiting`: the host has not answered. `come`: the caller may take a seat now. `ended`: the host lets in nobody
     * else from this address.
     */
    state: z.enum(['waiting', 'come', 'ended']),
  }),
  errors: [
    'lobby-not-found',
    'lobby-closed',
    'forbidden',
    'account-needed',
    'already-registered',
    'username-taken',
    'rate-limited',
  ],
  perMinute: 240,
})

export const guestSeatHere = route({
  method: 'POST',
  path: '/guest/seat',
  access: 'anyone',
  area: 'shared',
  summary: 'Returns the seat that this browser has in a lobby, or had before another device took it over.',
  body: z.object({ code: LobbyCode, seatKey: SeatKey }),
  reply: z.object({
    /** `here`: the browser has a seat. `moved`: another device plays the seat, and the browser may take it back. */
    state: z.enum(['none', 'here', 'moved']),
    /** The name of the guest; left out without a seat. */
    username: z.string().optional(),
  }),
  errors: ['lobby-not-found', 'rate-limited'],
  perMinute: 120,
})

export const takeOverSeat = route({
  method: 'POST',
  path: '/guest/take-over',
  access: 'anyone',
  area: 'shared',
  summary: 'Takes over the seat of a guest who has lost their device, by the one-time link of the host.',
  body: z.object({ token: z.string().regex(/^[\w-]{1,100}$/), seatKey: SeatKey }),
  reply: z.object({ token: Token, lobbyId: LobbyId, lobbyCode: z.string(), matchId: MatchId }),
  errors: [
    'link-expired',
    'forbidden',
    'not-found',
    'lobby-closed',
    'seat-in-use',
    'already-registered',
    'account-banned',
    'rate-limited',
  ],
  heavy: true,
})
