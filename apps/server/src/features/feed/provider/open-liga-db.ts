import { z } from 'zod'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { seasonOf } from './season-of.ts'

const Score = z.number().int().nullable()
const Goal = z.object({
  scoreTeam1: Score,
  scoreTeam2: Score,
  matchMinute: z.number().nullish(),
  comment: z.string().nullish(),
})
const Result = z.object({
  pointsTeam1: Score,
  pointsTeam2: Score,
  resultTypeID: z.number(),
  resultName: z.string().nullish(),
})
const Answer = z.object({
  matchID: z.number(),
  goals: z.array(Goal).nullable(),
  matchResults: z.array(Result).nullish(),
})

const Fixture = z.object({
  matchID: z.number(),
  matchDateTimeUTC: z.string().nullish(),
  team1: z.object({ teamName: z.string() }),
  team2: z.object({ teamName: z.string() }),
})

/** The service states that a match is over, but not when a half starts or ends. */
const Over = z.object({ matchIsFinished: z.literal(true) })

/** OpenLigaDB's ids of the result types "result at half-time" and "final result". */
const HALF_TIME = 1
const FINAL = 2
/** The name that leagues with extra time give the result after 90 minutes, if their final result includes extra time. */
const REGULAR = 'nach 90 Minuten'
/** The comment on the goals of a shoot-out. */
const SHOOT_OUT = /elfmeterschie/i
/** A goal of a later minute was scored in extra time, not in the added time of the second half. */
const LAST_ADDED_MINUTE = 105

/** OpenLigaDB: `/getmatchdata/` returns the goals of a match, each with the score after it. It needs no key. */
export const openLigaDb: ProviderAdapter = {
  isTriedLive: false,
  request: ({ url }, match) => ({
    url: new URL(`getmatchdata/${encodeURIComponent(match)}`, url.endsWith('/') ? url : `${url}/`),
    headers: {},
  }),
  read(answer) {
    if (answer === null) throw new FeedFailure('match-unknown')
    const parsed = Answer.safeParse(answer)
    if (!parsed.success) throw new FeedFailure('not-understood')
    const { goals, matchResults } = parsed.data
    const { home, away } = scoreOf90Minutes(goals ?? [], matchResults ?? [])
    return [
      { eventType: 'Goal', side: 'home', total: home },
      { eventType: 'Goal', side: 'away', total: away },
    ]
  },
  /** Requests the whole season in one answer, because the service has no list of one day. */
  fixturesRequest: ({ url }, { league, day, season }) => ({
    url: new URL(
      `getmatchdata/${encodeURIComponent(league)}/${season ?? seasonOf(day)}`,
      url.endsWith('/') ? url : `${url}/`,
    ),
    headers: {},
  }),
  readFixtures(answer) {
    if (!Array.isArray(answer)) throw new FeedFailure('not-understood')
    return answer.flatMap((one) => {
      const { data } = Fixture.safeParse(one)
      if (!data) return []
      const { matchID: match, team1, team2, matchDateTimeUTC } = data
      return [{ match, homeTeam: team1.teamName, awayTeam: team2.teamName, kickOff: matchDateTimeUTC }]
    })
  },
  hasKickOff: () => true,
  kickOff: (answer, form) => openLigaDb.readFixtures([answer], form)[0]?.kickOff,
  halves: () => 'ends-match',
  phase: (answer) => (Over.safeParse(answer).success ? { phase: 'over', startedAt: [null, null] } : undefined),
}

interface Goals {
  readonly home: number
  readonly away: number
}

/**
 * Returns the score without extra time and shoot-out, as far as the answer shows them. The flag `isOvertime` does not:
 * it marks added time.
 */
function scoreOf90Minutes(goals: readonly z.infer<typeof Goal>[], results: readonly z.infer<typeof Result>[]): Goals {
  const regular =
    results.find(({ resultName }) => resultName === REGULAR) ??
    results.find(({ resultTypeID }) => resultTypeID === FINAL)
  const result = regular && resultOf(regular)
  const later = results.filter((one) => one !== regular && one.resultTypeID !== HALF_TIME).map(resultOf)
  const isExtended =
    goals.some((goal) => isOfShootOut(goal) || (goal.matchMinute ?? 0) > LAST_ADDED_MINUTE) ||
    later.some((one) => result && sum(one) > sum(result))
  if (result && isExtended) return result
  const scores = goals
    .filter((goal) => !isOfShootOut(goal))
    .map(({ scoreTeam1, scoreTeam2 }) => ({ home: scoreTeam1 ?? 0, away: scoreTeam2 ?? 0 }))
  // Volunteers may enter the result of a match without its goals, so the result counts too.
  return [...scores, ...(result ? [result] : [])].reduce(
    (highest, score) => (sum(score) > sum(highest) ? score : highest),
    { home: 0, away: 0 },
  )
}

const isOfShootOut = ({ comment }: z.infer<typeof Goal>): boolean => SHOOT_OUT.test(comment ?? '')
const resultOf = ({ pointsTeam1, pointsTeam2 }: z.infer<typeof Result>): Goals => ({
  home: pointsTeam1 ?? 0,
  away: pointsTeam2 ?? 0,
})
const sum = ({ home, away }: Goals): number => home + away
