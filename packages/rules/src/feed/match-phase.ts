import { laterBy } from '../match/half-clock.ts'
import type { Half } from '../match/match.ts'
import { type Instant, MINUTE } from '../time.ts'
import type { StatedTotal } from './count-feed.ts'

/** The phases of a match in their order. A match in phase number n has made the first n starts and ends of halves. */
const PHASES = ['before', 'half-1', 'interval', 'half-2', 'over'] as const
export type MatchPhase = (typeof PHASES)[number]

/** The number of the start or end of each half among the starts and ends of a match. */
const START = { 1: 1, 2: 3 } as const

/**
 * How long betting on half 2 stays open after the end of half 1, in match minutes. An interval takes 15 minutes, and
 * the recorded end may be late.
 */
const OPEN_INTERVAL_MINUTES = 12

/** After how many match minutes the interval is expected to end. */
const INTERVAL_MINUTES = 15

/** How long before a planned start every bet needs a fresh answer ([F24]): in match minutes, and in ms at tempo 1. */
const NEAR_MINUTES = 10
export const NEAR_START = NEAR_MINUTES * MINUTE

/** How long before its planned kick-off a provider may start a match (ms). A match that begins earlier is another one. */
export const EARLIEST_START = 2 * 60 * 60_000

/** The phase of a match that one answer of a provider states ([F24]). */
export interface PhaseStatement {
  readonly phase: MatchPhase
  /** The start of half 1 and of half 2, if the provider states it. */
  readonly startedAt: readonly [Instant | null, Instant | null]
}

/** A phase that the provider has stated, with the instants of the first and of the latest answer in a row. */
export interface StatedPhase {
  readonly phase: MatchPhase
  readonly since: Instant
  readonly at: Instant
  /** The totals of the first answer in a half. They are the base of the half if nobody states when it began ([S13]). */
  readonly totals?: readonly StatedTotal[] | undefined
}

/** The state between two answers. It consists of plain values, so that the database can store it. */
export interface PhaseState {
  /** The phase in the latest answer; null if that answer stated none. */
  readonly stated: StatedPhase | null
  /** The instant of the latest answer that stated each phase. */
  readonly latest: Readonly<Partial<Record<MatchPhase, Instant>>>
  /** The number of the last start or end that the feed has made. The feed makes it once, even if it is undone. */
  readonly done: number
}

export const noPhase: PhaseState = { stated: null, latest: {}, done: 0 }

type TimedHalf = Pick<Half, 'halfNumber' | 'status' | 'startTime' | 'endTime'>

/**
 * Reads the phase in an answer. A phase is confirmed if the following answer repeats it or states a later phase
 * ([F24]). Two answers that are more than `longestGap` (ms) apart do not follow each other.
 */
export function readPhase(
  { stated: before, latest, done }: PhaseState,
  statement: PhaseStatement | undefined,
  answer: { readonly at: Instant; readonly longestGap: number; readonly totals?: readonly StatedTotal[] | undefined },
): { readonly state: PhaseState; readonly confirmed: StatedPhase | undefined } {
  const { at, longestGap } = answer
  if (!statement) return { state: { stated: null, latest, done }, confirmed: undefined }
  const { phase } = statement
  const follows = before !== null && at > before.at && at - before.at <= longestGap
  const repeats = follows && before.phase === phase
  const since = repeats ? before.since : at
  const isHalf = phase === 'half-1' || phase === 'half-2'
  const totals = repeats ? before.totals : isHalf ? answer.totals : undefined
  const isConfirmed = follows && PHASES.indexOf(before.phase) <= PHASES.indexOf(phase)
  const stated = { phase, since, at, ...(totals && { totals }) }
  const state = { stated, latest: { ...latest, [phase]: at }, done }
  return { state, confirmed: isConfirmed ? before : undefined }
}

/** A start or an end of a half that follows from a confirmed phase. */
export interface PhaseStep {
  readonly kind: 'start' | 'end'
  /** The number of the step among the starts and ends of a match. */
  readonly number: number
  readonly halfNumber: number
  readonly at: Instant
  /**
   * If nobody stated when the half began: the last answer that contradicted the start. Bets that arrived later are void
   * ([S13]).
   */
  readonly unsureFrom?: Instant
}

export interface PhaseContext {
  readonly now: Instant
  readonly halves: readonly TimedHalf[]
  /** See `PhaseState`. */
  readonly done: number
  readonly latest: PhaseState['latest']
  readonly startedAt: PhaseStatement['startedAt']
  /** How long the provider usually takes to state a phase (ms). */
  readonly delay: number
  /** The instant before which the feed ends no half: a hand-back, or the last recorded event. */
  readonly noEndBefore: Instant
}

/**
 * Returns the next start or end of a half that a confirmed phase requires; undefined if there is none ([F24]). A half
 * only starts or ends once, and no half is reopened.
 */
