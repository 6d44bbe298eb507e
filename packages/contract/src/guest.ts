import { z } from 'zod'
import { Token } from './account.ts'
import { PublicUser } from './common.ts'
import { LobbyId, MatchId } from './ids.ts'
import { LobbyCard } from './lobby.ts'
import { route } from './route.ts'

/** A lobby anyone may join who has an account, as a visitor may see it: its code leads to its invitation. */
export const OpenLobby = LobbyCard.omit({ _id: true }).extend({ hostUser: PublicUser.pick({ username: true }) })
export type OpenLobby = z.infer<typeof OpenLobby>

export const guestPlay = route({
  method: 'GET',
  path: '/guest',
  access: 'anyone',
  area: 'public',
  summary: 'Whether a game without an account can be started now, and some of the lobbies that are open meanwhile.',
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
    'Starts a practice game against bots, at twenty times life, for whoever has no account: a guest of now comes back to the game they play.',
  reply: z.object({
    /** Of a new guest; one who asks as a guest goes on with their own. */
    token: Token.optional(),
    lobbyId: LobbyId,
    lobbyCode: z.string(),
    matchId: MatchId,
  }),
  errors: ['guests-full', 'not-found', 'forbidden', 'unavailable', 'rate-limited'],
  heavy: true,
})
