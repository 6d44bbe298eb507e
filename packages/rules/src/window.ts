import { type Half, instantOfMinute, type MatchStatus } from './match.ts'
import { currentRound, neverBegan, nextRound, type Round, roundSpan, roundStatus, type Timetable } from './round.ts'
import type { Instant } from './time.ts'

/** The settings of a lobby that decide when it takes bets; in match minutes. */
export interface WindowSettings {
  readonly roundDuration: number
  readonly breakDuration: number
  readonly bettingTimeLimit: number
  readonly allowLateBetting: boolean
}

export type WindowState = 'open' | 'closing-soon' | 'closed' | 'none'

/** When bets on the next round are taken. */
export interface BettingWindow {
  /** The round bets are for; undefined when nothing is left to bet on. */
  readonly round: Round | undefined
  readonly state: WindowState
  /** Null: since before anything was known. */
  readonly opensAt: Instant | null
  /** The first instant that is too late; null while nobody can know (the next half's kick-off). */
  readonly closesAt: Instant | null
  /** From here the players are warned; null where there is no hurry. */
  readonly closingSoonAt: Instant | null
}

const CLOSED_SHARE = 0.8
/** Closing soon is the last eighth of the window: from 70 % of the round where it closes at 80 %. */
const SOON_SHARE = 1 / 8

/**
 * How long betting on the next round stays open within a round of this length, in match minutes: the earliest of 80 % of
 * the round, the lobby's limit, and the length less its break ([B2]).
 */
export function openMinutes(roundMinutes: number, settings: WindowSettings): number {
  const open = Math.min(CLOSED_SHARE * roundMinutes, settings.bettingTimeLimit, roundMinutes - settings.breakDuration)
  return Math.max(0, open)
}

/** A round's length in match minutes, an open end taken as the lobby's round length ([B3]). */
export function roundMinutes(round: Round, settings: Pick<WindowSettings, 'roundDuration'>): number {
  return round.endMinute === null ? settings.roundDuration : round.endMinute - round.startMinute
}

/**
 * The window that is in force now: for the next round, opened by the round under way or by a pause ([B2]–[B7]).
 */
export function bettingWindow(timetable: Timetable, settings: WindowSettings, now: Instant): BettingWindow {
  const next = nextRound(timetable, now)
  const over = timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned'
  if (!next || over) return { round: undefined, state: 'none', opensAt: null, closesAt: null, closingSoonAt: null }
  const opensAt = windowOpensAt(timetable, next)
  const closesAt = windowClosesAt(timetable, settings, next)
  const closingSoonAt = hurryFrom(timetable, next, closesAt)
  return { round: next, state: stateAt(now, opensAt, closesAt, closingSoonAt), opensAt, closesAt, closingSoonAt }
}

/** Whether no more bets come in on a round, so that a Scout may see them: betting on it has closed, or it has started ([H11]). */
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

/** The round before it in the same half, whose course decides when betting on this one closes. */
function previousInHalf(timetable: Timetable, round: Round): Round | undefined {
  const index = timetable.rounds.findIndex((candidate) => candidate.id === round.id)
  const previous = timetable.rounds[index - 1]
  return previous?.halfNumber === round.halfNumber ? previous : undefined
}

/**
 * Betting on a round opens when the round before it starts, or will no longer start as its half has ended; on the first of
 * all it is open from the beginning ([B1], [B5]).
 */
function windowOpensAt(timetable: Timetable, round: Round): Instant | null {
  const index = timetable.rounds.findIndex((candidate) => candidate.id === round.id)
  const previous = timetable.rounds[index - 1]
  if (!previous) return null
  if (!neverBegan(timetable, previous)) return roundSpan(timetable, previous).startsAt
  return timetable.halves.find((half) => half.halfNumber === previous.halfNumber)?.endTime ?? null
}

/**
 * When betting on a round closes, or closed. Within a half by the course of the round before it; late betting, and the
 * first round of a half, until the round itself starts. Null while nobody can know ([B2], [B4], [B5], [B6]).
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

/** Only a window that closes within a round hurries anyone; late betting hurries in the last eighth up to the start. */
function hurryFrom(timetable: Timetable, round: Round, closesAt: Instant | null): Instant | null {
  const previous = previousInHalf(timetable, round)
  const from = previous ? roundSpan(timetable, previous).startsAt : null
  if (from === null || closesAt === null) return null
  return closesAt - (closesAt - from) * SOON_SHARE
}

/** Where the marks of the round under way stand on its bar, as shares of it: closing soon, closed ([B2]). */
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

/** A lobby can be joined until betting on the last round of the match closes ([M5]). */
export function lastBettingClosesAt(timetable: Timetable, settings: WindowSettings): Instant | null {
  const last = timetable.rounds.at(-1)
  return last ? windowClosesAt(timetable, settings, last) : null
}

/** A minute of a half, from its kick-off. */
export interface HalfMinute {
  readonly halfNumber: number
  readonly minute: number
}

/** The same before anybody knows when that half starts: it changes with the plan alone. Null without rounds ([M5]). */
export function lastBettingMinute({ rounds }: Pick<Timetable, 'rounds'>, settings: WindowSettings): HalfMinute | null {
  const last = rounds.at(-1)
  if (!last) return null
  const previous = rounds.at(-2)
  const { halfNumber, startMinute } = last
  if (previous?.halfNumber !== halfNumber || settings.allowLateBetting) return { halfNumber, minute: startMinute }
  const closes = previous.startMinute + openMinutes(roundMinutes(previous, settings), settings)
  return { halfNumber, minute: Math.min(startMinute, closes) }
}

/** Whether the match has not come to this minute, whatever the clock of its half says later ([M5]). */
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

/** Whether bets on this round are taken now or will be: it has not started, and betting on it has not closed ([B1], [B2]). */
export function isBettingToCome(timetable: Timetable, settings: WindowSettings, round: Round, now: Instant): boolean {
  if (roundStatus(timetable, round, now) !== 'upcoming' || neverBegan(timetable, round)) return false
  const closesAt = windowClosesAt(timetable, settings, round)
  return closesAt === null || now < closesAt
}

/** Whether a lobby on this match can still be joined as far as the clock goes; while it has no rounds nothing has closed ([M5]). */
export function isJoinable(timetable: Timetable, settings: WindowSettings, now: Instant): boolean {
  if (timetable.matchStatus === 'completed' || timetable.matchStatus === 'abandoned') return false
  const last = timetable.rounds.at(-1)
  if (!last) return true
  if (roundStatus(timetable, last, now) !== 'upcoming') return false
  const closesAt = lastBettingClosesAt(timetable, settings)
  return closesAt === null || now < closesAt
}
