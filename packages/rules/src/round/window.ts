import { type Half, instantOfMinute, type MatchStatus } from '../match/match.ts'
import type { Instant } from '../time.ts'
import { currentRound, neverBegan, nextRound, type Round, roundSpan, roundStatus, type Timetable } from './round.ts'

/** The lobby settings that decide when it takes bets, in match minutes. */
export interface WindowSettings {
  readonly roundDuration: number
  readonly breakDuration: number
  readonly bettingTimeLimit: number
  readonly allowLateBetting: boolean
}

export type WindowState = 'open' | 'closing-soon' | 'closed' | 'none'

/** The time in which bets on the next round are taken. */
export interface BettingWindow {
  /** The round that takes bets; undefined if nothing is left to bet on. */
  readonly round: Round | undefined
  readonly state: WindowState
  /** Null if the window has been open from the beginning. */
  readonly opensAt: Instant | null
  /** The first instant that is too late; null while it is unknown because the next half has no kick-off yet. */
  readonly closesAt: Instant | null
  /** The start of the closing-soon warning; null if there is none. */
  readonly closingSoonAt: Instant | null
}

const CLOSED_SHARE = 0.8
/** The closing-soon warning lasts for the last eighth of the window: from 70 % of the round if it closes at 80 %. */
const SOON_SHARE = 1 / 8

/**
 * Returns how long betting on the next round stays open within a round of this length, in match minutes. It is the earliest of 80 % of the
 * round, the lobby's limit, and the length minus the lobby's break ([B2]).
 */
export function openMinutes(roundMinutes: number, settings: WindowSettings): number {
  const open = Math.min(CLOSED_SHARE * roundMinutes, settings.bettingTimeLimit, roundMinutes - settings.breakDuration)
  return Math.max(0, open)
}

/** Returns a round's length in match minutes. An open-ended round counts as the lobby's round length ([B3]). */
export function roundMinutes(round: Round, settings: Pick<WindowSettings, 'roundDuration'>): number {
  return round.endMinute === null ? settings.roundDuration : round.endMinute - round.startMinute
}

/** Returns the current window for the next round, which the active round or a pause opens ([B2]–[B7]). */
export function bettingWindow(timetable: Timetable, settings: WindowSettings, now: Instant): BettingWindow {
  const next = nextRound(timetable, now)
  const over = timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned'
  if (!next || over) return { round: undefined, state: 'none', opensAt: null, closesAt: null, closingSoonAt: null }
  const opensAt = windowOpensAt(timetable, next)
  const closesAt = windowClosesAt(timetable, settings, next)
  const closingSoonAt = hurryFrom(timetable, next, closesAt)
  return { round: next, state: stateAt(now, opensAt, closesAt, closingSoonAt), opensAt, closesAt, closingSoonAt }
}

/**
 * True if the round takes no more bets, because betting has closed or the round has started. From then on a Scout may see its bets ([H11]).
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

/** Returns the previous round in the same half. Its course decides when betting on this round closes. */
function previousInHalf(timetable: Timetable, round: Round): Round | undefined {
  const index = timetable.rounds.findIndex((candidate) => candidate.id === round.id)
  const previous = timetable.rounds[index - 1]
  return previous?.halfNumber === round.halfNumber ? previous : undefined
}

/**
 * Betting on a round opens when the previous round starts, or when it can no longer start because its half has ended. The first round of
 * the match is open from the beginning ([B1], [B5]).
 */
function windowOpensAt(timetable: Timetable, round: Round): Instant | null {
  const index = timetable.rounds.findIndex((candidate) => candidate.id === round.id)
  const previous = timetable.rounds[index - 1]
  if (!previous) return null
  if (!neverBegan(timetable, previous)) return roundSpan(timetable, previous).startsAt
  return timetable.halves.find((half) => half.halfNumber === previous.halfNumber)?.endTime ?? null
}

/**
 * Returns when betting on a round closes or closed. Within a half the previous round decides it. With late betting, and for the first round
 * of a half, it is the start of the round itself. Null while it is unknown ([B2], [B4], [B5], [B6]).
 */
