import { z } from 'zod'
import { MatchId } from '../fields/ids.ts'
import { route } from '../route.ts'

export const EventType = z.object({ name: z.string(), displayName: z.string() })
export type EventType = z.infer<typeof EventType>

const list = z.object({ eventTypes: z.array(EventType) })

export const listEventTypes = route({
  method: 'GET',
  path: '/app/event-type/match/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Lists the event types of a match in their order.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  reply: list,
  errors: ['match-not-found'],
})
