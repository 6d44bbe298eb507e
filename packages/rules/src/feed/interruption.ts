import { laterBy } from '../match/half-clock.ts'
import type { Instant } from '../time.ts'

/**
 * What a status of a provider says about play ([F28]): it goes on, it ordinarily rests (before the match, in the
 * interval, after the match), it is interrupted, the match is called off, or nobody knows what the status means.
 */
export type StatedPlay = 'played' | 'rests' | 'interrupted' | 'called-off' | 'unknown'

/** What one answer of a provider states about play, with the provider's own word for it. */
export interface PlayStatement {
  readonly play: StatedPlay
  readonly status: string
}

/** A row of answers that show no play. */
export interface Halt {
  readonly play: Exclude<StatedPlay, 'played' | 'rests'>
  readonly status: string
  readonly since: Instant
  /** True once the clock was stopped for it. It is stopped once, even if an operator lets play go on. */
  readonly isPaused: boolean
  /** The first of the latest answers in a row that show play or an ordinary rest; null if the latest shows none. */
  readonly endsAt: Instant | null
  /** The first of the latest answers in a row that state the match to be called off. */
  readonly calledOffSince: Instant | null
  /** When the match is abandoned; null while that is not confirmed. */
  readonly abandonsAt: Instant | null
}

/** The state between two answers. It consists of plain values, so that the database can store it. */
export interface PlayState {
  /** The latest answer that showed play. */
  readonly playedAt: Instant | null
  /** Null while nothing is out of the ordinary. */
  readonly halt: Halt | null
}

export const noPlay: PlayState = { playedAt: null, halt: null }

/** How far apart two answers must be that confirm a match to be called off, in match minutes ([F29]). */
const CONFIRMED_AFTER_MINUTES = 10
/** How long after that the match is abandoned, in milliseconds of wall time ([F29]). */
const ABANDONED_AFTER = 3 * 60 * 60_000

/** What follows from an answer: betting stops, the clock stops since an instant, or play goes on since an instant. */
export type PlayStep =
  | { readonly kind: 'stop-betting' }
  | { readonly kind: 'stop-clock'; readonly from: Instant }
  | { readonly kind: 'go-on'; readonly at: Instant }

/**
 * Reads what an answer states about play ([F28]). An interruption stops the clock at the last answer that showed play.
 * A status that nobody knows stops betting at once, and the clock when the next answer repeats that nothing is known. The
 * first two answers in a row that show play, or an ordinary rest, end both.
 */
export function readPlay(
  { playedAt, halt }: PlayState,
  { play, status }: PlayStatement,
  { at, tempo }: { readonly at: Instant; readonly tempo: number },
): { readonly state: PlayState; readonly step: PlayStep | undefined } {
  if (play === 'played' || play === 'rests') {
    const played = play === 'played' && halt === null ? at : playedAt
    if (halt === null) return { state: { playedAt: played, halt }, step: undefined }
    if (halt.endsAt === null) {
      return {
        state: { playedAt, halt: { ...halt, endsAt: at, calledOffSince: null, abandonsAt: null } },
        step: undefined,
      }
    }
    return {
      state: { playedAt: play === 'played' ? at : playedAt, halt: null },
      step: { kind: 'go-on', at: halt.endsAt },
    }
  }
  const isCalledOff = play === 'called-off'
  const calledOffSince = isCalledOff ? (halt?.calledOffSince ?? at) : null
  const isConfirmed = calledOffSince !== null && at >= laterBy(calledOffSince, tempo, CONFIRMED_AFTER_MINUTES)
  const abandonsAt = isCalledOff ? (halt?.abandonsAt ?? (isConfirmed ? at + ABANDONED_AFTER : null)) : null
  const stopsClock = halt?.isPaused !== true && (play !== 'unknown' || halt !== null)
  const isPaused = halt?.isPaused === true || stopsClock
  const next: Halt = { play, status, since: halt?.since ?? at, isPaused, endsAt: null, calledOffSince, abandonsAt }
  const from = playedAt ?? halt?.since ?? at
  const step: PlayStep | undefined = stopsClock
    ? { kind: 'stop-clock', from }
    : halt === null
      ? { kind: 'stop-betting' }
      : undefined
  return { state: { playedAt, halt: next }, step }
}
