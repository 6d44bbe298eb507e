import type { HalfId, MatchId } from '@bettle/contract'
import type { Instant, Pause } from '@bettle/rules'

export interface FeedHalf {
  readonly id: HalfId
  readonly halfNumber: number
  readonly status: 'upcoming' | 'active' | 'finished'
  readonly startTime: Instant | null
  readonly endTime: Instant | null
  readonly pauses?: readonly Pause[] | undefined
}

export interface FeedMatch {
  readonly id: MatchId
  readonly homeTeam: string
  readonly awayTeam: string
  readonly tempo: number
  readonly status: 'upcoming' | 'active' | 'completed' | 'abandoned'
  readonly halves: readonly FeedHalf[]
}

export interface FeedEvent {
  readonly eventType: string
  readonly at: Instant
  readonly team: 'home' | 'away'
  readonly sourceId: string
}

export interface MatchToCreate {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly tempo: number
  /** The planned kick-off of the match. */
  readonly startTime?: Instant
}

/** The outcome of an event that was sent to the server. */
export type Recorded =
  | 'recorded'
  /** The match does not use this event type, or no longer uses it. */
  | 'not-played'
  /** The results of the match are confirmed, so a feed can change nothing. */
  | 'confirmed'

/** Controls a match for a feed: over HTTP as an operator, or inside the server. */
export interface FeedOperator {
  createMatch(match: MatchToCreate): Promise<FeedMatch>
  /** Returns the current state of the match; undefined if the match was deleted. */
  state(matchId: MatchId): Promise<FeedMatch | undefined>
  recordedSourceIds(matchId: MatchId): Promise<ReadonlySet<string>>
  startHalf(matchId: MatchId, halfNumber: number): Promise<void>
  /** Records an event. An event with a source id that was recorded before changes nothing. */
  recordEvent(matchId: MatchId, event: FeedEvent): Promise<Recorded>
  /** Ends a running half at a past moment. */
  endHalf(half: FeedHalf, endTime: Instant): Promise<void>
  /**
   * Returns true if a retry may succeed: after a network error, if the server is busy, or if another operator was
   * faster.
   */
  isTemporary(error: unknown): boolean
}
