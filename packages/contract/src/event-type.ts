import { z } from 'zod'
import { Multiplier } from './common.ts'
import { MatchId } from './ids.ts'
import { BetType, EventTypeName, Threshold } from './odds.ts'
import { route } from './route.ts'

export const EventType = z.object({ name: z.string(), displayName: z.string() })
export type EventType = z.infer<typeof EventType>

const list = z.object({ eventTypes: z.array(EventType) })
const ById = z.object({ id: MatchId })

export const listEventTypes = route({
  method: 'GET',
  path: '/app/event-type/match/:matchId',
  access: 'player',
  area: 'app',
  summary: 'The event types of a match, in their order.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  reply: list,
  errors: ['match-not-found'],
})

export const createEventType = route({
  method: 'POST',
  path: '/admin/event-type/global',
  access: 'admin',
  area: 'admin',
  summary: 'Makes a custom event type for all matches.',
  body: z.object({ name: EventTypeName, displayName: z.string().trim().min(1).max(60).optional() }),
  reply: z.object({ eventType: EventType }),
  errors: ['event-type-exists'],
})

export const listGlobalEventTypes = route({
  method: 'GET',
  path: '/admin/event-type/global',
  access: 'admin',
  area: 'admin',
  summary: 'The custom event types.',
  reply: list,
  errors: [],
})

export const listAvailableEventTypes = route({
  method: 'GET',
  path: '/admin/event-types/available',
  access: 'admin',
  area: 'admin',
  summary: 'Built-in and custom event types.',
  reply: z.object({ eventTypes: z.object({ builtIn: z.array(EventType), configurable: z.array(EventType) }) }),
  errors: [],
})

export const adminListMatchEventTypes = route({
  method: 'GET',
  path: '/admin/match/:id/event-types',
  access: 'admin',
  area: 'admin',
  summary: 'The event types of a match, in their order.',
  params: ById,
  unknown: 'match-not-found',
  reply: list,
  errors: ['match-not-found'],
})

const OwnOdds = z.object({
  betType: BetType,
  threshold: Threshold,
  odds: Multiplier.optional(),
  oddsValue: Multiplier.optional(),
})
export type GivenOdds = z.infer<typeof OwnOdds>

export const addMatchEventType = route({
  method: 'POST',
  path: '/admin/match/:id/event-types/add',
  access: 'admin',
  area: 'admin',
  summary: 'Adds an event type to a match, with odds of its own or the defaults.',
  params: ById,
  unknown: 'match-not-found',
  body: z.object({
    eventTypeName: EventTypeName,
    customOdds: z.array(OwnOdds).max(40).nullish(),
  }),
  reply: list,
  errors: ['match-not-found', 'event-type-exists'],
})

export const removeMatchEventType = route({
  method: 'DELETE',
  path: '/admin/match/:id/event-types/:name',
  access: 'admin',
  area: 'admin',
  summary: 'Retires an event type of a match with its options; bets on it settle.',
  params: z.object({ id: MatchId, name: z.string() }),
  unknown: 'match-not-found',
  reply: list.extend({ message: z.string() }),
  errors: ['match-not-found', 'not-found'],
})

export const reorderMatchEventTypes = route({
  method: 'PUT',
  path: '/admin/match/:id/event-types/reorder',
  access: 'admin',
  area: 'admin',
  summary: 'Puts the event types of a match in this order.',
  params: ById,
  unknown: 'match-not-found',
  body: z.object({ eventTypeOrder: z.array(EventTypeName).max(200) }),
  reply: list,
  errors: ['match-not-found', 'not-found'],
})
