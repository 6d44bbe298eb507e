import { z } from 'zod'
import { Time, Total } from '../fields/common.ts'
import { MatchId } from '../fields/ids.ts'
import { Why } from '../fields/reason.ts'
import { shownLine } from '../fields/shown-text.ts'
import { route } from '../route.ts'
import { MatchHalf } from './match-half.ts'

export const TeamName = shownLine(60, 'team-missing')

export const MatchStatus = z.enum(['upcoming', 'active', 'completed', 'abandoned'])

/**
 * The provider whose counts the server records, as players see it. Players see neither the provider's address nor its
 * key.
 */
export const CountsFrom = z.object({
  name: z.string(),
  /** How long the provider usually takes to count an event, in seconds. */
  delaySeconds: z.number(),
  /** The event types that the provider counts. */
  eventTypes: z.array(z.string()),
  /**
   * Set while the provider has been silent for too long: when it last answered or, without any answer, when the silence
   * was noticed. Otherwise null.
   */
  silentSince: Time.nullable(),
  /** True while the provider may start a half at any moment, and no bet is accepted until it has started. */
  awaitsStart: z.boolean(),
  /** The event types whose count the provider does not state at present. No bet on them is accepted. */
  unknown: z.array(z.string()).optional(),
  /** False if the provider states no time that moves, so that the server cannot see whether its answers are old ones. */
  statesTime: z.boolean().optional(),
})
export type CountsFrom = z.infer<typeof CountsFrom>

/**
 * The source that records a match, as far as a fact states it. `feed`: a feed is attached and records. `operator`: the match is
 * played without a feed, an operator has taken over from it, or an administrator has opened a lobby without a seat.
 * `nobody-yet`: nothing of this, so nobody has said that they will record the match.
 */
export const RecordedBy = z.enum(['feed', 'operator', 'nobody-yet'])

export const Match = z.object({
  _id: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  teams: z.array(z.object({ name: z.string() })),
  status: MatchStatus,
  /** The kick-off of half 1: the planned kick-off until the half starts, then the real one. */
  startTime: Time.nullable(),
  tempo: z.number(),
  /** Set for a match that this server simulates. In its lobbies a round without a bet costs no penalty. */
  isPractice: z.boolean().optional(),
  /** Set for a guest's own practice match, which no list shows ([G3]). */
  isTrial: z.literal(true).optional(),
  /** Set for a copy of a match whose events the members of one lobby record. The copy is in no list. */
  isRoom: z.literal(true).optional(),
  /** Set for the match of a room in which the host names the recorders. */
  hasRecorders: z.literal(true).optional(),
  /** Set for a match that a user opened for a room of their own. Its games pay no trophies ([OM3]). */
  isOwn: z.literal(true).optional(),
  /** Set for a match of the practice cup, which no list shows: only the cup's own lobbies are played on it ([F4]). */
  isOfCup: z.literal(true).optional(),
  /** The provider whose counts the match follows. Left out after the match, and while an operator has taken over. */
  countsFrom: CountsFrom.optional(),
  /**
   * Left out for simulated matches and rooms, and after the match. Servers of before leave it out always: then it is not
   * known who records.
   */
  recordedBy: RecordedBy.optional(),
  halves: z.array(MatchHalf),
  /** The score counts goals with a known side. `unassigned` counts the other goals, if there are any ([E5]). */
  score: z.object({ home: z.number().int(), away: z.number().int(), unassigned: z.number().int().optional() }),
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
  summary: 'Lists the matches that users can play: upcoming, running and recently ended.',
  reply: matches,
  errors: [],
  heavy: true,
})

export const getMatch = route({
  method: 'GET',
  path: '/app/match/:id',
  access: 'player',
  guests: true,
  area: 'app',
  summary: 'Returns one match.',
  params: ById,
  unknown: 'match-not-found',
  reply: z.object({ match: Match }),
  errors: ['match-not-found'],
  heavy: true,
})
