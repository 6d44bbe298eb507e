import { z } from 'zod'
import { Time, Total } from '../fields/common.ts'
import { HalfId, MatchId } from '../fields/ids.ts'
import { route } from '../route.ts'

const ByMatch = z.object({ matchId: MatchId })

export const HalfStatus = z.enum(['upcoming', 'active', 'finished'])

/**
 * An interruption of play, in which the minute of the half stands still ([C16]). `to` is null while it lasts; then
 * nobody knows when a later minute is reached.
 */
export const Pause = z.object({ from: Time, to: Time.nullable() })

export const MatchHalf = z.object({
  _id: HalfId,
  match: MatchId,
  halfNumber: z.number().int(),
  status: HalfStatus,
  /** The kick-off of the half. An upcoming half 1 has its planned kick-off; later halves have none until they start. */
  startTime: Time.nullable(),
  endTime: Time.nullable(),
  /** The interruptions of play, in their order; left out without any. */
  pauses: z.array(Pause).optional(),
})
export type MatchHalf = z.infer<typeof MatchHalf>

const halfs = z.object({ matchHalfs: z.array(MatchHalf), total: Total.optional() })

export const listMatchHalves = route({
  method: 'GET',
  path: '/app/match-half/match/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Lists the halves of a match.',
  params: ByMatch,
  unknown: 'match-not-found',
  reply: halfs,
  errors: ['match-not-found'],
})
