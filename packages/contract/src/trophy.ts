import { z } from 'zod'
import { Time } from './common.ts'
import { Counts } from './counts.ts'
import { LobbyId, UserId } from './ids.ts'
import { route } from './route.ts'

/** What a place in the ranking brings. */
export const TrophyAward = z.object({
  userId: UserId,
  position: z.number().int(),
  won: z.boolean(),
  trophies: z.number().int(),
})
export type TrophyAward = z.infer<typeof TrophyAward>

export const LobbyTrophies = z.object({
  counts: Counts,
  /** `none` where the match was called off, or everybody had left before it began. */
  state: z.enum(['provisional', 'booked', 'none']),
  bookedAt: Time.nullable(),
  /** Something was corrected after the results were confirmed, and another award booked for it. */
  corrected: z.boolean(),
  /** Everyone who is ranked, from the first place; nobody where nothing is paid. */
  awards: z.array(TrophyAward),
})
export type LobbyTrophies = z.infer<typeof LobbyTrophies>

export const lobbyTrophies = route({
  method: 'GET',
  path: '/app/game/trophies/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Who gets how many trophies in a lobby: as it stands until results are confirmed, then as booked.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: LobbyTrophies,
  errors: ['lobby-not-found'],
  heavy: true,
})
