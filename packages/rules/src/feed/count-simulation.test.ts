import { expect, it } from 'vitest'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { modelLines } from '../pricing/pricing.ts'
import { planMatch } from '../round/round.ts'
import { type CountMessage, type CountTotal, noCounts, readCounts } from './count-feed.ts'
import { nextSnapshotAt } from './feed-silence.ts'
import type { MatchFile } from './match-file.ts'

/** The parts of Node that this test needs. The rules are compiled without Node's types, so that no rule can use Node by accident. */
declare const console: { info(text: string): void }
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string): Uint8Array }
  getBuiltinModule(name: 'node:zlib'): { gunzipSync(packed: Uint8Array): { toString(encoding: 'utf8'): string } }
}

/** A folder with real matches. The project contains none. */
const folder = process.env.BETTLE_MATCH_DATA
if (!folder) console.info('[F11] skipped: BETTLE_MATCH_DATA is not set, so no feed was simulated on real matches')

const MATCHES = 120
const SECOND = 1000
const HALF_TIME = 15 * 60
const PLAN = planMatch([1, 2], 45, 10)
const FIVE_TYPES = ['Goal', 'Corner', 'Shot', 'Card', 'Offside']

interface Setting {
  readonly types: readonly string[]
  /** Seconds between two snapshots of the provider. */
  readonly every: number
  /** The shortest and longest time that the provider takes to count an event, in seconds. */
  readonly latency: readonly [from: number, to: number]
  /** True if the server chooses the seconds of its polls; false if they begin at any second. */
  readonly isAligned: boolean
}

interface TimedEvent {
  readonly type: string
  readonly side: 'home' | 'away'
  /** Seconds from the kick-off of the match. */
  readonly second: number
}

/** Returns a small random generator with a fixed seed, so that each run is the same. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function realMatches(data: string): MatchFile[] {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { gunzipSync } = process.getBuiltinModule('node:zlib')
  const lines = gunzipSync(readFileSync(`${data}/calibration-matches.jsonl.gz`))
    .toString('utf8')
    .split('\n')
  const matches = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as MatchFile)
  return matches.filter((_, index) => index % Math.floor(matches.length / MATCHES) === 0).slice(0, MATCHES)
}

/** Returns the seconds from the kick-off of the match at which its halves begin and end. */
function halvesOf({ halves }: MatchFile): { startsAt: number; endsAt: number }[] {
  const first = halves[0]?.durationSeconds ?? 0
  const second = first + HALF_TIME
  return [
    { startsAt: 0, endsAt: first },
    { startsAt: second, endsAt: second + (halves[1]?.durationSeconds ?? 0) },
  ]
}

/** An event as the feed recorded it, and the second at which the provider showed it. */
interface FedEvent extends TimedEvent {
  readonly seen: number
}

/** Plays a match through a simulated provider and a feed of counts. Returns the true events and the recorded events. */
function throughFeed(match: MatchFile, { types, every, latency, isAligned }: Setting, random: () => number) {
  const halves = halvesOf(match)
  const [from, to] = latency
  const events: TimedEvent[] = match.events
    .filter(({ eventType }) => types.includes(eventType))
    .map(({ eventType, team, half, second }) => {
      return { type: eventType, side: team, second: (halves[half - 1]?.startsAt ?? 0) + second }
    })
  const counted = events
    .map((event) => ({ ...event, seen: event.second + from + random() * (to - from) }))
    .sort((a, b) => a.seen - b.seen)
  const totals = new Map<string, { eventType: string; side: 'home' | 'away'; total: number }>(
    types.flatMap((eventType) =>
      (['home', 'away'] as const).map((side) => [`${eventType} ${side}`, { eventType, side, total: 0 }]),
    ),
  )
  const whistle = halves[1]?.endsAt ?? 0
  const recorded = new Map<string, FedEvent>()
  let state = noCounts({ fromKickOff: true })
  let next = 0
  const pace = { interval: every * SECOND, latency: ((from + to) / 2) * SECOND }
  const after = (second: number) => {
    const start = halves.findLast(({ startsAt }) => startsAt <= second)?.startsAt ?? 0
    return isAligned ? nextSnapshotAt(second * SECOND, pace, start * SECOND) / SECOND : second + every
  }
  for (let second = isAligned ? 0 : random() * every; second < whistle + 4 * every + to; second = after(second)) {
    for (let one = counted[next]; one && one.seen <= second; next += 1, one = counted[next]) {
      const total = totals.get(`${one.type} ${one.side}`)
      if (total) total.total += 1
    }
    const context = {
      halves: halves.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt * SECOND,
        endsAt: endsAt <= second ? endsAt * SECOND : null,
      })),
      delayOf: () => pace.latency,
      settledUntil: null,
      isOver: second > whistle,
    }
    const snapshot = { at: second * SECOND, totals: [...totals.values()].map((total): CountTotal => ({ ...total })) }
    const step = readCounts(state, snapshot, context)
    state = step.state
    for (const message of step.messages) take(recorded, message, second)
  }
  return { events, recorded: [...recorded.values()], halves }
}

function take(recorded: Map<string, FedEvent>, message: CountMessage, seen: number): void {
  if (message.kind === 'delete') recorded.delete(message.sourceId)
  else {
    const { eventType: type, side, at } = message
    recorded.set(message.sourceId, { type, side, second: at / SECOND, seen })
  }
}

