import { z } from 'zod'
import { inAnyCase } from '../fields/any-case.ts'
import { GivenTime, ListQuery, Message, Pending } from '../fields/common.ts'
import { ExpectedState } from '../fields/expected-state.ts'
import { HalfId, MatchId } from '../fields/ids.ts'
import { HalfStatus, listMatchHalves, MatchHalf } from '../match/match-half.ts'
import { route } from '../route.ts'

const halfBody = z.object({
  matchId: MatchId,
  halfNumber: z.number().int().min(1).max(10),
  status: inAnyCase(HalfStatus.options).optional(),
})

const oneHalf = z.object({ matchHalf: MatchHalf })

const ByHalf = z.object({ id: HalfId })

export const createHalf = route({
  method: 'POST',
  path: '/admin/game/create-half',
  access: 'admin',
  area: 'admin',
  summary: 'Adds a half that the match does not have yet.',
  body: halfBody,
  reply: oneHalf,
  errors: ['match-not-found', 'half-state'],
  requestId: true,
})

export const adminPostHalf = route({ ...createHalf, path: '/admin/match-half' })

export const adminListHalves = route({
  method: 'GET',
  path: '/admin/match-half',
  access: 'admin',
  area: 'admin',
  summary: 'Lists all halves.',
  query: ListQuery,
  reply: listMatchHalves.reply,
  errors: [],
})

export const adminListMatchHalves = route({
  ...listMatchHalves,
  path: '/admin/match-half/match/:matchId',
  access: 'admin',
  area: 'admin',
})

export const adminGetHalf = route({
  method: 'GET',
  path: '/admin/match-half/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one half.',
  params: ByHalf,
  unknown: 'not-found',
  reply: oneHalf,
  errors: ['not-found'],
})

export const updateHalf = route({
  method: 'PUT',
  path: '/admin/match-half/:id',
  access: 'admin',
  area: 'admin',
  summary:
    'Corrects the kick-off of a half. The server recomputes the event counts of the rounds and settles their bets again.',
  params: ByHalf,
  unknown: 'not-found',
  /** Null means no change, so that a client may send back every field that it received. */
  body: z.object({ startTime: GivenTime.nullish(), endTime: GivenTime.nullish() }),
  reply: oneHalf.extend({ pending: Pending }),
  errors: ['not-found', 'match-not-found', 'half-state', 'results-confirmed'],
  requestId: true,
})

export const deleteHalf = route({
  method: 'DELETE',
  path: '/admin/match-half/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Deletes a half that has not started and has no bets.',
  params: ByHalf,
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found', 'match-not-found', 'half-state', 'round-in-use'],
  requestId: true,
})

export const endHalfAt = route({
  method: 'POST',
  path: '/admin/match-half/end/:id',
  access: 'admin',
  area: 'admin',
  summary:
    'Ends a half now or at an earlier time. With an earlier time, rounds that were settled since then are corrected.',
  params: ByHalf,
  unknown: 'not-found',
  body: z.object({ endTime: GivenTime.optional(), expectedState: ExpectedState }),
  reply: z.object({ message: z.string(), matchHalf: MatchHalf, pending: Pending }),
  errors: ['not-found', 'match-not-found', 'half-state', 'results-confirmed'],
  requestId: true,
})
