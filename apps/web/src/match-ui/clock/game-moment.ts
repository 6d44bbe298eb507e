import type { GameSettings } from '@bettle/contract'
import {
  type BettingWindow,
  bettingWindow,
  currentRound,
  type GamePhase,
  gamePhase,
  type HalfIndicator,
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

/** The state of a game that depends on the clock and on whether the game is decided. It is computed each second. */
export interface GameMoment {
  now: Instant
  timetable: Timetable
  phase: GamePhase
  badge: StatusBadge
  indicator: HalfIndicator
  clock: MatchClock
  timing: RoundTiming
  window: BettingWindow
  /** The positions of the marks on the bar of the current round, from 0 to 1. */
  marks: { readonly soon: number; readonly closed: number } | undefined
  current: Round | undefined
  /** The round on which bets can be placed. */
  next: Round | undefined
  /** True during the last round of the match, when no round is left to bet on. */
  isFinalRound: boolean
  /**
   * True if a player was found to be the last one in play, or if players were eliminated and none is left. Betting has
   * then ended [X5].
   */
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
