import type { CountTotal, Instant } from '@bettle/rules'

/** A match at one moment, in the form from which every format is made. */
export interface PublishedMatch {
  /** The id of the match at the provider, a whole number. */
  readonly id: string
  readonly homeTeam: string
  readonly awayTeam: string
  /** The kick-off in ISO 8601, in UTC. */
  readonly kickOff: string
  readonly totals: readonly CountTotal[]
  readonly state: 'upcoming' | 'half-1' | 'interval' | 'half-2' | 'over'
  /** The starts of the halves that have begun. */
  readonly startedAt: readonly Instant[]
}

/** The content of a request: one match, the matches of a day, or all matches if the day is undefined. */
export type ProviderQuestion =
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'list'; readonly day: string | undefined }

export interface LocalFormat {
  /** The first part of the paths of this format. */
  readonly prefix: string
  /** Returns what a request asks for; undefined if its path is not one of this format. */
  question(path: string, query: URLSearchParams): ProviderQuestion | undefined
  oneMatch(match: PublishedMatch): unknown
  list(matches: readonly PublishedMatch[]): unknown
}

const totalOf = ({ totals }: PublishedMatch, eventType: string, side: 'home' | 'away'): number =>
  totals.find((one) => one.eventType === eventType && one.side === side)?.total ?? 0

const generic: LocalFormat = {
  prefix: '/generic',
  question(path, query) {
    if (path === '/list') return { kind: 'list', day: query.get('day') ?? undefined }
    const id = /^\/match\/(\d+)$/.exec(path)?.[1]
    return id === undefined ? undefined : { kind: 'match', id }
  },
  oneMatch(match) {
    const of = (side: 'home' | 'away') =>
      Object.fromEntries(
        match.totals.filter((one) => one.side === side).map(({ eventType, total }) => [eventType, total]),
      )
    return { kickOff: match.kickOff, state: match.state, teams: [of('home'), of('away')] }
  },
  list: (matches) => ({
    matches: matches.map(({ id, homeTeam, awayTeam, kickOff }) => ({ id, home: homeTeam, away: awayTeam, kickOff })),
  }),
}

const STATUS = { upcoming: 'NS', 'half-1': '1H', interval: 'HT', 'half-2': '2H', over: 'FT' } as const

/** The format of API-Football, version 3. */
const apiFootball: LocalFormat = {
  prefix: '/api-football',
  question(path, query) {
    if (path !== '/fixtures') return undefined
    const id = query.get('id')
    return id === null ? { kind: 'list', day: query.get('date') ?? undefined } : { kind: 'match', id }
  },
  oneMatch: (match) => ({ errors: [], response: [{ ...fixtureOf(match), statistics: statisticsOf(match) }] }),
  list: (matches) => ({ errors: [], response: matches.map(fixtureOf) }),
}

function fixtureOf(match: PublishedMatch) {
  const { id, homeTeam, awayTeam, kickOff, state, startedAt } = match
  const [first = null, second = null] = startedAt.map((start) => Math.floor(start / 1000))
  return {
    fixture: { id: Number(id), date: kickOff, status: { short: STATUS[state] }, periods: { first, second } },
    teams: { home: { id: 1, name: homeTeam }, away: { id: 2, name: awayTeam } },
    goals: { home: totalOf(match, 'Goal', 'home'), away: totalOf(match, 'Goal', 'away') },
  }
}

function statisticsOf(match: PublishedMatch) {
  return (['home', 'away'] as const).map((side, index) => ({
    team: { id: index + 1 },
    statistics: [
      { type: 'Total Shots', value: totalOf(match, 'Shot', side) },
      { type: 'Corner Kicks', value: totalOf(match, 'Corner', side) },
      { type: 'Offsides', value: totalOf(match, 'Offside', side) },
      { type: 'Ball Possession', value: '50%' },
      { type: 'Yellow Cards', value: totalOf(match, 'Card', side) },
      { type: 'Red Cards', value: null },
    ],
  }))
}

const openLigaDb: LocalFormat = {
  prefix: '/openligadb',
  question(path) {
    const id = /^\/getmatchdata\/(\d+)$/.exec(path)?.[1]
    if (id !== undefined) return { kind: 'match', id }
    // OpenLigaDB lists the matches of a whole season, not of a day.
    return /^\/getmatchdata\/[^/]+\/\d{4}$/.test(path) ? { kind: 'list', day: undefined } : undefined
  },
  oneMatch(match) {
    const [home, away] = [totalOf(match, 'Goal', 'home'), totalOf(match, 'Goal', 'away')]
    const goals = Array.from({ length: home + away }, (_, index) => ({
      goalID: index,
      scoreTeam1: Math.min(index + 1, home),
      scoreTeam2: Math.max(0, index + 1 - home),
    }))
    return {
      ...{ matchID: Number(match.id), matchDateTimeUTC: match.kickOff, matchIsFinished: match.state === 'over' },
      ...{ team1: { teamName: match.homeTeam }, team2: { teamName: match.awayTeam } },
      ...{ goals, matchResults: [] },
    }
  },
  list: (matches) => matches.map(openLigaDb.oneMatch),
}

export const LOCAL_FORMATS: readonly LocalFormat[] = [generic, apiFootball, openLigaDb]