export function phaseStep({ phase, since }: StatedPhase, context: PhaseContext): PhaseStep | undefined {
  const last = PHASES.indexOf(phase)
  for (let number = context.done + 1; number <= last; number++) {
    const halfNumber = Math.ceil(number / 2)
    const half = context.halves.find((one) => one.halfNumber === halfNumber)
    const isLast = number === last
    if (number === START[1] || number === START[2]) {
      if (half?.status !== 'upcoming') continue
      const start = startOf(halfNumber, since, isLast, context)
      return start && { kind: 'start', number, halfNumber, ...start }
    }
    // If the phase after the interval is reached, the start of half 2 ends half 1.
    if (half?.status !== 'active' || half.startTime === null || !isLast) continue
    const earliest = Math.max(half.startTime + 1, context.noEndBefore)
    const at = Math.min(Math.max(since - context.delay, earliest), context.now)
    return at > half.startTime ? { kind: 'end', number, halfNumber, at } : undefined
  }
  return undefined
}

/**
 * Returns when a half started: the time that the provider states, or else the first answer in the half less the delay.
 * Bets that arrived after a stated start are void. An estimated start may be wrong by the time between two answers, so
 * bets after the last answer before the half are void too ([S13]). Undefined if the half is over and its start unknown.
 */
function startOf(
  halfNumber: number,
  since: Instant,
  isRunning: boolean,
  context: PhaseContext,
): Pick<PhaseStep, 'at' | 'unsureFrom'> | undefined {
  const { now, halves, delay, latest } = context
  const stated = statedStart(halfNumber, since, context)
  if (!isRunning && stated === null) return undefined
  const before = halves.find((half) => half.halfNumber === halfNumber - 1)
  const previous = before?.endTime ?? (before?.startTime ? before.startTime + 1 : 0)
  const at = Math.max(stated ?? since - delay, previous)
  if (at > now) return undefined
  if (stated !== null) return { at }
  const contradictions = phasesBefore(halfNumber).map((phase) => latest[phase] ?? 0)
  return { at, unsureFrom: Math.max(since - EARLIEST_START, ...contradictions) }
}

const phasesBefore = (halfNumber: number): readonly MatchPhase[] => PHASES.slice(0, 2 * halfNumber - 1)

/**
 * Returns the start of a half that the provider states. Returns null if other answers contradict it, because some
 * providers state the planned time: an answer that came later, less the delay, stated a phase before the half.
 */
function statedStart(
  halfNumber: number,
  since: Instant,
  { startedAt, latest, delay }: Pick<PhaseContext, 'startedAt' | 'latest' | 'delay'>,
): Instant | null {
  const stated = startedAt[halfNumber - 1] ?? null
  const earlier = phasesBefore(halfNumber).map((phase) => (latest[phase] ?? 0) - delay)
  const earliest = Math.max(since - EARLIEST_START, ...earlier)
  return stated === null || stated > since || stated < earliest ? null : stated
}

export interface AwaitedStart {
  readonly halfNumber: 1 | 2
  /** From this instant on a bet needs an answer that is not older than two intervals. */
  readonly nearFrom: Instant
  /** From this instant on the half may start at any moment, so betting on it is stopped. */
  readonly from: Instant
  /** The first answer in a row that states the half to have begun; null if the latest answer does not. */
  readonly seenAt: Instant | null
}

/**
 * Returns the half that the provider is to start next, and from when on that may happen: from the planned kick-off, or
 * twelve minutes after the end of half 1, or from the first answer that states the half ([F24]). It may begin before, so
 * every bet needs a fresh answer from ten minutes before its planned start. Undefined if the provider is not to start a
 * half.
 */
export function awaitedStart({
  plannedStart,
  tempo,
  halves,
  done,
  stated,
}: {
  readonly plannedStart: Instant | null
  readonly tempo: number
  readonly halves: readonly TimedHalf[]
  readonly done: number
  readonly stated: StatedPhase | null
}): AwaitedStart | undefined {
  const [first, second] = [1, 2].map((number) => halves.find((half) => half.halfNumber === number))
  if (first?.status === 'upcoming') {
    if (plannedStart === null || done >= START[1]) return undefined
    const hasBegun = stated !== null && stated.phase !== 'before' && stated.phase !== 'over'
    const seenAt = hasBegun && stated.since >= plannedStart - EARLIEST_START ? stated.since : null
    const from = Math.min(plannedStart, seenAt ?? plannedStart)
    return { halfNumber: 1, nearFrom: Math.min(from, laterBy(plannedStart, tempo, -NEAR_MINUTES)), from, seenAt }
  }
  if (second?.status !== 'upcoming' || done >= START[2]) return undefined
  const seenAt = stated?.phase === 'half-2' ? stated.since : null
  const end = first?.status === 'finished' ? first.endTime : null
  const afterEnd = (minutes: number) => (end === null ? Number.POSITIVE_INFINITY : laterBy(end, tempo, minutes))
  const from = Math.min(afterEnd(OPEN_INTERVAL_MINUTES), seenAt ?? Number.POSITIVE_INFINITY)
  if (from === Number.POSITIVE_INFINITY) return undefined
  return { halfNumber: 2, nearFrom: Math.min(from, afterEnd(INTERVAL_MINUTES - NEAR_MINUTES)), from, seenAt }
}
