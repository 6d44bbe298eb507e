import type { MatchFile, MatchFileEvent, MatchFileTeam } from '../feed/match-file.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { scoreOf } from '../match/score.ts'
import { LAST_SLOT_MINUTES, RATES, SLOT_MINUTES, SLOTS_PER_HALF } from '../pricing/pricing-rates.ts'
import { poissonCount } from './poisson.ts'

export interface SimulationOptions {
  /** Returns random numbers from 0 up to but not including 1. The same random numbers give the same match. */
  readonly random: () => number
  readonly homeTeam: string
  readonly awayTeam: string
  readonly kickoffUtc?: string
  readonly competition?: string
}

const SHORTEST_HALF_SECONDS = 2700
/** The share of penalties that are scored, as in the real matches on which the rates were measured. */
const PENALTIES_SCORED = 0.75
const HOME_SHARE = 0.53

/**
 * Returns an invented match. Its counts and times are like those of real matches, and each goal has its shot ([F1]).
 */
export function simulateMatch(options: SimulationOptions): MatchFile {
  const { random, homeTeam, awayTeam } = options
  const kickoffUtc = options.kickoffUtc ?? '2026-01-03T15:00:00Z'
  const halves = ([1, 2] as const).map((halfNumber) => ({
    halfNumber,
    durationSeconds: halfSeconds(halfNumber, random),
  }))
  const events = halves.flatMap(({ halfNumber, durationSeconds }) => halfEvents(halfNumber, durationSeconds, random))
  return {
    competition: options.competition ?? 'Simulated match',
    season: kickoffUtc.slice(0, 4),
    date: kickoffUtc.slice(0, 10),
    kickoffUtc,
    homeTeam,
    awayTeam,
    finalScore: scoreOf(events),
    halves,
    events,
    source: 'simulated',
  }
}

/** Returns the length of a half in seconds: 45 minutes, and added time that varies around its average. */
function halfSeconds(half: 1 | 2, random: () => number): number {
  const average = ((SLOTS_PER_HALF - 1) * SLOT_MINUTES + LAST_SLOT_MINUTES[half]) * 60 - SHORTEST_HALF_SECONDS
  return SHORTEST_HALF_SECONDS + Math.round(average * (random() + random()))
}

/** The types of the events that one moment of play gives together. */
type Moment = readonly string[]

function halfEvents(half: 1 | 2, durationSeconds: number, random: () => number): MatchFileEvent[] {
  const events: MatchFileEvent[] = []
  for (let slot = 0; slot < SLOTS_PER_HALF; slot += 1) {
    const isLast = slot === SLOTS_PER_HALF - 1
    const start = slot * SLOT_MINUTES * 60
    const seconds = (isLast ? durationSeconds : start + SLOT_MINUTES * 60) - start
    const share = isLast ? seconds / (LAST_SLOT_MINUTES[half] * 60) : 1
    for (const moment of momentsOf((half - 1) * SLOTS_PER_HALF + slot, share, random)) {
      const second = start + Math.floor(random() * seconds)
      const team: MatchFileTeam = random() < HOME_SHARE ? 'home' : 'away'
      events.push(...moment.map((eventType) => ({ half, second, eventType, team })))
    }
  }
  return events.toSorted((a, b) => a.second - b.second)
}

/**
 * Returns the moments of play of one slot. Goals and penalties bring shots, so fewer shots are added alone, and each
 * type keeps its own rate.
 */
function momentsOf(slot: number, share: number, random: () => number): Moment[] {
  const mean = (eventType: string) => (RATES[eventType]?.[slot] ?? 0) * share
  const fromPlay = mean('Goal') - PENALTIES_SCORED * mean('Penalty')
  const shotsOnly = mean('Shot') - fromPlay - mean('Penalty')
  return [
    ...times(poissonCount(mean('Penalty'), random), () =>
      random() < PENALTIES_SCORED ? ['Penalty', 'Shot', 'Goal'] : ['Penalty', 'Shot'],
    ),
    ...times(poissonCount(fromPlay, random), () => ['Shot', 'Goal']),
    ...times(poissonCount(shotsOnly, random), () => ['Shot']),
    ...BUILT_IN_EVENT_TYPES.filter((eventType) => !['Goal', 'Penalty', 'Shot'].includes(eventType)).flatMap(
      (eventType) => times(poissonCount(mean(eventType), random), () => [eventType]),
    ),
  ]
}

function times(count: number, moment: () => Moment): Moment[] {
  return Array.from({ length: count }, moment)
}
