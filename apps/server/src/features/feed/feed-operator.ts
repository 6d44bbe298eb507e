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

/** What became of an event given to the server. */
export type Recorded =
  | 'recorded'
  /** The match does not play this event type (any more). */
  | 'not-played'
  /** The results are confirmed: a feed changes nothing any more. */
  | 'confirmed'

/** Who works the controls of a match for a feed: over HTTP as an operator would, or inside the server. */
export interface FeedOperator {
  createMatch(match: MatchToCreate): Promise<FeedMatch>
  /** The match as it stands; undefined when it was deleted. */
  state(matchId: MatchId): Promise<FeedMatch | undefined>
  recordedSourceIds(matchId: MatchId): Promise<ReadonlySet<string>>
  startHalf(matchId: MatchId, halfNumber: number): Promise<void>
  /** The same source id again changes nothing. */
  recordEvent(matchId: MatchId, event: FeedEvent): Promise<Recorded>
  /** Ends a running half at a moment that has passed. */
  endHalf(half: FeedHalf, endTime: Instant): Promise<void>
  /** Whether the same is worth trying again: the network, a busy server, somebody else who was faster. */
  isPassing(error: unknown): boolean
}
