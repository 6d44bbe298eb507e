import { z } from 'zod'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'
import { seasonOf } from './season-of.ts'

const Score = z.number().int().nullable()
const Answer = z.object({
  matchID: z.number(),
  goals: z.array(z.object({ scoreTeam1: Score, scoreTeam2: Score })).nullable(),
  matchResults: z.array(z.object({ resultTypeID: z.number(), pointsTeam1: Score, pointsTeam2: Score })).nullish(),
})

const Fixture = z.object({
  matchID: z.number(),
  matchDateTimeUTC: z.string().nullish(),
  team1: z.object({ teamName: z.string() }),
  team2: z.object({ teamName: z.string() }),
})

/** OpenLigaDB's id of the result type "final result". */
const FINAL = 2

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
    const scores = (goals ?? []).map(({ scoreTeam1, scoreTeam2 }) => ({ home: scoreTeam1 ?? 0, away: scoreTeam2 ?? 0 }))
    const final = matchResults?.find(({ resultTypeID }) => resultTypeID === FINAL)
    const result = final && { home: final.pointsTeam1 ?? 0, away: final.pointsTeam2 ?? 0 }
    // Volunteers may enter the result of a match without its goals, so the result counts too.
    const best = [...scores, ...(result ? [result] : [])].reduce(
      (highest, score) => (score.home + score.away > highest.home + highest.away ? score : highest),
      { home: 0, away: 0 },
    )
    return [
      { eventType: 'Goal', side: 'home', total: best.home },
      { eventType: 'Goal', side: 'away', total: best.away },
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
}
