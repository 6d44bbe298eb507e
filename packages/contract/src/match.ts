import { z } from 'zod'
import { DoneMessage, ListQuery, Time, Total } from './common.ts'
import { MatchId } from './ids.ts'
import { MatchHalf } from './match-half.ts'
import { Odds } from './odds.ts'
import { Why } from './reason.ts'
import { route } from './route.ts'

export const MatchStatus = z.enum(['upcoming', 'active', 'completed', 'abandoned'])

/** On input the older words are taken too: scheduled is upcoming, ongoing is active. */
const StatusGiven = z
  .enum(['upcoming', 'active', 'completed', 'abandoned', 'scheduled', 'ongoing'])
  .transform((status) => (status === 'scheduled' ? 'upcoming' : status === 'ongoing' ? 'active' : status))

const Tempo = z.number().min(0.1).max(600)

const TeamName = z.string().trim().min(1, 'Please name the team').max(60)

export const Match = z.object({
  _id: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  teams: z.array(z.object({ name: z.string() })),
  status: MatchStatus,
  /** The kick-off of half 1: planned, then real. */
  startTime: Time.nullable(),
  tempo: z.number(),
  /** The simulated match of this server: in its lobbies a round sat out costs nothing. */
  isPractice: z.boolean().optional(),
  halves: z.array(MatchHalf),
  /** Counted from Goal events that name their side. */
  score: z.object({ home: z.number().int(), away: z.number().int() }),
  suspended: z.boolean(),
  suspendedEventTypes: z.array(z.string()),
  abandonedReason: z.string().nullable(),
  abandonedWhy: Why.nullable(),
  endedAt: Time.nullable(),
  resultsConfirmedAt: Time.nullable(),
  createdAt: Time,
  updatedAt: Time,
  version: z.number().int(),
})
export type Match = z.infer<typeof Match>

const ById = z.object({ id: MatchId })

const matches = z.object({ matches: z.array(Match), total: Total.optional() })

export const listMatches = route({
  method: 'GET',
  path: '/app/match',
  access: 'player',
  area: 'app',
  summary: 'The matches one can play: upcoming, running and lately ended.',
  reply: matches,
  errors: [],
})

export const getMatch = route({
  method: 'GET',
  path: '/app/match/:id',
  access: 'player',
  area: 'app',
  summary: 'One match.',
  params: ById,
  unknown: 'match-not-found',
  reply: z.object({ match: Match }),
  errors: ['match-not-found'],
})

export const adminListMatches = route({
  method: 'GET',
  path: '/admin/match',
  access: 'admin',
  area: 'admin',
  summary: 'All matches.',
  query: ListQuery,
  reply: matches,
  errors: [],
})

export const adminGetMatch = route({ ...getMatch, path: '/admin/match/:id', access: 'admin', area: 'admin' })

const MatchFields = z.object({
  homeTeam: TeamName,
  awayTeam: TeamName,
  status: StatusGiven.optional(),
  startTime: Time.nullable().optional(),
  tempo: Tempo.optional(),
})

const createdMatch = z.object({ match: Match, halfs: z.array(MatchHalf), odds: z.array(Odds) })

export const createMatch = route({
  method: 'POST',
  path: '/admin/game/create-match',
  access: 'admin',
  area: 'admin',
  summary: 'Creates a match with two halves, the official plan and its odds.',
  body: MatchFields,
  reply: createdMatch,
  errors: [],
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
  body: MatchFields.partial(),
  reply: z.object({ match: Match }),
  errors: ['match-not-found', 'half-state'],
})

export const deleteMatches = route({
  method: 'DELETE',
  path: '/admin/match',
  access: 'admin',
  area: 'admin',
  summary: 'Deletes matches: open bets are void, stakes returned, lobbies closed.',
  body: z.object({ ids: z.array(MatchId).min(1).max(1000) }),
  reply: DoneMessage,
  errors: ['match-not-found'],
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
})
