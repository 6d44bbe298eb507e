import { z } from 'zod'
import { Chips, Time } from './common.ts'
import { LobbyId } from './ids.ts'
import { LobbyCard, MemberRole, RemovedTo } from './lobby.ts'
import { route } from './route.ts'

/** A game one sits in now: its card, and how it stands for oneself. */
export const MyGame = LobbyCard.extend({
  role: MemberRole,
  /** The round at whose end the caller was eliminated; null where they were not. */
  eliminatedIn: z.number().int().nullable(),
  /** As they are: stakes on rounds to come have left them. */
  chips: Chips,
  /** The place on the leaderboard as one sees it, from 1; null for who only ever watched. */
  position: z.number().int().nullable(),
  /** The round bets are for; left out where nothing is left to bet on. */
  nextRound: z
    .object({
      roundNumber: z.number().int(),
      /** The first instant that is too late for a bet; null while nobody can know. */
      closesAt: Time.nullable(),
      /** From here on another round is the next. */
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
    'Where the caller sits now, on whatever device: open lobbies of matches that are not over, those under way first.',
  reply: z.object({
    games: z.array(MyGame),
    /** Lobbies of such matches from which the caller was removed: no seat for a player is theirs there. */
    removedFrom: z.array(z.object({ lobbyId: LobbyId, to: RemovedTo })),
  }),
  errors: [],
  heavy: true,
})
