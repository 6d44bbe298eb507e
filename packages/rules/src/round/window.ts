import { type HalfClock, instantOfMinute, type Pause } from '../match/half-clock.ts'
import type { Half, MatchStatus } from '../match/match.ts'
import { isHalfLeftOpen } from '../room/own-match.ts'
import type { Instant } from '../time.ts'
import {
  clockOfRound,
  currentRound,
  neverBegan,
  nextRound,
  pausedHalf,
  type Round,
  roundSpan,
  roundStatus,
  type Timetable,
} from './round.ts'

/** The lobby settings that decide when betting is open, in match minutes. */
export interface WindowSettings {
  readonly roundDuration: number
  readonly breakDuration: number
  readonly bettingTimeLimit: number
  readonly allowLateBetting: boolean
}

export type WindowState = 'open' | 'closing-soon' | 'closed' | 'none'

/** The period in which bets on the next round are accepted. */
export interface BettingWindow {
  /** The round on which bets are accepted; undefined if no round is left to bet on. */
  readonly round: Round | undefined
  readonly state: WindowState
  /** When the window opens or opened; null if it has been open from the beginning. */
  readonly opensAt: Instant | null
  /**
   * The first instant that is too late for a bet; null while it is unknown because the next half has no kick-off yet.
   */
  readonly closesAt: Instant | null
  /** The start of the closing-soon warning; null if the window has no warning. */
  readonly closingSoonAt: Instant | null
}

const CLOSED_SHARE = 0.8
/**
 * The share of the window in which betting closes soon. A window that closes at 80 % of the round warns from 70 % on.
 */
const SOON_SHARE = 1 / 8

/**
 * Returns how long betting on the next round stays open within a round of this length, in match minutes. It is the
 * shortest of 80 % of the round, the lobby's limit, and the length minus the lobby's break ([B2]).
 */
export function openMinutes(roundMinutes: number, settings: WindowSettings): number {
  const open = Math.min(CLOSED_SHARE * roundMinutes, settings.bettingTimeLimit, roundMinutes - settings.breakDuration)
  return Math.max(0, open)
}

/** Returns the length of a round in match minutes. An open-ended round counts with the lobby's round length ([B3]). */
export function roundMinutes(round: Round, settings: Pick<WindowSettings, 'roundDuration'>): number {
  return round.endMinute === null ? settings.roundDuration : round.endMinute - round.startMinute
}

/** Returns the betting window for the next round at an instant ([B2]–[B7]). */
export function bettingWindow(timetable: Timetable, settings: WindowSettings, now: Instant): BettingWindow {
  const next = nextRound(timetable, now)
  const over = timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned'
  if (!next || over) return { round: undefined, state: 'none', opensAt: null, closesAt: null, closingSoonAt: null }
  const opensAt = windowOpensAt(timetable, next)
  const closesAt = windowClosesAt(timetable, settings, next)
  const closingSoonAt = hurryFrom(timetable, settings, next)
  // While play is interrupted no bet is accepted, also on a round whose betting closes after the pause ([C16]). The same
  // holds while a half of an own match has no end ([OM5]).
  const isStopped = pausedHalf(timetable, now) !== undefined || isHalfLeftOpen(timetable, now)
  const state = isStopped ? 'closed' : stateAt(now, opensAt, closesAt, closingSoonAt)
  return { round: next, state, opensAt, closesAt, closingSoonAt }
}

/**
 * Returns true if the round accepts no more bets, because betting has closed or the round has started. From then on a
 * Scout may show the bets on the round ([H11]).
 */
export function isScouted(timetable: Timetable, settings: WindowSettings, round: Round, now: Instant): boolean {
  if (roundStatus(timetable, round, now) !== 'upcoming') return true
  const window = bettingWindow(timetable, settings, now)
  return window.round?.id === round.id && window.closesAt !== null && now >= window.closesAt
}

function stateAt(now: Instant, opensAt: Instant | null, closesAt: Instant | null, soonAt: Instant | null): WindowState {
  if (opensAt !== null && now < opensAt) return 'closed'
  if (closesAt !== null && now >= closesAt) return 'closed'
  return soonAt !== null && now >= soonAt ? 'closing-soon' : 'open'
}

/** Returns the previous round in the same half, which decides when betting on this round closes. */
function previousInHalf(timetable: Pick<Timetable, 'rounds'>, round: Round): Round | undefined {
  const index = timetable.rounds.findIndex((candidate) => candidate.id === round.id)
  const previous = timetable.rounds[index - 1]
  return previous?.halfNumber === round.halfNumber ? previous : undefined
}

/**
 * Returns when betting on a round opens: when the previous round starts, or can no longer start because its half has
 * ended. Null for the first round of the match, which is open from the beginning ([B1], [B5]).
 */
function windowOpensAt(timetable: Timetable, round: Round): Instant | null {
  const index = timetable.rounds.findIndex((candidate) => candidate.id === round.id)
  const previous = timetable.rounds[index - 1]
  if (!previous) return null
  if (!neverBegan(timetable, previous)) return roundSpan(timetable, previous).startsAt
  return timetable.halves.find((half) => half.halfNumber === previous.halfNumber)?.endTime ?? null
}

/**
 * Returns when betting on a round closes or closed. Within a half the previous round decides this. With late betting,
 * and for the first round of a half, betting closes at the start of the round itself. Null while the instant is unknown
 * ([B2], [B4], [B5], [B6]).
 */
export function windowClosesAt(timetable: Timetable, settings: WindowSettings, round: Round): Instant | null {
  const clock = clockOfRound(timetable, round)
  return clock && instantOfMinute(clock, timetable.tempo, closingMinute(timetable, settings, round))
}

