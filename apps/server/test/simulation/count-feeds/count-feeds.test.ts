import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getReceipt, listBets } from '@bettle/contract'
import { BUILT_IN_EVENT_TYPES, type MatchFile, modelLines, planMatch } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../../support/test-app.ts'
import { randomSource } from '../random-source.ts'
import { type Pace, type PlayedMatch, type PlayedMatches, playCountedMatches } from './play-counted-matches.ts'

const folder = process.env.BETTLE_MATCH_DATA
const canRun = folder !== undefined && testDatabaseUrl !== undefined
if (!canRun) {
  console.log('Real matches from a provider of counts were left out: set TEST_DATABASE_URL and BETTLE_MATCH_DATA.')
}

/** The number of real matches that each format counts. BETTLE_MATCHES=100 takes some minutes. */
const MATCHES = Number(process.env.BETTLE_MATCHES ?? 12)
const SEED = Number(process.env.BETTLE_SEED ?? 20_261_127)
/** The simulation of the pure rule reads every eighth match of the file. These are others. */
const SIMULATED_EVERY = 8

/**
 * The share of outcomes that differ from the truth at most, by pace. For an answer a minute and a short delay none was
 * stated, so the share of the long delay holds.
 */
const EXPECTED = new Map<Pace, number>([
  [{ every: 20, latency: [0, 5] }, 0.006],
  [{ every: 20, latency: [15, 45] }, 0.01],
  [{ every: 60, latency: [0, 5] }, 0.02],
  [{ every: 60, latency: [15, 45] }, 0.02],
])
const PACES = [...EXPECTED.keys()]

const FORMATS = [
  { format: 'generic', types: BUILT_IN_EVENT_TYPES, kickOff: Date.parse('2026-05-02T18:00:00Z') },
  {
    format: 'api-football',
    types: ['Goal', 'Corner', 'Shot', 'Card', 'Offside'],
    kickOff: Date.parse('2026-05-04T18:00:00Z'),
  },
  { format: 'openligadb', types: ['Goal'], kickOff: Date.parse('2026-05-06T18:00:00Z') },
] as const

const PLAN = planMatch([1, 2], 45, 10)
const MINUTE = 60_000
/** From the first kick-off of a format to one 70 minutes before midnight of the next day. */
const UNTIL_LATE = (24 + 4) * 60 * MINUTE + 50 * MINUTE

interface Dated {
  readonly type: string
  readonly side: string
  readonly at: number
}

describe.skipIf(!canRun)('real matches that a provider of counts records', () => {
  let server: TestServer
  let files: readonly MatchFile[]
  const shares = new Map(PACES.map((pace) => [pace, { seen: [] as number[], back: [] as number[] }]))
  beforeAll(async () => {
    server = await aServer()
    files = chosenMatches(MATCHES)
  })
  afterAll(() => server.stop())

  it.each(FORMATS)(
    'matches that follow a provider in the format $format end with the true counts; players receive each change of a settled bet, and the calls stay below the limit [F10] [F11] [F15] [S11]',
    { timeout: 1_800_000 },
    async ({ format, types, kickOff }) => {
      const matches = files.map((file, index) => ({ file, pace: PACES[index % PACES.length] as Pace }))
      const played = await playCountedMatches(server, {
        ...{ format, types, matches, kickOff, callsPerMatch: 400, seed: SEED },
      })
      let changed = 0
      for (const match of played.matches) {
        const truth = trueEvents(match, types)
        const recorded = await recordedEvents(match)
        expect(countsOf(recorded)).toEqual(countsOf(truth))
        changed += await expectPublishedAndCounted(match, played, recorded)
        // Goals alone are rarer than the events for which the shares are expected.
        if (format === 'openligadb') continue
        const seen = recorded.map(({ seen: at, ...event }) => ({ ...event, at }))
        const of = shares.get(match.pace)
        of?.seen.push(wrongShare(match, types, truth, seen))
        of?.back.push(wrongShare(match, types, truth, recorded))
      }
      console.log(`${format}, ${played.matches.length} matches: ${changed} settled bets changed`)
      if (format !== 'openligadb') expect(changed).toBeGreaterThan(0)
      expectWithinLimit(played)
      expect(await ledgerFaults(server.ctx.db)).toEqual([])
    },
  )

  it('a provider of counts decides no larger share of outcomes wrongly than expected for its pace and delay [F11]', () => {
    for (const [{ every, latency }, { seen, back }] of shares) {
      const figures = `${textOf(meanOf(seen))} as seen, ${textOf(meanOf(back))} moved back`
      console.log(`${every} s, ${latency.join('-')} s, ${seen.length} matches: ${figures}`)
    }
    for (const [pace, expected] of EXPECTED) {
      const { mean, half } = meanOf(shares.get(pace)?.back ?? [])
      expect(mean - expected).toBeLessThanOrEqual(half)
    }
  })

  it.each(FORMATS)(
    'a provider in the format $format with 40 calls for each match gets no more on either day of a match over midnight, and the counts are right at the end [F10] [F15]',
    { timeout: 600_000 },
    async ({ format, types, kickOff }) => {
      const pace: Pace = { every: 20, latency: [0, 5] }
      const played = await playCountedMatches(server, {
        ...{ format, types, kickOff: kickOff + UNTIL_LATE, callsPerMatch: 40, seed: SEED + 1 },
        matches: files.slice(0, 2).map((file) => ({ file, pace })),
      })
      expectWithinLimit(played)
      expect(played.calls[0]?.perDay).toHaveLength(2)
      for (const match of played.matches) {
        const recorded = await recordedEvents(match)
        expect(countsOf(recorded)).toEqual(countsOf(trueEvents(match, types)))
        await expectPublishedAndCounted(match, played, recorded)
      }
    },
  )

  function chosenMatches(count: number): MatchFile[] {
    const random = randomSource(SEED)
    const lines = gunzipSync(readFileSync(join(folder ?? '', 'calibration-matches.jsonl.gz')))
      .toString('utf8')
      .split('\n')
    const unseen = lines.filter((line, index) => line !== '' && index % SIMULATED_EVERY !== 0)
    return Array.from({ length: count }, () => {
      const [line = ''] = unseen.splice(random.whole(0, unseen.length - 1), 1)
      return JSON.parse(line) as MatchFile
    })
  }

  async function recordedEvents({ match }: PlayedMatch): Promise<(Dated & { readonly seen: number })[]> {
    const rows = await server.ctx.db
      .selectFrom('match_event')
      .selectAll()
      .where('match_id', '=', match._id)
      .where('removed_at', 'is', null)
      .execute()
    return rows.map(({ event_type, team, at, created_at }) => ({
      ...{ type: event_type, side: team ?? 'none', at: at.getTime(), seen: created_at.getTime() },
    }))
  }

  /**
   * Checks that the player received every outcome that the database held at any time, that the receipts list the same
   * changes, and that the last outcome follows from the recorded events. Returns the number of bets whose outcome changed.
   */
  async function expectPublishedAndCounted(
    match: PlayedMatch,
    { stored }: PlayedMatches,
    events: readonly Dated[],
  ): Promise<number> {
    const { lobby, player, received } = match
    const { bets } = await player.gets(listBets, { query: { lobbyId: lobby._id } })
    expect(bets.length).toBeGreaterThan(0)
    let changed = 0
    for (const bet of bets) {
      const outcomes = received.get(bet._id) ?? []
      expect(outcomes.at(-1)).toBe(bet.outcome)
      if (outcomes.length > 1) changed += 1
      expectInOrder(stored.get(bet._id) ?? [], outcomes)
      const { corrections, count, threshold, betType } = await player.gets(getReceipt, { params: { betId: bet._id } })
      expect(corrections.flatMap(({ from, to }) => (from === to ? [] : [to]))).toEqual(outcomes.slice(1))
      const counted = countsByRound(match, events, bet.odds.eventType)[bet.matchRound.roundNumber - 1] ?? 0
      expect(count).toBe(counted)
      const isOver = counted > threshold
      expect(bet.outcome).toBe(counted === threshold ? 'void' : isOver === (betType === 'over') ? 'won' : 'lost')
    }
    return changed
  }
})

