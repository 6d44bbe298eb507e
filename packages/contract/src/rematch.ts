import { z } from 'zod'
import { LobbyId, MatchId } from './fields/ids.ts'
import { LobbyCard } from './lobby/lobby.ts'
import { Match } from './match/match.ts'
import { route } from './route.ts'

const ByLobby = z.object({ lobbyId: LobbyId })

export const getRematch = route({
  method: 'GET',
  path: '/app/game/rematch/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns the follow-up lobby of this lobby if one is open, and the next matches on which one could be opened. A follow-up lobby has the same settings and invites the same members.',
  params: ByLobby,
  unknown: 'lobby-not-found',
  reply: z.object({
    /** The open follow-up lobby to which the members of this lobby are invited; null if there is none. */
    rematch: LobbyCard.nullable(),
    /** True if the caller may open a follow-up lobby now. */
    mayOpen: z.boolean(),
    /**
     * The next matches on which the follow-up lobby may be opened, the soonest first. After a practice game, the running
     * practice match is among them while it can be joined.
     */
    matches: z.array(Match),
  }),
  errors: ['lobby-not-found'],
})

export const openRematch = route({
  method: 'POST',
  path: '/app/game/rematch',
  access: 'player',
  area: 'app',
  summary:
    'Opens a follow-up lobby with the same settings on another match, and invites all members of this lobby. After a room it opens a room. Bots of this lobby take their seats at once. If a follow-up lobby is already open, the call returns that lobby.',
  body: z.object({ lobbyId: LobbyId, matchId: MatchId }),
  reply: z.object({ rematch: LobbyCard }),
  errors: [
    'lobby-not-found',
    'forbidden',
    'game-not-over',
    'match-not-found',
    'half-state',
    'invalid-settings',
    'last-round',
    'email-unconfirmed',
    'too-many-lobbies',
    'too-many-seats',
    'rate-limited',
  ],
  requestId: true,
  heavy: true,
})
