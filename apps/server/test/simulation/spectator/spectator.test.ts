import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FeedProviderFormat } from '@bettle/contract'
import { BUILT_IN_EVENT_TYPES, type MatchFile, planMatch, simulateMatch } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { aServer, type TestServer } from '../../support/test-app.ts'
import { type RandomSource, randomSource } from '../random-source.ts'
import { drawMatch, type FaultKind, kindsOf, MINUTE } from './faulty-match.ts'
import { playSpectated, type SpectatedFormat, type SpectatedMatch, type SpectatorBet } from './play-spectator.ts'

/** The number of real matches in each format, of which four in five have a fault: `npm run simulate-spectator`. */
const MATCHES = Number(process.env.BETTLE_SPECTATED ?? 0)
const FAULTY_OF_FIVE = 4
const SEED = Number(process.env.BETTLE_SEED ?? 20_261_129)
/** With BETTLE_FORMAT only matches of this format are played, so that several processes share a long run. */
const ONLY = process.env.BETTLE_FORMAT
const ALLOWS_LATE_BETS = process.env.BETTLE_LATE_BETS === 'true'
/** The most stakes that a bet gains on the same bet placed blind. */
const MOST_GAIN = 0.02
const ENOUGH_BETS = 5000
const PLAN = planMatch([1, 2], 45, 10)
const PLANNED = Date.parse('2026-05-12T18:00:00Z')

/** The accounts of the spectator in each lobby of a few matches. */
const FEW_SEATS = 4

interface Format extends Omit<SpectatedFormat, 'matches'> {
  /** The faults of a few matches. */
  readonly few: readonly (FaultKind | undefined)[]
}

const ALL_FORMATS: readonly Format[] = [
  {
    ...{ format: 'generic', types: BUILT_IN_EVENT_TYPES, seats: 16 },
    few: [undefined, 'early-2'],
  },
  {
    ...{ format: 'api-football', types: ['Goal', 'Corner', 'Shot', 'Card', 'Offside'], seats: 10 },
    few: ['no-statistics', 'interrupted'],
  },
  { format: 'openligadb', types: ['Goal'], seats: 2, few: ['early-1'] },
]
const FORMATS = ALL_FORMATS.filter(({ format }) => ONLY === undefined || format === ONLY)

