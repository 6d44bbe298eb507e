import { z } from 'zod'
import { DoneMessage, GivenTime, ListQuery, More, Pending } from '../fields/common.ts'
import { MatchEventId, MatchId } from '../fields/ids.ts'
import { OptionalReason as Reason } from '../fields/reason.ts'
import { listMatchEvents, MatchEvent, Side } from '../match/match-event.ts'
import { EventTypeName } from '../match/odds.ts'
import { route } from '../route.ts'

const ById = z.object({ id: MatchEventId })
export const adminListMatchEvents = route({
  method: 'GET',
  path: '/admin/event',
  access: 'admin',
  area: 'admin',
  summary:
    'Lists the latest 10,000 recorded events of all matches, the newest first. With ?match it lists all events of one match.',
  query: ListQuery.extend({ match: z.optional(MatchId) }),
  reply: listMatchEvents.reply.extend({ more: More }),
  errors: [],
})

export const adminGetMatchEvent = route({
  method: 'GET',
  path: '/admin/event/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one event.',
  params: ById,
  unknown: 'not-found',
  reply: z.object({ event: MatchEvent }),
  errors: ['not-found'],
})

export const recordMatchEvent = route({
  method: 'POST',
  path: '/admin/event',
  access: 'admin',
  area: 'admin',
  summary: 'Records an event. A repeated sourceId changes nothing and returns the existing event.',
  body: z.object({
    match: MatchId,
    eventType: EventTypeName,
    timeStamp: GivenTime,
    team: Side.optional(),
    sourceId: z.string().trim().min(1).max(200).optional(),
    reason: Reason.optional(),
  }),
  reply: z.object({ event: MatchEvent, pending: Pending }),
  errors: ['match-not-found', 'not-found', 'results-confirmed', 'half-state'],
  requestId: true,
})

export const updateMatchEvent = route({
  method: 'PUT',
  path: '/admin/event/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Changes the time or the type of an event.',
  params: ById,
  unknown: 'not-found',
  body: z.object({
    eventType: EventTypeName.optional(),
    timeStamp: GivenTime.optional(),
    team: Side.nullable().optional(),
    reason: Reason.optional(),
  }),
  reply: z.object({ event: MatchEvent, pending: Pending }),
  errors: ['not-found', 'match-not-found', 'results-confirmed', 'half-state'],
  requestId: true,
})

export const deleteMatchEvent = route({
  method: 'DELETE',
  path: '/admin/event/delete-event/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Removes an event. Settled bets that depend on it are corrected.',
  params: ById,
  query: z.object({ reason: Reason.optional() }),
  unknown: 'not-found',
  reply: DoneMessage,
  errors: ['not-found', 'match-not-found', 'results-confirmed', 'half-state'],
  requestId: true,
})

export const adminDeleteMatchEvent = route({ ...deleteMatchEvent, path: '/admin/event/:id' })
