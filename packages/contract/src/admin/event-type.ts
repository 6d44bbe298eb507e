import { z } from 'zod'
import { LIST_BYTES, Multiplier } from '../fields/common.ts'
import { MatchId } from '../fields/ids.ts'
import { EventType, listEventTypes } from '../match/event-type.ts'
import { BetType, DisplayName, EventTypeName, NewEventTypeName, Threshold } from '../match/odds.ts'
import { route } from '../route.ts'

const list = listEventTypes.reply

/** An event type that administrators created for all matches. */
export const GlobalEventType = EventType.extend({
  /** Set if the event type is retired: no further match gets it. Matches that already use the event type keep it. */
  retired: z.literal(true).optional(),
})

export type GlobalEventType = z.infer<typeof GlobalEventType>

const globalList = z.object({ eventTypes: z.array(GlobalEventType) })

const ByName = z.object({ name: EventTypeName })

const ById = z.object({ id: MatchId })

export const createEventType = route({
  method: 'POST',
  path: '/admin/event-type/global',
  access: 'admin',
  area: 'admin',
  summary: 'Creates a custom event type for all matches.',
  body: z.object({ name: NewEventTypeName, displayName: z.optional(DisplayName) }),
  reply: z.object({ eventType: EventType }),
  errors: ['event-type-exists'],
  requestId: true,
})

export const listGlobalEventTypes = route({
  method: 'GET',
  path: '/admin/event-type/global',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the custom event types in their order, including retired ones.',
  reply: globalList,
  errors: [],
})

export const updateEventType = route({
  method: 'PUT',
  path: '/admin/event-type/global/:name',
  access: 'admin',
  area: 'admin',
  summary: 'Renames, retires or restores a custom event type. A new name also applies in matches that are not over.',
  params: ByName,
  unknown: 'not-found',
  body: z.object({ displayName: z.optional(DisplayName), retired: z.boolean().optional() }),
  reply: z.object({ eventType: GlobalEventType }),
  errors: ['not-found'],
  requestId: true,
})

export const reorderEventTypes = route({
  method: 'PUT',
  path: '/admin/event-type/global/reorder',
  access: 'admin',
  area: 'admin',
  summary: 'Sets the order of the custom event types. Event types that are left out follow at the end.',
  body: z.object({ eventTypeOrder: z.array(EventTypeName).max(1000) }),
  maxBytes: LIST_BYTES,
  reply: globalList,
  errors: ['not-found'],
  requestId: true,
})

export const listAvailableEventTypes = route({
  method: 'GET',
  path: '/admin/event-types/available',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the built-in and custom event types.',
  reply: z.object({ eventTypes: z.object({ builtIn: z.array(EventType), configurable: z.array(EventType) }) }),
  errors: [],
})

export const adminListMatchEventTypes = route({
  method: 'GET',
  path: '/admin/match/:id/event-types',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the event types of a match in their order.',
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
  summary: 'Adds an event type to a match, with its own odds or the defaults.',
  params: ById,
  unknown: 'match-not-found',
  body: z.object({
    eventTypeName: NewEventTypeName,
    customOdds: z.array(OwnOdds).max(40).nullish(),
  }),
  reply: list,
  errors: ['match-not-found', 'event-type-exists'],
  requestId: true,
})

export const removeMatchEventType = route({
  method: 'DELETE',
  path: '/admin/match/:id/event-types/:name',
  access: 'admin',
  area: 'admin',
  summary:
    'Retires an event type of a match: nobody can bet on this event type any more. Bets already placed on it are still settled.',
  params: z.object({ id: MatchId, name: z.string() }),
  unknown: 'match-not-found',
  reply: list.extend({ message: z.string() }),
  errors: ['match-not-found', 'not-found'],
  requestId: true,
})

export const reorderMatchEventTypes = route({
  method: 'PUT',
  path: '/admin/match/:id/event-types/reorder',
  access: 'admin',
  area: 'admin',
  summary: 'Sets the order of the event types of a match.',
  params: ById,
  unknown: 'match-not-found',
  body: z.object({ eventTypeOrder: z.array(EventTypeName).max(200) }),
  reply: list,
  errors: ['match-not-found', 'not-found'],
  requestId: true,
})