describe('a spectator who sees the match before its provider, whose answers have faults', () => {
  let server: TestServer
  let played: readonly SpectatedMatch[]
  beforeAll(async () => {
    server = await aServer()
    const formats = FORMATS.map(({ few, ...of }) => {
      // Each format has other matches, also if it is played alone.
      const random = randomSource(SEED + 1000 * ALL_FORMATS.findIndex(({ format }) => format === of.format))
      const kinds = MATCHES > 0 ? kindsOfMany(of.format) : few
      const files = filesOf(kinds.length, random)
      const matches = kinds.map((kind, index) => {
        const turn = (SEED % 4) + kinds.slice(0, index).filter((one) => one === kind).length
        return drawMatch(files[index] as MatchFile, { ...of, planned: PLANNED, kind, turn, random })
      })
      return { ...of, matches, seats: MATCHES > 0 ? of.seats : FEW_SEATS }
    })
    played = await playSpectated(server, { formats, seed: SEED, allowsLateBets: ALLOWS_LATE_BETS })
    console.log(figuresOf(played))
  }, 6 * 3_600_000)
  afterAll(() => server.stop())

  it.each(FORMATS)(
    'has bets void in the format $format only on the types and rounds of a fault; all others are settled by the recorded events [F25] [F26] [F27] [F28] [F29] [S13]',
    async ({ format }) => {
      const of = played.filter((match) => match.format === format)
      console.log(`${format}\n${figuresOf(of)}`)
      const wrong: string[] = []
      for (const match of of) wrong.push(...(await wrongIn(match)))
      expect(wrong).toEqual([])
    },
  )

  it('has at most 0.5 % of the bets void on matches without a fault, and every chip is in the ledger [F24] [F25]', async () => {
    const clean = played.filter(({ real }) => real.kind === undefined).flatMap(({ bets }) => bets)
    expect(clean.length).toBeGreaterThan(0)
    expect(shareOf(clean, ({ outcome }) => outcome === 'void')).toBeLessThanOrEqual(0.005)
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it('gains nothing on the same bets placed blind [F24] [F25] [F28] [S13]', () => {
    const { mean, half, bets } = gainOf(played)
    // With fewer bets the interval is too wide to show more than that the gain is not certainly too large.
    expect(bets >= ENOUGH_BETS ? mean + half : mean - half).toBeLessThanOrEqual(MOST_GAIN)
  })

  /** Returns the bets that are void without a fault, open, or settled otherwise than by the recorded events. */
  async function wrongIn({ match, real, bets }: SpectatedMatch): Promise<string[]> {
    const events = await server.ctx.db
      .selectFrom('match_event')
      .select(['event_type', 'at'])
      .where('match_id', '=', match._id)
      .where('removed_at', 'is', null)
      .execute()
    const halves = await server.ctx.db.selectFrom('match_half').selectAll().where('match_id', '=', match._id).execute()
    const minuteOf = (halfNumber: number, at: number): number | undefined => {
      const half = halves.find(({ half_number }) => half_number === halfNumber)
      const start = half?.start_time?.getTime()
      if (start === undefined || at < start || at >= (half?.end_time?.getTime() ?? Number.POSITIVE_INFINITY)) {
        return undefined
      }
      const stopped = (half?.pauses ?? []).map(({ from, to }) => {
        const end = to === null ? at : Math.min(at, Date.parse(to))
        return Math.max(0, end - Date.parse(from))
      })
      return (at - start - stopped.reduce((sum, one) => sum + one, 0)) / MINUTE
    }
    return bets.flatMap((bet) => {
      const { halfNumber, startMinute, endMinute } = PLAN[bet.round - 1] as (typeof PLAN)[number]
      const count = events.filter(({ event_type, at }) => {
        const minute = event_type === bet.type ? minuteOf(halfNumber, at.getTime()) : undefined
        return minute !== undefined && minute >= startMinute && minute < (endMinute ?? Number.POSITIVE_INFINITY)
      }).length
      const isRight =
        bet.outcome === 'void'
          ? real.affected.some(({ types, rounds }) => rounds.includes(bet.round) && (types?.includes(bet.type) ?? true))
          : bet.outcome === (count > bet.line === (bet.side === 'over') ? 'won' : 'lost')
      return isRight ? [] : [`${match.homeTeam}, ${real.kind}, ${count} events: ${JSON.stringify(bet)}`]
    })
  }
})

/** Returns the fault of each match; the kinds of a format take turns. */
function kindsOfMany(format: FeedProviderFormat): readonly (FaultKind | undefined)[] {
  const kinds = kindsOf(format)
  const faulty = Array.from({ length: MATCHES }, (_, index) => index % 5 < FAULTY_OF_FIVE)
  return faulty.map((isFaulty, index) =>
    isFaulty ? kinds[faulty.slice(0, index).filter(Boolean).length % kinds.length] : undefined,
  )
}

function filesOf(count: number, random: RandomSource): MatchFile[] {
  const folder = process.env.BETTLE_MATCH_DATA
  if (folder === undefined) {
    const teams = { homeTeam: 'Ashford', awayTeam: 'Brentwood', competition: 'Simulated' }
    return Array.from({ length: count }, () => simulateMatch({ random: random.float, ...teams }))
  }
  const lines = gunzipSync(readFileSync(join(folder, 'calibration-matches.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
  return Array.from({ length: count }, () => {
    const [line = ''] = lines.splice(random.whole(0, lines.length - 1), 1)
    return JSON.parse(line) as MatchFile
  })
}

/**
 * Returns how much more a bet won than the same bet placed blind, in stakes. A blind bet is on either side of the line
 * with the same chance, as are the bets of a spectator who knows nothing. Both sides of a line are void together.
 */
function gainOfBet({ outcome, price, otherPrice, knowledge }: SpectatorBet): number {
  if (knowledge === 'none') return 0
  if (outcome === 'won') return price / 2
  return outcome === 'lost' ? -otherPrice / 2 : 0
}

/** Returns the mean gain of a bet and half of its 95 % confidence interval. The bets on one match are not independent. */
function gainOf(
  matches: readonly SpectatedMatch[],
  counts: (bet: SpectatorBet) => boolean = () => true,
): { readonly bets: number; readonly mean: number; readonly half: number } {
  const sums = matches.map(({ bets }) => {
    const gains = bets.filter(counts).map(gainOfBet)
    return { bets: gains.length, gain: gains.reduce((sum, one) => sum + one, 0) }
  })
  const bets = sums.reduce((sum, one) => sum + one.bets, 0)
  const mean = sums.reduce((sum, { gain }) => sum + gain, 0) / bets
  const variance = sums.reduce((sum, one) => sum + (one.gain - mean * one.bets) ** 2, 0)
  return { bets, mean, half: (1.96 * Math.sqrt(variance)) / bets }
}

const shareOf = (bets: readonly SpectatorBet[], counts: (bet: SpectatorBet) => boolean): number =>
  bets.filter(counts).length / bets.length

function figuresOf(matches: readonly SpectatedMatch[]): string {
  const line = (name: string, of: readonly SpectatedMatch[], counts?: (bet: SpectatorBet) => boolean) => {
    const { bets, mean, half } = gainOf(of, counts)
    if (bets === 0) return []
    const chosen = of.flatMap((one) => one.bets).filter(counts ?? (() => true))
    const isVoid = shareOf(chosen, ({ outcome }) => outcome === 'void')
    const open = chosen.filter(({ outcome }) => outcome === 'open').length
    return [
      `  ${name}: ${bets} bets, gain ${mean.toFixed(4)} ± ${half.toFixed(4)}, ${(isVoid * 100).toFixed(2)} % void, ${open} open`,
    ]
  }
  const knowledge = [...new Set(matches.flatMap(({ bets }) => bets.map((bet) => bet.knowledge)))].sort()
  const kinds = [...new Set(matches.map(({ real }) => real.kind))].sort()
  return [
    ...line('all', matches),
    ...line('with knowledge', matches, (bet) => bet.knowledge !== 'none'),
    ...knowledge.flatMap((one) => line(`knowledge ${one}`, matches, (bet) => bet.knowledge === one)),
    ...kinds.flatMap((kind) => {
      const of = matches.filter(({ real }) => real.kind === kind)
      return line(`${kind ?? 'no fault'}, ${of.length} matches`, of)
    }),
  ].join('\n')
}
