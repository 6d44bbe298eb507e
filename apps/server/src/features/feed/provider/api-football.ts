import type { MatchPhase, StatedTotal } from '@bettle/rules'
import { z } from 'zod'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { API_FOOTBALL_STATUSES, playOf } from './provider-status.ts'
import { isSameMatch } from './same-match.ts'
import { seasonOf } from './season-of.ts'

/** A number of goals. Anything else than a number is unknown ([F25]). */
const Goals = z.number().nullish().catch(null)
const Score = z.object({ home: Goals, away: Goals })
const Statistics = z.object({
  team: z.object({ id: z.number() }),
  statistics: z.array(z.object({ type: z.string(), value: z.unknown() })),
})
/** The elapsed minute of a match, and the minutes of added time. */
const Minute = z.number().nullish().catch(null)
const Status = z.object({ short: z.string().nullish().catch(null), elapsed: Minute, extra: Minute })
const Answer = z.object({
  /** An empty list, or an object from a parameter to a text. Errors come with status 200. */
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  response: z.array(
    z.object({
      fixture: z.object({ status: Status.nullish().catch(null) }).nullish(),
      teams: z.object({ home: z.object({ id: z.number() }), away: z.object({ id: z.number() }) }),
      /** With the goals of extra time, without those of a shoot-out. */
      goals: Score.nullish().catch(null),
      /** The goals of the 90 minutes, and the goals of extra time alone. */
      score: z.object({ fulltime: Score.nullish(), extratime: Score.nullish() }).nullish().catch(null),
      /** Without a list nothing is known. A team that cannot be read does not hide the other one. */
      statistics: z.array(Statistics.nullable().catch(null)).nullish().catch(null),
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
/** The id of the match in an answer that has a match. */
const About = z.object({
  response: z.tuple([z.object({ fixture: z.object({ id: z.union([z.number(), z.string()]) }) })], z.unknown()),
})
const Some = z.object({ response: z.tuple([z.unknown()], z.unknown()) })
const Fixtures = z.object({ errors: Answer.shape.errors, response: z.array(z.unknown()) })

/** The provider's names of each event type; the counts of several names are added up. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Corner: ['Corner Kicks'],
  Shot: ['Total Shots'],
  Card: ['Yellow Cards', 'Red Cards'],
  Offside: ['Offsides'],
}

/** The last minute of each half, by the state in which the minute moves. */
const LAST_MINUTE: ReadonlyMap<string, number> = new Map([
  ['1H', 45],
  ['2H', 90],
])

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
    const { fixture, teams, goals, score } = match
    const statistics = (match.statistics ?? []).filter((one) => one !== null)
    // The statistics of the 90 minutes cannot be told from those of extra time.
    const isExtended = AFTER_90_MINUTES.has(fixture?.status?.short ?? '')
    return (['home', 'away'] as const).flatMap((side): StatedTotal[] => {
      const ofTeam = isExtended ? undefined : statistics.find(({ team }) => team.id === teams[side].id)?.statistics
      const goal = isExtended ? goalsOf90Minutes(goals?.[side], score, side) : goals?.[side]
      return [{ eventType: 'Goal', side, total: goal ?? 'unknown' }, ...totalsOf(ofTeam ?? [], side)]
    })
  },
  isAbout(answer, _form, match) {
    const about = About.safeParse(answer).data?.response[0].fixture.id
    // An answer without a match, or with an error, is reported as such.
    return about === undefined ? !Some.safeParse(answer).success : isSameMatch(about, match)
  },
  clock(answer) {
    const status = Answer.safeParse(answer).data?.response[0]?.fixture?.status
    const last = status?.short ? LAST_MINUTE.get(status.short) : undefined
    if (!status || last === undefined) return undefined
    const { elapsed, extra } = status
    if (typeof elapsed !== 'number') return { time: null }
    // The minute stands still in added time, unless the answer states the minutes of added time.
    if (elapsed >= last && typeof extra !== 'number') return undefined
    return { time: `${status.short} ${elapsed}+${extra ?? 0}` }
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
  play(answer) {
    const [match] = Answer.safeParse(answer).data?.response ?? []
    if (!match) return undefined
    const status = match.fixture?.status?.short ?? ''
    return { play: playOf(API_FOOTBALL_STATUSES, status), status }
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
  goals: number | null | undefined,
  score: z.infer<typeof Answer>['response'][number]['score'],
  side: 'home' | 'away',
): number | null {
  const regular = score?.fulltime?.[side] ?? null
  const extra = score?.extratime?.[side] ?? null
  return regular !== null && extra !== null && regular + extra === goals ? regular : null
}

type TeamStatistics = z.infer<typeof Statistics>['statistics']

/**
 * Returns the totals of one side. A type is unknown if the provider does not list it, or lists it without a value. Of a
 * type with several names one needs a value: the recorded answers leave the red cards of most teams without one, and
 * these teams have none.
 */
function totalsOf(statistics: TeamStatistics, side: 'home' | 'away'): StatedTotal[] {
  return Object.entries(TYPES).map(([eventType, names]) => {
    const values = names.map((name) => listedValue(statistics, name))
    const numbers = values.filter((value) => typeof value === 'number')
    // A negative number would hide in the sum.
    const isKnown = numbers.length > 0 && values.every((value) => value === null || isCount(value))
    return { eventType, side, total: isKnown ? numbers.reduce((sum, value) => sum + value, 0) : 'unknown' }
  })
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Returns the value of a listed name; undefined if the name is not listed, or listed with different values. */
function listedValue(statistics: TeamStatistics, name: string): unknown {
  const values = new Set(statistics.filter(({ type }) => type === name).map(({ value }) => value))
  return values.size === 1 ? [...values][0] : undefined
}