/** Returns the count of an event type in each round. An event after the whistle counts for no round. */
function countsByRound(
  events: readonly TimedEvent[],
  type: string,
  halves: readonly { startsAt: number; endsAt: number }[],
) {
  return PLAN.map(({ halfNumber, startMinute, endMinute }) => {
    const half = halves[halfNumber - 1]
    if (!half) return 0
    const start = half.startsAt + startMinute * 60
    const end = endMinute === null ? half.endsAt : Math.min(half.endsAt, half.startsAt + endMinute * 60)
    return events.filter((event) => event.type === type && event.second >= start && event.second < end).length
  })
}

/** The lines that the model offers in each round: the two lines nearest the mean. */
const LINES = new Map(
  BUILT_IN_EVENT_TYPES.map((type) => [
    type as string,
    PLAN.map((round) => [...new Set(modelLines(type, round).map(({ threshold }) => threshold))]),
  ]),
)

interface Share {
  readonly mean: number
  /** Half the width of the 95 % confidence interval, over the matches. */
  readonly half: number
}

/**
 * Returns the shares of outcomes that differ from the truth: `seen` dates events when they were seen, `back` moves them
 * back by the delay, and `aligned` also polls at the seconds that the server chooses.
 */
function wrongOutcomes(matches: readonly MatchFile[], setting: Omit<Setting, 'types' | 'isAligned'>) {
  const random = randomOf(7)
  const shares = matches.flatMap((match) =>
    [FIVE_TYPES, BUILT_IN_EVENT_TYPES].map((types) => {
      const [any, aligned] = [false, true].map((isAligned) => {
        const { events, recorded, halves } = throughFeed(match, { ...setting, types, isAligned }, random)
        expect(finalCounts(recorded)).toEqual(finalCounts(events))
        const asSeen = recorded.map((event) => ({ ...event, second: event.seen }))
        return {
          seen: wrongShare(events, asSeen, types, halves),
          back: wrongShare(events, recorded, types, halves),
        }
      })
      return { seen: any?.seen ?? 1, back: any?.back ?? 1, aligned: aligned?.back ?? 1 }
    }),
  )
  return {
    seen: shareOf(shares.map(({ seen }) => seen)),
    back: shareOf(shares.map(({ back }) => back)),
    aligned: shareOf(shares.map(({ aligned }) => aligned)),
  }
}

function finalCounts(events: readonly TimedEvent[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { type, side } of events) counts[`${type} ${side}`] = (counts[`${type} ${side}`] ?? 0) + 1
  return counts
}

function wrongShare(
  events: readonly TimedEvent[],
  fed: readonly TimedEvent[],
  types: readonly string[],
  halves: readonly { startsAt: number; endsAt: number }[],
): number {
  const outcomes = types.flatMap((type) => {
    const truth = countsByRound(events, type, halves)
    const counts = countsByRound(fed, type, halves)
    return truth.flatMap((count, round) =>
      (LINES.get(type)?.[round] ?? []).map((line) => count > line !== (counts[round] ?? 0) > line),
    )
  })
  return outcomes.filter((isWrong) => isWrong).length / outcomes.length
}

function shareOf(shares: readonly number[]): Share {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / shares.length) }
}

it.skipIf(!folder)(
  'ends real matches with the right count of each event type and side even if the provider is read only once a minute [F10]',
  { timeout: 60_000 },
  () => {
    const matches = realMatches(folder ?? '')
    expect(matches.length).toBeGreaterThanOrEqual(100)
    for (const types of [FIVE_TYPES, BUILT_IN_EVENT_TYPES]) {
      for (const match of matches) {
        const { events, recorded } = throughFeed(
          match,
          { types, every: 60, latency: [0, 5], isAligned: true },
          randomOf(3),
        )
        expect(finalCounts(recorded)).toEqual(finalCounts(events))
      }
    }
  },
)

const PROVIDERS = [
  { every: 60, latency: [15, 45], seen: 0.06, back: 0.02 },
  { every: 20, latency: [15, 45], seen: 0.043, back: 0.01 },
  { every: 20, latency: [0, 5], seen: 0.014, back: 0.006 },
] as const

it.skipIf(!folder).each(PROVIDERS)(
  'decides no larger share of bets on real matches wrongly than expected, with a snapshot every $every s and a latency of $latency s [F11]',
  ({ every, latency, seen, back }) => {
    const shares = wrongOutcomes(realMatches(folder ?? ''), { every, latency })
    console.info(
      `${every} s, ${latency.join('-')} s: ${textOf(shares.seen)} as seen, ${textOf(shares.back)} moved back, ` +
        `${textOf(shares.aligned)} with chosen seconds`,
    )
    expect(Math.abs(shares.seen.mean - seen)).toBeLessThanOrEqual(shares.seen.half)
    // The share may be lower than expected, so only the upper side is checked.
    expect(shares.back.mean - back).toBeLessThanOrEqual(shares.back.half)
    expect(shares.aligned.mean + shares.aligned.half).toBeLessThanOrEqual(back)
  },
  120_000,
)

const textOf = ({ mean, half }: Share): string => `${(mean * 100).toFixed(2)} ± ${(half * 100).toFixed(2)} %`
