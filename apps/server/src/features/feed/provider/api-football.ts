import type { CountTotal, MatchPhase } from '@bettle/rules'
import { z } from 'zod'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { seasonOf } from './season-of.ts'

const Goals = z.number().int().nullable()
const Score = z.object({ home: Goals, away: Goals })
const Statistics = z.object({
  team: z.object({ id: z.number() }),
  statistics: z.array(z.object({ type: z.string(), value: z.unknown() })),
})
const Answer = z.object({
  /** An empty list, or an object from a parameter to a text. Errors come with status 200. */
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  response: z.array(
    z.object({
      fixture: z.object({ status: z.object({ short: z.string().nullish() }).nullish() }).nullish(),
      teams: z.object({ home: z.object({ id: z.number() }), away: z.object({ id: z.number() }) }),
      /** With the goals of extra time, without those of a shoot-out. */
      goals: Score,
      /** The goals of the 90 minutes, and the goals of extra time alone. */
      score: z.object({ fulltime: Score.nullish(), extratime: Score.nullish() }).nullish(),
      statistics: z.array(Statistics).optional(),
    }),
  ),
})

/** A match in a list, or in the answer about one match. */
const Fixture = z.object({
  fixture: z.object({ id: z.number(), date: z.string().nullish() }),
  teams: z.object({ home: z.object({ name: z.string() }), away: z.object({ name: z.string() }) }),
})

/** The phase in the answer about one match. Each start of a half is in seconds since 1970; null before. */
const Started = z.number().nullish().catch(null)
const Phase = z.object({
  response: z.tuple([
    z.object({
      fixture: z.object({
        status: z.object({ short: z.string() }),
        periods: z.object({ first: Started, second: Started }).nullish().catch(null),
      }),
    }),
  ]),
})
const Fixtures = z.object({ errors: Answer.shape.errors, response: z.array(z.unknown()) })

/** The provider's names of each event type; the counts of several names are added up. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Corner: ['Corner Kicks'],
  Shot: ['Total Shots'],
  Card: ['Yellow Cards', 'Red Cards'],
  Offside: ['Offsides'],
}

/** The states after the 90 minutes: extra time, its breaks, a shoot-out, and the end of a match after them. */
const AFTER_90_MINUTES: ReadonlySet<string> = new Set(['ET', 'BT', 'P', 'AET', 'PEN'])

/**
 * The provider's codes of each phase. A match here is over after 90 minutes, also if extra time follows. The other
 * codes state no phase: matches that are suspended, interrupted, postponed, cancelled or abandoned.
 */
const PHASES: ReadonlyMap<string, MatchPhase> = new Map([
  ['TBD', 'before'],
  ['NS', 'before'],
  ['1H', 'half-1'],
  ['HT', 'interval'],
  ['2H', 'half-2'],
  ['FT', 'over'],
  ...[...AFTER_90_MINUTES].map((code) => [code, 'over'] as const),
])

/** API-Football, version 3: `/fixtures?id=` returns the goals and the statistics of both teams. */
export const apiFootball: ProviderAdapter = {
  isTriedLive: false,
  request({ url }, match, key) {
    const address = new URL('fixtures', url.endsWith('/') ? url : `${url}/`)
    address.searchParams.set('id', match)
    return { url: address, headers: key === undefined ? {} : { 'x-apisports-key': key } }
  },
  read(answer) {
    const parsed = Answer.safeParse(answer)
    if (!parsed.success) throw new FeedFailure('not-understood')
    const { errors, response } = parsed.data
    refuseErrors(errors)
    const [match] = response
    if (!match) throw new FeedFailure('match-unknown')
    const { fixture, teams, goals, score, statistics = [] } = match
    // The statistics of the 90 minutes cannot be told from those of extra time.
    const isExtended = AFTER_90_MINUTES.has(fixture?.status?.short ?? '')
    return (['home', 'away'] as const).flatMap((side): CountTotal[] => {
      const ofTeam = isExtended ? undefined : statistics.find(({ team }) => team.id === teams[side].id)?.statistics
      const goal = isExtended ? goalsOf90Minutes(goals[side], score, side) : goals[side]
      return [
        ...(goal === null ? [] : [{ eventType: 'Goal', side, total: goal }]),
        ...(ofTeam ? totalsOf(ofTeam, side) : []),
      ]
    })
  },
  fixturesRequest({ url }, { league, day, season }, key) {
    const address = new URL('fixtures', url.endsWith('/') ? url : `${url}/`)
    // The service refuses a request for a league without its season.
    for (const [name, value] of Object.entries({ league, season: `${season ?? seasonOf(day)}`, date: day }))
      address.searchParams.set(name, value)
    return { url: address, headers: key === undefined ? {} : { 'x-apisports-key': key } }
  },
  readFixtures(answer) {
    const parsed = Fixtures.safeParse(answer)
    if (!parsed.success) throw new FeedFailure('not-understood')
    refuseErrors(parsed.data.errors)
    return parsed.data.response.flatMap((one) => {
      const { data } = Fixture.safeParse(one)
      if (!data) return []
      const { fixture, teams } = data
      return [{ match: fixture.id, homeTeam: teams.home.name, awayTeam: teams.away.name, kickOff: fixture.date }]
    })
  },
  hasKickOff: () => true,
  kickOff: (answer, form) => apiFootball.readFixtures(answer, form)[0]?.kickOff,
  halves: () => 'starts-and-ends',
  phase(answer) {
    const fixture = Phase.safeParse(answer).data?.response[0].fixture
    const phase = fixture && PHASES.get(fixture.status.short)
    const { first, second } = fixture?.periods ?? {}
    return phase && { phase, startedAt: [inMilliseconds(first), inMilliseconds(second)] }
  },
}

const inMilliseconds = (seconds: number | null | undefined): number | null =>
  typeof seconds === 'number' ? Math.round(seconds * 1000) : null

function refuseErrors(errors: z.infer<typeof Answer>['errors']): void {
  const refused = Object.keys(errors)
  if (refused.some((name) => name === 'token' || name === 'access')) throw new FeedFailure('key-refused')
  if (refused.some((name) => name === 'requests' || name === 'rateLimit')) throw new FeedFailure('too-many-calls')
  if (refused.includes('plan')) throw new FeedFailure('not-in-plan')
  if (refused.length > 0) throw new FeedFailure('failed')
}

/**
 * Returns the goals of a side in the 90 minutes of a match with extra time; null if the answer contradicts itself. The
 * answers about some matches state the goals after extra time as those of the 90 minutes.
 */
function goalsOf90Minutes(
  goals: number | null,
  score: z.infer<typeof Answer>['response'][number]['score'],
  side: 'home' | 'away',
): number | null {
  const regular = score?.fulltime?.[side] ?? null
  const extra = score?.extratime?.[side] ?? null
  return regular !== null && extra !== null && regular + extra === goals ? regular : null
}

type TeamStatistics = z.infer<typeof Statistics>['statistics']

/**
 * Returns the totals of one side. A type that the provider does not list is omitted; a listed type without a value
 * counts zero events. A list without any value means that the provider has no statistics of the match.
 */
function totalsOf(statistics: TeamStatistics, side: 'home' | 'away'): CountTotal[] {
  if (statistics.every(({ value }) => value === null)) return []
  return Object.entries(TYPES).flatMap(([eventType, names]) => {
    const values = statistics.filter(({ type }) => names.includes(type)).map(({ value }) => value ?? 0)
    if (values.length === 0 || !values.every((value) => typeof value === 'number')) return []
    return [{ eventType, side, total: values.reduce((sum, value) => sum + value, 0) }]
  })
}
