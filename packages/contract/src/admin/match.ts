import { z } from 'zod'
import { inAnyCase } from '../fields/any-case.ts'
import { BULK_MAX, DoneMessage, GivenTime, LIST_BYTES, ListQuery } from '../fields/common.ts'
import { ExpectedState } from '../fields/expected-state.ts'
import { MatchId } from '../fields/ids.ts'
import { getMatch, listMatches, Match, TeamName } from '../match/match.ts'
import { MatchHalf } from '../match/match-half.ts'
import { Odds } from '../match/odds.ts'
import { route } from '../route.ts'

const ById = z.object({ id: MatchId })

/** Requests may also use older names of a status: scheduled means upcoming, ongoing means active. */
const StatusGiven = inAnyCase(['upcoming', 'active', 'completed', 'abandoned', 'scheduled', 'ongoing']).transform(
  (status) => (status === 'scheduled' ? 'upcoming' : status === 'ongoing' ? 'active' : status),
)

const Tempo = z.number().min(0.1).max(600)

const MatchFields = z.object({
  homeTeam: TeamName,
  awayTeam: TeamName,
  status: StatusGiven.optional(),
  startTime: GivenTime.nullable().optional(),
  tempo: Tempo.optional(),
})

const createdMatch = z.object({ match: Match, halfs: z.array(MatchHalf), odds: z.array(Odds) })

export const adminListMatches = route({
  method: 'GET',
  path: '/admin/match',
  access: 'admin',
  area: 'admin',
  summary: 'Lists all matches.',
  query: ListQuery,
  reply: listMatches.reply,
  errors: [],
})

export const adminGetMatch = route({ ...getMatch, path: '/admin/match/:id', access: 'admin', area: 'admin' })

export const createMatch = route({
  method: 'POST',
  path: '/admin/game/create-match',
  access: 'admin',
  area: 'admin',
  summary: 'Creates a match with two halves, the rounds of the official plan, and their odds.',
  body: MatchFields,
  reply: createdMatch,
  errors: [],
  requestId: true,
})

export const adminPostMatch = route({ ...createMatch, path: '/admin/match' })

export const updateMatch = route({
  method: 'PUT',
  path: '/admin/match/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Changes the teams, the planned kick-off, or the tempo of a match that has not started.',
  params: ById,
  unknown: 'match-not-found',
  body: MatchFields.partial().extend({ expectedState: ExpectedState }),
  reply: z.object({ match: Match }),
  errors: ['match-not-found', 'half-state'],
  requestId: true,
})

export const deleteMatches = route({
  method: 'DELETE',
  path: '/admin/match',
  access: 'admin',
  area: 'admin',
  summary: 'Deletes matches. Open bets become void, stakes are returned and lobbies close.',
  body: z.object({
    ids: z.array(MatchId).min(1).max(BULK_MAX).optional(),
    /** A search that replaces the list of ids: the server deletes all matches that it finds. */
    filter: ListQuery.pick({ q: true }).optional(),
    /** Sent with a filter: the number of matches that the operator saw when they confirmed the deletion. */
    count: z.number().int().min(1).max(BULK_MAX).optional(),
  }),
  reply: DoneMessage,
  maxBytes: LIST_BYTES,
  errors: ['match-not-found', 'list-changed'],
  requestId: true,
})

export const deleteMatch = route({
  method: 'DELETE',
  path: '/admin/match/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Deletes one match.',
  params: ById,
  unknown: 'match-not-found',
  reply: DoneMessage,
  errors: ['match-not-found'],
  requestId: true,
})
