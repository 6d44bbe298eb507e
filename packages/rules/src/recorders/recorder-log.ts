import type { RoomTap } from '../room/room-tap.ts'
import type { Instant } from '../time.ts'

/** One line of the numbered log of a room with named recorders ([RM23]). */
export type RecorderLine =
  | AdmissionLine
  | (RoomTap & { readonly kind: 'tapped'; readonly arrivedAt: Instant })
  | UndoneLine
  | WordLine
  /** The room decided about a round. Nothing that follows changes the round ([RM28]). */
  | { readonly n: number; readonly kind: 'decided'; readonly round: string }

/** The host named a recorder, or ended that ([RM29]). */
export interface AdmissionLine {
  readonly n: number
  readonly kind: 'admitted' | 'dismissed'
  readonly memberId: string
  readonly arrivedAt: Instant
}

export interface UndoneLine {
  readonly n: number
  readonly kind: 'undone'
  readonly memberId: string
  /** The number of the log line with the tap that the member undid. */
  readonly tap: number
  readonly arrivedAt: Instant
}

/** A recorder says whether an event happened. The recorder's latest word counts. */
export interface WordLine {
  readonly n: number
  readonly kind: 'said'
  readonly memberId: string
  /** The number of the log line with a tap of the event. */
  readonly event: number
  readonly isTrue: boolean
  /** True if the room had asked the recorder. A word against an event without a question is a challenge ([RM27]). */
  readonly isAsked: boolean
}

/** A bet of a member, open or settled. */
export interface RecorderBet {
  readonly memberId: string
  readonly round: string
  readonly eventType: string
  readonly isOver: boolean
  readonly threshold: number
}

export interface RecorderRules {
  /** Returns the round for which an event at this moment counts, or undefined if it counts for none. */
  readonly roundAt: (at: Instant) => string | undefined
  /** Returns when the round at this moment ends; the moment itself if there is no round. Changes of recorders wait for it. */
  readonly roundEndAfter: (at: Instant) => Instant
  /** Returns the number of the half in which this moment lies. */
  readonly halfAt: (at: Instant) => number | undefined
  /** Returns the bets of all members on an event type in a round. */
  readonly betsOn: (eventType: string, round: string) => readonly RecorderBet[]
}

/** Taps of one type whose moments lie within this many ms describe one event ([RM24]). */
export const RECORDER_SPAN = 9000

/** A round is decided when no question about it is open, and at most this many ms of wall time after its end ([RM28]). */
export const DECIDED_WITHIN = 60_000

/** A member's picture counts as at most this many ms late ([RM24]). */
export const LATEST_PICTURE = 60_000

/**
 * Returns when a room decides a round: once the picture of each recorder has shown the end of the round and no question
 * is open, at the latest `DECIDED_WITHIN` after its end ([RM28]).
 * @param delays how many ms after an event each recorder of the round usually taps
 */
export function decidesAt(endsAt: Instant, delays: readonly number[], hasQuestions: boolean): Instant {
  const seenBy = endsAt + Math.max(0, ...delays)
  const latest = endsAt + DECIDED_WITHIN
  return hasQuestions ? latest : Math.min(seenBy, latest)
}