/** Returns the minute of the half at which betting on a round closes. */
function closingMinute(timetable: Pick<Timetable, 'rounds'>, settings: WindowSettings, round: Round): number {
  const previous = previousInHalf(timetable, round)
  if (!previous || settings.allowLateBetting) return round.startMinute
  const closes = previous.startMinute + openMinutes(roundMinutes(previous, settings), settings)
  return Math.min(round.startMinute, closes)
}

/**
 * Returns the minute of the half from which betting on a round closes soon; undefined if the round is the first of its
 * half, whose betting closes within no round.
 */
function hurryMinute(timetable: Pick<Timetable, 'rounds'>, settings: WindowSettings, round: Round): number | undefined {
  const previous = previousInHalf(timetable, round)
  if (!previous) return undefined
  const closes = closingMinute(timetable, settings, round)
  return closes - (closes - previous.startMinute) * SOON_SHARE
}

/**
 * Returns the start of the closing-soon warning. Only a window that closes within a round has a warning. With late
 * betting, the warning covers the last eighth before the start of the next round.
 */
function hurryFrom(timetable: Timetable, settings: WindowSettings, round: Round): Instant | null {
  const clock = clockOfRound(timetable, round)
  const minute = hurryMinute(timetable, settings, round)
  return clock && minute !== undefined ? instantOfMinute(clock, timetable.tempo, minute) : null
}

/**
 * Returns the positions of the marks on the active round's bar, as shares of the bar: where betting closes soon, and
 * where it is closed ([B2]). Returns undefined if no round is active, or if betting on the next round does not close
 * within the active round.
 */
export function windowMarks(
  timetable: Timetable,
  settings: WindowSettings,
  now: Instant,
): { readonly soon: number; readonly closed: number } | undefined {
  const current = currentRound(timetable, now)
  const { round: next } = bettingWindow(timetable, settings, now)
  const soon = next && hurryMinute(timetable, settings, next)
  if (!current || !next || next.halfNumber !== current.halfNumber || soon === undefined) return undefined
  const length = roundMinutes(current, settings)
  const shareAt = (minute: number) => Math.min(1, (minute - current.startMinute) / length)
  return { soon: shareAt(soon), closed: shareAt(closingMinute(timetable, settings, next)) }
}

/**
 * Returns when betting on the last round closes; null while this is unknown. Users can join a lobby until then ([M5]).
 */
export function lastBettingClosesAt(timetable: Timetable, settings: WindowSettings): Instant | null {
  const last = timetable.rounds.at(-1)
  return last ? windowClosesAt(timetable, settings, last) : null
}

/** A minute of a half, counted from its kick-off. */
export interface HalfMinute {
  readonly halfNumber: number
  readonly minute: number
}

/**
 * Returns the minute at which betting on the last round closes. It is known before its half has a kick-off, and changes
 * only with the plan. Null without rounds ([M5]).
 */
export function lastBettingMinute({ rounds }: Pick<Timetable, 'rounds'>, settings: WindowSettings): HalfMinute | null {
  const last = rounds.at(-1)
  if (!last) return null
  return { halfNumber: last.halfNumber, minute: closingMinute({ rounds }, settings, last) }
}

/** Returns true if the match has not yet reached this minute. A match that is over has passed every minute ([M5]). */
export function isBeforeMinute(
  {
    status,
    halves,
    tempo,
  }: { readonly status: MatchStatus; readonly tempo: number; readonly halves: readonly HalfTimes[] },
  { halfNumber, minute }: HalfMinute,
  now: Instant,
): boolean {
  if (status === 'completed' || status === 'abandoned') return false
  const half = halves.find((candidate) => candidate.halfNumber === halfNumber)
  if (half === undefined || half.status === 'upcoming') return true
  if (half.status === 'finished' || half.startTime === null) return half.status !== 'finished'
  const at = instantOfMinute(clockOfWire({ ...half, startTime: half.startTime }), tempo, minute)
  return at === null || now < at
}

/** The fields of a half as clients receive them. */
type HalfTimes = Pick<Half, 'halfNumber' | 'status'> & {
  readonly startTime: string | null
  readonly pauses?: readonly PauseTimes[] | undefined
}

/** A pause as clients receive it. */
export interface PauseTimes {
  readonly from: string
  readonly to: string | null
}

export const pauseOfWire = ({ from, to }: PauseTimes): Pause => ({
  from: Date.parse(from),
  to: to === null ? null : Date.parse(to),
})

/** Returns the clock of a half that has a kick-off, from the fields that clients receive. */
export function clockOfWire({
  startTime,
  pauses,
}: {
  readonly startTime: string
  readonly pauses?: readonly PauseTimes[] | undefined
}): HalfClock {
  return { startTime: Date.parse(startTime), pauses: pauses?.map(pauseOfWire) }
}

/**
 * Returns true if bets on this round are accepted now or later: the round has not started, and betting on it has not
 * closed ([B1], [B2]).
 */
export function isBettingToCome(timetable: Timetable, settings: WindowSettings, round: Round, now: Instant): boolean {
  if (roundStatus(timetable, round, now) !== 'upcoming' || neverBegan(timetable, round)) return false
  const closesAt = windowClosesAt(timetable, settings, round)
  return closesAt === null || now < closesAt
}

/**
 * Returns true if the clock still allows users to join a lobby on this match. A match without rounds allows it ([M5]).
 */
export function isJoinable(timetable: Timetable, settings: WindowSettings, now: Instant): boolean {
  if (timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned') return false
  const last = timetable.rounds.at(-1)
  if (!last) return true
  if (roundStatus(timetable, last, now) !== 'upcoming') return false
  const closesAt = lastBettingClosesAt(timetable, settings)
  return closesAt === null || now < closesAt
}
