import { z } from 'zod'
import { Time, Total } from '../fields/common.ts'
import { MatchEventId, MatchId } from '../fields/ids.ts'
import { route } from '../route.ts'

export const Side = z.enum(['home', 'away'])

export const MatchEvent = z.object({
  _id: MatchEventId,
  match: MatchId,
  eventType: z.string(),
  timeStamp: Time,
  /** The side to which the event is credited; null if the recorder named no side. */
  team: Side.nullable(),
  sourceId: z.string().nullable(),
  createdAt: Time,
})
export type MatchEvent = z.infer<typeof MatchEvent>

const events = z.object({ events: z.array(MatchEvent), total: Total.optional() })

export const listMatchEvents = route({
  method: 'GET',
  path: '/app/event/match/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Lists the events of a match in order.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  reply: events,
  errors: ['match-not-found'],
  heavy: true,
})
