import { z } from 'zod'
import { Token } from './account.ts'
import { PublicUser } from './common.ts'
import { LobbyId, MatchId } from './ids.ts'
import { LobbyCard } from './lobby.ts'
import { route } from './route.ts'

/** A public lobby as a visitor may see it. Its code leads to its invitation. */
export const OpenLobby = LobbyCard.omit({ _id: true }).extend({ hostUser: PublicUser.pick({ username: true }) })
export type OpenLobby = z.infer<typeof OpenLobby>

export const guestPlay = route({
  method: 'GET',
  path: '/guest',
  access: 'anyone',
  area: 'public',
  summary: 'Returns whether a visitor can start a game without an account now, and some open lobbies.',
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
    'Starts a practice game against bots at twenty times the real speed, without an account. A current guest returns to their running game.',
  reply: z.object({
    /** Set for a new guest. A current guest continues with their own token. */
    token: Token.optional(),
    lobbyId: LobbyId,
    lobbyCode: z.string(),
    matchId: MatchId,
  }),
  errors: ['guests-full', 'not-found', 'forbidden', 'unavailable', 'rate-limited'],
  heavy: true,
})
