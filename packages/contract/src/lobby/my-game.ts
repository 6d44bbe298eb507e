import { z } from 'zod'
import { Chips, PublicUser, Time } from '../fields/common.ts'
import { LobbyId } from '../fields/ids.ts'
import { route } from '../route.ts'
import { LobbyCard, LobbyCompetition, MemberRole, RemovedTo } from './lobby.ts'

/** A lobby in which the caller has a seat now: the lobby's card, and the caller's state in the lobby. */
export const MyGame = LobbyCard.extend({
  /** The host; null in a competition, whose lobbies have neither code nor host. */
  hostUser: PublicUser.nullable(),
  competition: LobbyCompetition.optional(),
  role: MemberRole,
  /** The number of the round at whose end the caller was eliminated; null if the caller was not eliminated. */
  eliminatedIn: z.number().int().nullable(),
  /** The caller's real balance, from which stakes on rounds to come are already subtracted. */
  chips: Chips,
  /** The caller's rank on the leaderboard, from 1; null if the caller only ever watched. */
  position: z.number().int().nullable(),
  /** The round that takes bets now or next; left out if no round is left to bet on, or if the game is decided. */
  nextRound: z
    .object({
      roundNumber: z.number().int(),
      /** The first instant that is too late for a bet on this round; null while the instant is unknown. */
      closesAt: Time.nullable(),
      /** The instant from which another round is the next round; null while the instant is unknown. */
      startsAt: Time.nullable(),
      hasBet: z.boolean(),
    })
    .optional(),
})
export type MyGame = z.infer<typeof MyGame>

export const listMyGames = route({
  method: 'GET',
  path: '/app/my-games',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the games in which the caller has a seat: open lobbies on matches that are not over. Running games come first.',
  reply: z.object({
    games: z.array(MyGame),
    /**
     * Lobbies from which the caller was removed, of matches that are not over. The caller cannot play there again.
     */
    removedFrom: z.array(z.object({ lobbyId: LobbyId, to: RemovedTo })),
  }),
  errors: [],
  heavy: true,
})
