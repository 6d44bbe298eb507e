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
  /** The minute of the match and of added time; null while no half has begun. */
  readonly minute: { readonly elapsed: number | null; readonly extra: number | null }
  /** The provider's time in ISO 8601. */
  readonly time: string
  /** The provider's word for the status, if it is not the one of the state. */
  readonly status: string | undefined
  /** How the statistics are missing, if they are. */
  readonly statistics: 'empty' | 'left-out' | 'null' | 'one-team' | undefined
  /** The totals that the answer leaves out, as `type:side`. */
  readonly unstated: readonly string[]
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

const isStated = ({ unstated }: PublishedMatch, eventType: string, side: 'home' | 'away'): boolean =>
  !unstated.includes(`${eventType}:${side}`)

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
    const { statistics } = match
    const of = (side: 'home' | 'away') =>
      Object.fromEntries(
        match.totals.flatMap(({ eventType, total, ...one }): [string, unknown][] => {
          if (one.side !== side || !isStated(match, eventType, side)) return []
          const isListed = statistics === undefined || (statistics === 'one-team' && side === 'home')
          if (isListed || eventType === 'Goal') return [[eventType, total]]
          if (statistics === 'null') return [[eventType, null]]
          return statistics === 'empty' ? [[eventType, []]] : []
        }),
      )
    const { id, kickOff, time, state, status } = match
    return { id, kickOff, time, state: status ?? state, teams: [of('home'), of('away')] }
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
  oneMatch: (match) => ({ errors: [], response: [{ ...fixtureOf(match), ...statisticsOf(match) }] }),
  list: (matches) => ({ errors: [], response: matches.map(fixtureOf) }),
}

function fixtureOf(match: PublishedMatch) {
  const { id, homeTeam, awayTeam, kickOff, state, startedAt, minute } = match
  const [first = null, second = null] = startedAt.map((start) => Math.floor(start / 1000))
  return {
    fixture: {
      ...{ id: Number(id), date: kickOff, periods: { first, second } },
      status: { short: match.status ?? STATUS[state], ...minute },
    },
    teams: { home: { id: 1, name: homeTeam }, away: { id: 2, name: awayTeam } },
    goals: { home: goalsOf(match, 'home'), away: goalsOf(match, 'away') },
  }
}

const goalsOf = (match: PublishedMatch, side: 'home' | 'away'): number | null =>
  isStated(match, 'Goal', side) ? totalOf(match, 'Goal', side) : null

function statisticsOf(match: PublishedMatch): { readonly statistics?: unknown } {
  if (match.statistics === 'left-out') return {}
  if (match.statistics === 'null') return { statistics: null }
  if (match.statistics === 'empty') return { statistics: [] }
  const listed = (side: 'home' | 'away', eventType: string, type: string) =>
    isStated(match, eventType, side) ? [{ type, value: totalOf(match, eventType, side) }] : []
  return {
    statistics: (['home', 'away'] as const).map((side, index) => ({
      team: { id: index + 1 },
      statistics:
        match.statistics === 'one-team' && side === 'away'
          ? []
          : [
              ...listed(side, 'Shot', 'Total Shots'),
              ...listed(side, 'Corner', 'Corner Kicks'),
              ...listed(side, 'Offside', 'Offsides'),
              { type: 'Ball Possession', value: '50%' },
              ...listed(side, 'Card', 'Yellow Cards'),
              { type: 'Red Cards', value: null },
            ],
    })),
  }
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
    const listed = Array.from({ length: home + away }, (_, index) => ({
      goalID: index,
      scoreTeam1: isStated(match, 'Goal', 'home') ? Math.min(index + 1, home) : null,
      scoreTeam2: isStated(match, 'Goal', 'away') ? Math.max(0, index + 1 - home) : null,
    }))
    const isUnstated = match.statistics !== undefined || match.unstated.length === 2
    // Without goals a side cannot be left out, so the whole list is.
    const goals = isUnstated || (match.unstated.length > 0 && listed.length === 0) ? null : listed
    return {
      ...{ matchID: Number(match.id), matchDateTimeUTC: match.kickOff, matchIsFinished: match.state === 'over' },
      ...{ team1: { teamName: match.homeTeam }, team2: { teamName: match.awayTeam } },
      ...(match.statistics === 'left-out' ? {} : { goals, matchResults: goals && [] }),
    }
  },
  list: (matches) => matches.map(openLigaDb.oneMatch),
}

export const LOCAL_FORMATS: readonly LocalFormat[] = [generic, apiFootball, openLigaDb]
