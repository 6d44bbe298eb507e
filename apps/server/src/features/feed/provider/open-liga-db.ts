import { z } from 'zod'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { isSameMatch } from './same-match.ts'
import { seasonOf } from './season-of.ts'

const Score = z.number().int().min(0).nullable()
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
  goals: z.array(Goal).nullish(),
  matchResults: z.array(Result).nullish(),
})

const About = z.object({ matchID: z.union([z.number(), z.string()]) })

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
    const score = scoreOf90Minutes(goals ?? null, matchResults ?? [])
    return [
      { eventType: 'Goal', side: 'home', total: score?.home ?? 'unknown' },
      { eventType: 'Goal', side: 'away', total: score?.away ?? 'unknown' },
    ]
  },
  isAbout(answer, _form, match) {
    const about = About.safeParse(answer).data
    return about === undefined || isSameMatch(about.matchID, match)
  },
  // `lastUpdateDateTime` only moves when somebody edits the match.
  clock: () => undefined,
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
  /** The service states no status of a match, so an operator interrupts play. */
  play: () => undefined,
  phase: (answer) => (Over.safeParse(answer).success ? { phase: 'over', startedAt: [null, null] } : undefined),
}

interface Goals {
  readonly home: number
  readonly away: number
}

/**
 * Returns the score without extra time and shoot-out, as far as the answer shows them. The flag `isOvertime` does not:
 * it marks added time. Undefined if the answer has neither a list of goals nor a result ([F25]). An empty list states that
 * there is no goal, since the format has no other way to say it.
 */
function scoreOf90Minutes(
  goals: readonly z.infer<typeof Goal>[] | null,
  results: readonly z.infer<typeof Result>[],
): Goals | undefined {
  const regular =
    results.find(({ resultName }) => resultName === REGULAR) ??
    results.find(({ resultTypeID }) => resultTypeID === FINAL)
  const result = regular && resultOf(regular)
  if (goals === null) return result
  const later = results.filter((one) => one !== regular && one.resultTypeID !== HALF_TIME).map(resultOf)
  const isExtended =
    goals.some((goal) => isOfShootOut(goal) || (goal.matchMinute ?? 0) > LAST_ADDED_MINUTE) ||
    later.some((one) => one && result && sum(one) > sum(result))
  if (result && isExtended) return result
  const scores = goals
    .filter((goal) => !isOfShootOut(goal))
    .flatMap(({ scoreTeam1: home, scoreTeam2: away }): (Goals | undefined)[] =>
      home === null || away === null ? [undefined] : [{ home, away }],
    )
  // A goal without its score is a goal of an unknown team.
  if (scores.includes(undefined) && !result) return undefined
  // Volunteers may enter the result of a match without its goals, so the result counts too.
  return [...scores, result].reduce<Goals>((highest, score) => (score && sum(score) > sum(highest) ? score : highest), {
    home: 0,
    away: 0,
  })
}

const isOfShootOut = ({ comment }: z.infer<typeof Goal>): boolean => SHOOT_OUT.test(comment ?? '')
const resultOf = ({ pointsTeam1: home, pointsTeam2: away }: z.infer<typeof Result>): Goals | undefined =>
  home === null || away === null ? undefined : { home, away }
const sum = ({ home, away }: Goals): number => home + away
