import { instantOfMinute, matchMinuteAt, minuteLength } from '../match/half-clock.ts'
import { type Half, matchState } from '../match/match.ts'
import type { Instant } from '../time.ts'
import {
  clockOfRound,
  currentRound,
  neverBegan,
  nextRound,
  pausedHalf,
  type Round,
  roundSpan,
  type Timetable,
} from './round.ts'
import { type BettingWindow, bettingWindow, roundMinutes, type WindowSettings } from './window.ts'

export type GamePhase =
  | 'MATCH_RESULTS'
  | 'PRE_MATCH_BETTING'
  | 'PRE_MATCH'
  | 'WAITING'
  | 'ACTIVE_ROUND'
  | 'TRANSITION'
  | 'ROUND_BREAK'

/** How long the transition between two rounds is shown at most, in milliseconds of wall time ([C11]). */
export const TRANSITION_MS = 8000

export type StatusBadge = 'MATCH ENDED' | 'LIVE ROUND' | 'ROUND BREAK' | 'PRE-MATCH'

/**
 * Returns the phase that the game screen shows ([C10]). Before the match, at half-time and before kick-off, the screen
 * shows the betting on the coming round. ROUND_BREAK appears only in gaps in which betting is closed. After a round,
 * TRANSITION appears for a few seconds if no round follows at once and betting is closed ([C11]).
 */
export function gamePhase(timetable: Timetable, settings: WindowSettings, now: Instant): GamePhase {
  if (timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned') return 'MATCH_RESULTS'
  if (matchState(timetable.halves) === 'ended') return 'MATCH_RESULTS'
  if (timetable.rounds.length === 0) return 'PRE_MATCH'
  if (currentRound(timetable, now)) return 'ACTIVE_ROUND'
  const window = bettingWindow(timetable, settings, now)
  if (window.round && window.state !== 'closed') return 'PRE_MATCH_BETTING'
  const ended = latestEnd(timetable, now)
  if (ended !== undefined && now - ended < TRANSITION_MS) return 'TRANSITION'
  return window.round ? 'ROUND_BREAK' : 'WAITING'
}

/** Returns the instant at which the latest ended round ended; undefined if no round has ended. */
function latestEnd(timetable: Timetable, now: Instant): Instant | undefined {
  const ends = timetable.rounds.flatMap((round) => {
    const { endsAt } = roundSpan(timetable, round)
    return endsAt !== null && endsAt <= now && !neverBegan(timetable, round) ? [endsAt] : []
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** The running half of so many halves, or the half that the match waits for. */
export type HalfIndicator =
  | { readonly state: 'half'; readonly half: number; readonly halves: number }
  | { readonly state: 'waiting'; readonly half: number }
  | { readonly state: 'no-halves' | 'ended' }

/** Returns the half that is shown beside the clock ([C12]). */
export function halfIndicator(halves: readonly Half[], timetable: Pick<Timetable, 'matchStatus'>): HalfIndicator {
  if (timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned') return { state: 'ended' }
  if (halves.length === 0) return { state: 'no-halves' }
  if (matchState(halves) === 'ended') return { state: 'ended' }
  const ordered = halves.toSorted((a, b) => a.halfNumber - b.halfNumber)
  const active = ordered.findLast((half) => half.status === 'active')
  if (active) return { state: 'half', half: active.halfNumber, halves: ordered.length }
  const coming = ordered.find((half) => half.status === 'upcoming')
  return { state: 'waiting', half: coming?.halfNumber ?? ordered.length }
}

/**
 * Returns the status badge: PRE-MATCH until the first round has started, then LIVE ROUND or ROUND BREAK, and MATCH
 * ENDED at the end ([C12]).
 */
export function statusBadge(timetable: Timetable, now: Instant): StatusBadge {
  const state = matchState(timetable.halves)
  if (timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned' || state === 'ended') {
    return 'MATCH ENDED'
  }
  if (currentRound(timetable, now)) return 'LIVE ROUND'
  const begun = timetable.rounds.some((round) => {
    const { startsAt } = roundSpan(timetable, round)
    return startsAt !== null && startsAt <= now && !neverBegan(timetable, round)
  })
  return begun ? 'ROUND BREAK' : 'PRE-MATCH'
}

export type RoundTiming =
  | { readonly state: 'waiting' | 'ended' }
  | { readonly state: 'break'; readonly round: Round; readonly startsIn: number }
  /** `endsIn` is null if the round ends only with its half. `progress` is then computed with the usual round length. */
  | { readonly state: 'active'; readonly round: Round; readonly endsIn: number | null; readonly progress: number }

/** Returns the state of the round clock, in milliseconds of wall time ([C13]). */
export function roundTiming(
  timetable: Timetable,
  settings: Pick<WindowSettings, 'roundDuration'>,
  now: Instant,
): RoundTiming {
  const current = currentRound(timetable, now)
  if (current) {
    const { startMinute } = current
    const length = roundMinutes(current, settings)
    const toEnd = untilMinute(timetable, current, startMinute + length, now)
    const minutes = toEnd === null ? 0 : length - toEnd / minuteLength(timetable.tempo)
    const progress = length === 0 ? 0 : Math.min(1, Math.max(0, minutes / length))
    return { state: 'active', round: current, endsIn: current.endMinute === null ? null : toEnd, progress }
  }
  const next = nextRound(timetable, now)
  if (!next) return { state: hasNoRoundsYet(timetable) ? 'waiting' : 'ended' }
  const startsIn = untilMinute(timetable, next, next.startMinute, now)
  return startsIn === null ? { state: 'waiting' } : { state: 'break', round: next, startsIn }
}

function hasNoRoundsYet(timetable: Timetable): boolean {
  const isOver = timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned'
  return timetable.rounds.length === 0 && !isOver
}

/**
 * Returns how long a round's half must still be played until a minute, in milliseconds of wall time; null before the
 * half has started. It stands still while play is interrupted ([C16]).
 */
function untilMinute(timetable: Timetable, round: Round, minute: number, now: Instant): number | null {
  const clock = clockOfRound(timetable, round)
  if (!clock) return null
  const { tempo } = timetable
  const at = instantOfMinute(clock, tempo, minute)
  if (at !== null && !pausedHalf(timetable, now)) return at - now
  return Math.round((minute - matchMinuteAt(clock, tempo, now)) * minuteLength(tempo))
}

/**
 * Returns true while bets are accepted before any round has started. The hub then marks the lobby with a badge ([M10]).
 */
export function isPreMatchBetting(window: BettingWindow, timetable: Timetable, now: Instant): boolean {
  return window.state !== 'none' && window.state !== 'closed' && statusBadge(timetable, now) === 'PRE-MATCH'
}
