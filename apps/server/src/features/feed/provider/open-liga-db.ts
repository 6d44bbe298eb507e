import { z } from 'zod'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'

const Score = z.number().int().nullable()
const Answer = z.object({
  matchID: z.number(),
  goals: z.array(z.object({ scoreTeam1: Score, scoreTeam2: Score })).nullable(),
  matchResults: z.array(z.object({ resultTypeID: z.number(), pointsTeam1: Score, pointsTeam2: Score })).nullish(),
})

/** The type of a final result. */
const FINAL = 2

/** OpenLigaDB: `/getmatchdata/` returns the goals of a match, each with the score after it. It needs no key. */
export const openLigaDb: ProviderAdapter = {
  isTriedLive: false,
  eventTypes: () => ['Goal'],
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
    // Volunteers may enter a result without its goals.
    const best = [...scores, ...(result ? [result] : [])].reduce(
      (highest, score) => (score.home + score.away > highest.home + highest.away ? score : highest),
      { home: 0, away: 0 },
    )
    return [
      { eventType: 'Goal', side: 'home', total: best.home },
      { eventType: 'Goal', side: 'away', total: best.away },
    ]
  },
}
