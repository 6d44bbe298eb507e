import type { HalfId, MatchId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'

export interface FeedHalf {
  readonly id: HalfId
  readonly halfNumber: number
  readonly status: 'upcoming' | 'active' | 'finished'
  readonly startTime: Instant | null
  readonly endTime: Instant | null
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
  /** The planned kick-off. */
  readonly startTime?: Instant
}

/** The outcome of an event that was sent to the server. */
export type Recorded =
  | 'recorded'
  /** The match does not play this event type (any more). */
  | 'not-played'
  /** The results are confirmed, so a feed can change nothing. */
  | 'confirmed'

/** Controls a match for a feed: over HTTP as an operator, or inside the server. */
export interface FeedOperator {
  createMatch(match: MatchToCreate): Promise<FeedMatch>
  /** The current state of the match; undefined if it was deleted. */
  state(matchId: MatchId): Promise<FeedMatch | undefined>
  recordedSourceIds(matchId: MatchId): Promise<ReadonlySet<string>>
  startHalf(matchId: MatchId, halfNumber: number): Promise<void>
  /** The same source id again changes nothing. */
  recordEvent(matchId: MatchId, event: FeedEvent): Promise<Recorded>
  /** Ends a running half at a past moment. */
  endHalf(half: FeedHalf, endTime: Instant): Promise<void>
  /** Whether a retry may succeed: a network error, a busy server, or another operator who was faster. */
  isTemporary(error: unknown): boolean
}
