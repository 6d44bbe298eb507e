import { z } from 'zod'
import { ListQuery, Message, More, Pending } from '../fields/common.ts'
import { HalfId, MatchId, RoundId } from '../fields/ids.ts'
import { listMatchRounds, MatchRound } from '../match/match-round.ts'
import { route } from '../route.ts'

const rounds = listMatchRounds.reply

const Minute = z.number().min(0).max(200)

const roundBody = z.object({
  halfId: HalfId,
  /** The requested number of the round. The server numbers the rounds itself and may replace it. */
  roundNumber: z.number().int().min(1).max(1000).optional(),
  startMinute: Minute,
  endMinute: Minute.nullish(),
})

const oneRound = z.object({ matchRound: MatchRound })

const ByRound = z.object({ id: RoundId })

export const updateRounds = route({
  method: 'POST',
  path: '/admin/game/update-rounds',
  access: 'admin',
  area: 'admin',
  summary: 'Settles all rounds that have ended, and returns the rounds of a half.',
  body: z.object({ halfId: HalfId }),
  reply: rounds.extend({ pending: Pending }),
  errors: ['not-found', 'match-not-found'],
  requestId: true,
})

export const createRound = route({
  method: 'POST',
  path: '/admin/game/create-round',
  access: 'admin',
  area: 'admin',
  summary: 'Adds a round to the official plan.',
  body: roundBody,
  reply: oneRound,
  errors: ['not-found', 'match-not-found', 'half-state'],
  requestId: true,
})

export const adminPostRound = route({ ...createRound, path: '/admin/match-round' })

export const adminListRounds = route({
  method: 'GET',
  path: '/admin/match-round',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the latest 10,000 rounds of official plans.',
  query: ListQuery,
  reply: rounds.extend({ more: More }),
  errors: [],
})

export const adminListMatchRounds = route({
  method: 'GET',
  path: '/admin/match-round/match/:matchId',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the rounds of a match’s official plan.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  reply: rounds,
  errors: ['match-not-found'],
})

export const adminListHalfRounds = route({
  method: 'GET',
  path: '/admin/match-round/half/:halfId',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the official rounds of a half.',
  params: z.object({ halfId: HalfId }),
  unknown: 'not-found',
  reply: rounds,
  errors: ['not-found', 'match-not-found'],
})

export const adminGetRound = route({
  method: 'GET',
  path: '/admin/match-round/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one round.',
  params: ByRound,
  unknown: 'round-not-found',
  reply: oneRound,
  errors: ['round-not-found'],
})

export const updateRound = route({
  method: 'PUT',
  path: '/admin/match-round/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Changes the minutes of an official round that has not begun and has no bets.',
  params: ByRound,
  unknown: 'round-not-found',
  body: z.object({ startMinute: Minute.optional(), endMinute: Minute.nullish() }),
  reply: oneRound,
  errors: ['round-not-found', 'match-not-found', 'round-in-use'],
  requestId: true,
})

export const deleteRound = route({
  method: 'DELETE',
  path: '/admin/match-round/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Deletes an official round that has not begun and has no bets.',
  params: ByRound,
  unknown: 'round-not-found',
  reply: Message,
  errors: ['round-not-found', 'match-not-found', 'round-in-use'],
  requestId: true,
})