export function windowClosesAt(timetable: Timetable, settings: WindowSettings, round: Round): Instant | null {
  const { startsAt } = roundSpan(timetable, round)
  const previous = previousInHalf(timetable, round)
  if (!previous || settings.allowLateBetting) return startsAt
  const from = roundSpan(timetable, previous).startsAt
  if (from === null) return null
  const closesAt = instantOfMinute(from, timetable.tempo, openMinutes(roundMinutes(previous, settings), settings))
  return startsAt === null ? closesAt : Math.min(closesAt, startsAt)
}

/**
 * Only a window that closes within a round has a closing-soon warning. With late betting the warning covers the last eighth up to the
 * start.
 */
function hurryFrom(timetable: Timetable, round: Round, closesAt: Instant | null): Instant | null {
  const previous = previousInHalf(timetable, round)
  const from = previous ? roundSpan(timetable, previous).startsAt : null
  if (from === null || closesAt === null) return null
  return closesAt - (closesAt - from) * SOON_SHARE
}

/** Returns the positions of the marks on the active round's bar, as shares of the bar: closing soon, closed ([B2]). */
export function windowMarks(
  timetable: Timetable,
  settings: WindowSettings,
  now: Instant,
): { readonly soon: number; readonly closed: number } | undefined {
  const current = currentRound(timetable, now)
  const { round: next, closesAt, closingSoonAt } = bettingWindow(timetable, settings, now)
  if (!current || !next || next.halfNumber !== current.halfNumber || closesAt === null || closingSoonAt === null) {
    return undefined
  }
  const { startsAt, endsAt } = roundSpan(timetable, current)
  if (startsAt === null) return undefined
  const length = (endsAt ?? instantOfMinute(startsAt, timetable.tempo, settings.roundDuration)) - startsAt
  const shareAt = (instant: Instant) => Math.min(1, (instant - startsAt) / length)
  return { soon: shareAt(closingSoonAt), closed: shareAt(closesAt) }
}

/** Returns when betting on the last round closes. Until then users can join a lobby ([M5]). */
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
 * Returns the same as a minute of the half, which is known before the half has a kick-off and changes only with the plan. Null without
 * rounds ([M5]).
 */
export function lastBettingMinute({ rounds }: Pick<Timetable, 'rounds'>, settings: WindowSettings): HalfMinute | null {
  const last = rounds.at(-1)
  if (!last) return null
  const previous = rounds.at(-2)
  const { halfNumber, startMinute } = last
  if (previous?.halfNumber !== halfNumber || settings.allowLateBetting) return { halfNumber, minute: startMinute }
  const closes = previous.startMinute + openMinutes(roundMinutes(previous, settings), settings)
  return { halfNumber, minute: Math.min(startMinute, closes) }
}

/** True if the match has not yet reached this minute. A match that is over has passed every minute ([M5]). */
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
  return now < instantOfMinute(Date.parse(half.startTime), tempo, minute)
}

/** A half as clients hold it. */
type HalfTimes = Pick<Half, 'halfNumber' | 'status'> & { readonly startTime: string | null }

/** True if bets on this round are taken now or later: it has not started, and betting on it has not closed ([B1], [B2]). */
export function isBettingToCome(timetable: Timetable, settings: WindowSettings, round: Round, now: Instant): boolean {
  if (roundStatus(timetable, round, now) !== 'upcoming' || neverBegan(timetable, round)) return false
  const closesAt = windowClosesAt(timetable, settings, round)
  return closesAt === null || now < closesAt
}

/** True if the clock still allows joining a lobby on this match. A match without rounds allows it ([M5]). */
export function isJoinable(timetable: Timetable, settings: WindowSettings, now: Instant): boolean {
  if (timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned') return false
  const last = timetable.rounds.at(-1)
  if (!last) return true
  if (roundStatus(timetable, last, now) !== 'upcoming') return false
  const closesAt = lastBettingClosesAt(timetable, settings)
  return closesAt === null || now < closesAt
}
