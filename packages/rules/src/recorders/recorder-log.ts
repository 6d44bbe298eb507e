import type { RoomTap } from '../room/room-tap.ts'
import type { Instant } from '../time.ts'

/** One line of the numbered log of a room with named recorders ([RM23]). */
export type RecorderLine =
  | AdmissionLine
  | (RoomTap & { readonly kind: 'tapped'; readonly arrivedAt: Instant })
  | UndoneLine
  | WordLine
  | ClaimLine
  | CheckLine
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

/** At the end of a round, a recorder claims an event that the room lacks ([RM35]). */
export interface ClaimLine extends RoomTap {
  readonly kind: 'claimed'
}

/** At the end of a round, a recorder says that the count of an event type is right ([RM36]). It decides nothing. */
export interface CheckLine {
  readonly n: number
  readonly kind: 'checked'
  readonly memberId: string
  readonly round: string
  readonly eventType: string
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

/** A recorder challenges an event within this many ms of the moment at which their picture shows it ([RM27]). */
const OBJECTED_WITHIN = 30_000

/** The others have at least this many ms to answer a claim, however late the picture of its member is ([RM35]). */
const ANSWERED_WITHIN = 15_000

/** Returns until when a recorder may challenge an event while its round runs ([RM27]). */
export const challengesUntil = (at: Instant, delay: number): Instant =>
  at + Math.min(Math.max(0, delay), LATEST_PICTURE) + OBJECTED_WITHIN

/**
 * Returns until when a recorder may check a round that ended: challenge its events or claim one ([RM35], [RM36]). A claim
 * in the last moment would make bets void, because nobody could answer it.
 */
export const checksUntil = (endsAt: Instant, delay: number): Instant =>
  Math.min(challengesUntil(endsAt, delay), endsAt + DECIDED_WITHIN - ANSWERED_WITHIN)

/** A recorder of a round that has ended. */
export interface EndingRecorder {
  /** How many ms after an event the recorder usually taps. */
  readonly delay: number
  /** True if the recorder may still say that a count of the round is wrong ([RM36]). */
  readonly mayObject: boolean
}

/**
 * Returns when a room decides a round ([RM28]): once the picture of each recorder has shown its end, and nobody may
 * object any more. While a question is open it waits, at most `DECIDED_WITHIN` after the end.
 */
export function decidesAt(endsAt: Instant, recorders: readonly EndingRecorder[], hasQuestions: boolean): Instant {
  const latest = endsAt + DECIDED_WITHIN
  if (hasQuestions) return latest
  const ready = recorders.map(({ delay, mayObject }) => (mayObject ? checksUntil(endsAt, delay) : endsAt + delay))
  return Math.min(Math.max(endsAt, ...ready), latest)
}
