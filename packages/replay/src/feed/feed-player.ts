import type { MatchId } from '@bettle/contract'
import {
  afterPauses,
  feedSteps,
  type HalfClock,
  hasKickOff,
  type Instant,
  type MatchFile,
  matchMinuteAt,
  minuteLength,
} from '@bettle/rules'
import type { FeedHalf, FeedMatch, FeedOperator } from './feed-operator.ts'

export type Stepped =
  /** The instant of the next step, or the outcome of a feed that is over. */
  { readonly state: 'waiting'; readonly until: Instant } | { readonly state: 'over'; readonly outcome: FeedEnd }

/** The reason why a feed ended. `confirmed`: an operator confirmed the results before the feed ended. */
export type FeedEnd = 'completed' | 'abandoned' | 'deleted' | 'confirmed'

export interface FeedProgress {
  readonly phase: 'before' | 'playing' | 'half-time' | 'over'
  readonly halfNumber: number
  /** The current minute of the half that started last, or the minute of its end; 0 before the first half. */
  readonly minute: number
  readonly score: { readonly home: number; readonly away: number }
  readonly recorded: number
  readonly events: number
}

export interface FeedOptions {
  readonly matchId: MatchId
  /** The prefix of the source ids of this feed's events. It distinguishes two replays of the same match. */
  readonly name: string
  /** Wall time between the end of half 1 and the start of half 2, in ms. */
  readonly halfTimeMs: number
  /** When half 1 starts; undefined means at once. */
  readonly startAt?: Instant | undefined
  /** The feed leaves events before this instant to others, who recorded them. */
  readonly since?: Instant
}

/** Plays a match file into a match, step by step. */
export interface FeedPlayer {
  /**
   * Does everything that is scheduled up to now, and returns when to call `step` again. It reads its progress from the
   * match, so it continues after any interruption. Missed events are recorded with their own times, halves end at their
   * planned moments, and nothing is recorded twice.
   */
  step(now: Instant): Promise<Stepped>
  progress(now: Instant): FeedProgress
}

export function createFeedPlayer(operator: FeedOperator, file: MatchFile, options: FeedOptions): FeedPlayer {
  const steps = feedSteps(file, options.name)
  const events = steps.filter((step) => step.kind === 'event')
  const ends = steps.filter((step) => step.kind === 'end-half')
  let recorded: Set<string> | undefined
  let match: FeedMatch | undefined

  async function step(now: Instant): Promise<Stepped> {
    for (;;) {
      match = await operator.state(options.matchId)
      if (!match) return { state: 'over', outcome: 'deleted' }
      if (match.status === 'abandoned' || match.status === 'completed') return { state: 'over', outcome: match.status }
      const next = await stepIn(match, now)
      if (next) return next
    }
  }

  /**
   * Does at most one action, after which the caller must read the match again. If there is nothing to do, returns why;
   * otherwise undefined.
   */
  async function stepIn(match: FeedMatch, now: Instant): Promise<Stepped | undefined> {
    for (const { half: halfNumber, second: duration } of ends) {
      const half = match.halves.find((each) => each.halfNumber === halfNumber)
      if (!half) return { state: 'over', outcome: 'completed' }
      if (half.startTime === null || half.status === 'upcoming') {
        const startAt = startOf(match, halfNumber, now)
        if (now < startAt) return { state: 'waiting', until: startAt }
        await operator.startHalf(match.id, halfNumber)
        return undefined
      }
      const clock = { startTime: half.startTime, pauses: half.pauses }
      const stopped = await recordReadyEvents(match, half, clock, now)
      if (stopped) return stopped
      if (half.status === 'finished') continue
      const endOnFile = afterPauses(clock.startTime + Math.ceil((duration * 1000) / match.tempo), clock.pauses)
      if (endOnFile === null) return whileInterrupted(match, now)
      // An operator who had taken the match over may have let the half run longer than the file says.
      const endAt = Math.max(endOnFile, options.since ?? endOnFile)
      if (now < endAt) return { state: 'waiting', until: endAt }
      await operator.endHalf(half, endAt)
      return undefined
    }
    return { state: 'over', outcome: 'completed' }
  }

  function startOf(match: FeedMatch, halfNumber: number, now: Instant): Instant {
    const before = match.halves.find((each) => each.halfNumber === halfNumber - 1)
    if (!before) return options.startAt ?? now
    return (before.endTime ?? now) + options.halfTimeMs
  }

  async function recordReadyEvents(
    match: FeedMatch,
    half: FeedHalf,
    clock: HalfClock,
    now: Instant,
  ): Promise<Stepped | undefined> {
    recorded ??= new Set(await operator.recordedSourceIds(match.id))
    for (const event of events) {
      if (event.half !== half.halfNumber || recorded.has(event.sourceId)) continue
      const at = afterPauses(clock.startTime + Math.floor((event.second * 1000) / match.tempo), clock.pauses)
      if (at === null) return half.endTime === null ? whileInterrupted(match, now) : undefined
      // An operator ended the half early, so the match did not play the events after that end.
      if (half.endTime !== null && at >= half.endTime) return undefined
      if (options.since !== undefined && at < options.since) continue
      if (at > now) return { state: 'waiting', until: at }
      const became = await operator.recordEvent(match.id, { ...event, at })
      if (became === 'confirmed') return { state: 'over', outcome: 'confirmed' }
      recorded.add(event.sourceId)
    }
    return undefined
  }

  function progress(now: Instant): FeedProgress {
    const started = match?.halves.filter(({ status }) => status !== 'upcoming') ?? []
    const half = started.at(-1)
    const isOver = match?.status === 'completed' || match?.status === 'abandoned'
    const phase = isOver ? 'over' : !half ? 'before' : half.status === 'finished' ? 'half-time' : 'playing'
    const goals = events.filter(({ eventType, sourceId }) => eventType === 'Goal' && recorded?.has(sourceId))
    const at = Math.min(now, half?.endTime ?? now)
    return {
      phase,
      halfNumber: half?.halfNumber ?? 1,
      minute: hasKickOff(half) ? Math.max(0, Math.floor(matchMinuteAt(half, match?.tempo ?? 1, at))) : 0,
      score: {
        home: goals.filter(({ team }) => team === 'home').length,
        away: goals.filter(({ team }) => team === 'away').length,
      },
      recorded: events.filter(({ sourceId }) => recorded?.has(sourceId)).length,
      events: events.length,
    }
  }

  return { step, progress }
}

/** While play is interrupted nobody knows when it goes on, so the feed looks again after a minute of match time. */
const whileInterrupted = ({ tempo }: FeedMatch, now: Instant): Stepped => ({
  state: 'waiting',
  until: now + minuteLength(tempo),
})
