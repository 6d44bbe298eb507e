import type { MatchId } from '@bettle/contract'
import { feedSteps, type Instant, type MatchFile, matchMinuteAt } from '@bettle/rules'
import type { FeedHalf, FeedMatch, FeedOperator } from './feed-operator.ts'

export type Stepped =
  /** Nothing is due before this instant. */
  { readonly state: 'waiting'; readonly until: Instant } | { readonly state: 'over'; readonly outcome: FeedEnd }

/** `confirmed`: somebody made the results final before the feed was through. */
export type FeedEnd = 'completed' | 'abandoned' | 'deleted' | 'confirmed'

export interface FeedProgress {
  readonly phase: 'before' | 'playing' | 'half-time' | 'over'
  readonly halfNumber: number
  /** Of the half. */
  readonly minute: number
  readonly score: { readonly home: number; readonly away: number }
  readonly recorded: number
  readonly events: number
}

export interface FeedOptions {
  readonly matchId: MatchId
  /** What the source ids begin with: two replays of the same match are told apart by it. */
  readonly name: string
  /** Wall time between the end of half 1 and the start of half 2. */
  readonly halfTimeMs: number
  /** When half 1 is started; at once when left out. */
  readonly startAt?: Instant | undefined
  /** What happened before this was somebody else's to record. */
  readonly since?: Instant
}

/** A match file on its way into a match. */
export interface FeedPlayer {
  /**
   * Does all that is due at this moment and says when it wants to be called again. It asks the match how far it is and
   * keeps nothing that a restart would lose, so after an interruption, however long, it goes on where it was: what was
   * missed is recorded with the time it happened at, a half ends when it should have ended, nothing is recorded twice.
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

  /** One thing at the controls, after which the match has to be looked at again; or why there is nothing to do. */
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
      const stopped = await recordReadyEvents(match, half, half.startTime, now)
      if (stopped) return stopped
      if (half.status === 'finished') continue
      const endOnFile = half.startTime + Math.ceil((duration * 1000) / match.tempo)
      // A half that went on in somebody else's hands went on.
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
    startTime: Instant,
    now: Instant,
  ): Promise<Stepped | undefined> {
    recorded ??= new Set(await operator.recordedSourceIds(match.id))
    for (const event of events) {
      if (event.half !== half.halfNumber || recorded.has(event.sourceId)) continue
      const at = startTime + Math.floor((event.second * 1000) / match.tempo)
      // Somebody ended the half before its time: the rest of it was not played.
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
      minute: half?.startTime ? Math.max(0, Math.floor(matchMinuteAt(half.startTime, match?.tempo ?? 1, at))) : 0,
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
