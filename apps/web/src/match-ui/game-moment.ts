import type { GameSettings } from '@bettle/contract'
import {
  type BettingWindow,
  bettingWindow,
  currentRound,
  type GamePhase,
  gamePhase,
  halfIndicator,
  type Instant,
  isLastRound,
  type Round,
  type RoundTiming,
  roundTiming,
  type StatusBadge,
  statusBadge,
  type Timetable,
  windowMarks,
} from '@bettle/rules'
import { type MatchClock, matchClock } from './match-clock.ts'

/** Everything of a game that follows from the clock, and from whether it is decided; worked out anew each second. */
export interface GameMoment {
  now: Instant
  timetable: Timetable
  phase: GamePhase
  badge: StatusBadge
  indicator: string
  clock: MatchClock
  timing: RoundTiming
  window: BettingWindow
  /** Where the marks stand on the ribbon of the round under way, 0 to 1. */
  marks: { readonly soon: number; readonly closed: number } | undefined
  current: Round | undefined
  /** The round bets are for. */
  next: Round | undefined
  /** The last round of the match is under way: nothing is left to bet on. */
  isFinalRound: boolean
  /** The elimination is over, and betting with it ([X5]). */
  isDecided: boolean
}

export function gameMoment(timetable: Timetable, settings: GameSettings, now: Instant, isDecided = false): GameMoment {
  const current = currentRound(timetable, now)
  const byTime = bettingWindow(timetable, settings, now)
  const window: BettingWindow = isDecided ? { ...byTime, state: 'none', closesAt: null, closingSoonAt: null } : byTime
  return {
    now,
    timetable,
    phase: gamePhase(timetable, settings, now),
    badge: statusBadge(timetable, now),
    indicator: halfIndicator(timetable.halves, timetable),
    clock: matchClock(timetable, now),
    timing: roundTiming(timetable, settings, now),
    window,
    marks: isDecided ? undefined : windowMarks(timetable, settings, now),
    current,
    next: window.round,
    isFinalRound: current !== undefined && isLastRound(timetable, current),
    isDecided,
  }
}