function trueEvents({ file, startsAt }: PlayedMatch, types: readonly string[]): Dated[] {
  return file.events
    .filter(({ eventType }) => types.includes(eventType))
    .map(({ eventType, team, half, second }) => ({
      ...{ type: eventType, side: team, at: (startsAt[half - 1] ?? 0) + second * 1000 },
    }))
}

function countsOf(events: readonly Dated[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { type, side } of events) counts[`${type} ${side}`] = (counts[`${type} ${side}`] ?? 0) + 1
  return counts
}

/** Returns the number of events of a type in each round. An event after the whistle counts for no round. */
function countsByRound({ file, startsAt }: PlayedMatch, events: readonly Dated[], type: string): number[] {
  return PLAN.map(({ halfNumber, startMinute, endMinute }) => {
    const kickOff = startsAt[halfNumber - 1] ?? 0
    const whistle = kickOff + (file.halves[halfNumber - 1]?.durationSeconds ?? 0) * 1000
    const start = kickOff + startMinute * MINUTE
    const end = endMinute === null ? whistle : Math.min(whistle, kickOff + endMinute * MINUTE)
    return events.filter((event) => event.type === type && event.at >= start && event.at < end).length
  })
}

/** Returns the share of outcomes that differ, over the lines that the model offers in each round. */
function wrongShare(
  match: PlayedMatch,
  types: readonly string[],
  truth: readonly Dated[],
  recorded: readonly Dated[],
): number {
  const outcomes = types.flatMap((type) => {
    const counts = countsByRound(match, recorded, type)
    return countsByRound(match, truth, type).flatMap((count, round) => {
      const lines = new Set(modelLines(type, PLAN[round] as (typeof PLAN)[number]).map(({ threshold }) => threshold))
      return [...lines].map((line) => count > line !== (counts[round] ?? 0) > line)
    })
  })
  return outcomes.filter((isWrong) => isWrong).length / outcomes.length
}

/** `half` is half the width of the 95 % confidence interval, over the matches. */
function meanOf(shares: readonly number[]): { readonly mean: number; readonly half: number } {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / shares.length) }
}

const textOf = ({ mean, half }: ReturnType<typeof meanOf>) =>
  `${(mean * 100).toFixed(2)} ± ${(half * 100).toFixed(2)} %`

/** Checks that a list contains the items of another in their order. */
function expectInOrder(items: readonly string[], all: readonly string[]): void {
  let from = 0
  for (const item of items) {
    const index = all.indexOf(item, from)
    expect(index, `${items} in ${all}`).toBeGreaterThanOrEqual(from)
    from = index + 1
  }
}

function expectWithinLimit({ calls }: PlayedMatches): void {
  for (const { perDay, limit } of calls) {
    expect(perDay.length).toBeGreaterThan(0)
    for (const count of perDay) expect(count).toBeLessThanOrEqual(limit)
  }
}
