import { z } from 'zod'
import { Time } from './fields/common.ts'
import { LobbyId, UserId } from './fields/ids.ts'
import { Counts } from './lobby/counts.ts'
import { route } from './route.ts'

/** The trophies that a member gets for their rank. */
export const TrophyAward = z.object({
  userId: UserId,
  position: z.number().int(),
  won: z.boolean(),
  trophies: z.number().int(),
})
export type TrophyAward = z.infer<typeof TrophyAward>

export const LobbyTrophies = z.object({
  counts: Counts,
  /**
   * Whether the trophies are booked. `none`: the lobby pays no trophies, because the match was called off or the lobby
   * was closed.
   */
  state: z.enum(['provisional', 'booked', 'none']),
  bookedAt: Time.nullable(),
  /** True if a correction after the confirmation of the results booked the trophies again. */
  corrected: z.boolean(),
  /** The awards of every ranked member, from position 1; empty if nothing is paid. */
  awards: z.array(TrophyAward),
})
export type LobbyTrophies = z.infer<typeof LobbyTrophies>

export const lobbyTrophies = route({
  method: 'GET',
  path: '/app/game/trophies/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns the trophies of each member of a lobby. They are provisional until the results are confirmed, and are paid then.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: LobbyTrophies,
  errors: ['lobby-not-found'],
  heavy: true,
})
