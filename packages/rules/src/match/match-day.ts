import type { Instant } from '../time.ts'
import { laterBy, matchMinuteAt, openPause } from './half-clock.ts'
import { type Half, type MatchUnderControl, plannedMinutes } from './match.ts'

/** How long before its planned kick-off the first half can be started by the next step, in match minutes ([W8]). */
export const START_AHEAD_MINUTES = 10

/** The facts that decide the next step of an operator who runs a match. */
export interface MatchDay extends MatchUnderControl {
  readonly tempo: number
  /** The planned kick-off of a match that has not started; null without one. */
  readonly plannedStart: Instant | null
  /** True if a lobby is open on the match. */
  readonly hasLobby: boolean
  /** True if a feed starts and ends the halves. */
  readonly isRunByFeed?: boolean | undefined
  /** True if the operator ever bet on the match ([V6]). */
  readonly isLocked?: boolean | undefined
  /** True if a bet on the completed match is not settled ([S8]). */
  readonly isBetOpen?: boolean | undefined
}

/**
 * `announce`: set the planned kick-off. `prepare`: add a half. `watch`: a feed runs the match. `done`: the results are
 * confirmed, or the match is abandoned.
 */
export type MatchStep =
  | { readonly kind: 'announce' | 'lobby' | 'prepare' | 'watch' | 'confirm' | 'done' }
  | { readonly kind: 'start' | 'record' | 'resume'; readonly halfNumber: number }
  | { readonly kind: 'end'; readonly halfNumber: number; readonly isLast: boolean }

/** Why the next step cannot be taken yet. `from` is the instant from which it can. */
export type StepHindrance =
  | { readonly code: 'locked' | 'bet-open' }
  | { readonly code: 'too-early'; readonly from: Instant }

export interface NextStep {
  readonly step: MatchStep
  readonly hindrance?: StepHindrance | undefined
}

const byNumber = (a: Half, b: Half) => a.halfNumber - b.halfNumber

/** Returns the next step of a match, and why it cannot be taken yet ([W8]). */
export function nextStep(day: MatchDay, now: Instant): NextStep {
  const step = stepOf(day, now)
  const hindrance = hindranceOf(day, step, now)
  return hindrance ? { step, hindrance } : { step }
}

function stepOf(day: MatchDay, now: Instant): MatchStep {
  if (day.confirmed || day.status === 'abandoned') return { kind: 'done' }
  if (day.status === 'completed') return { kind: 'confirm' }
  const halves = day.halves.toSorted(byNumber)
  const running = halves.findLast(({ status }) => status === 'active')
  const coming = halves.find(({ status }) => status === 'upcoming')
  if (day.status === 'upcoming') {
    const isDue = day.plannedStart !== null && day.plannedStart <= now
    if (!day.hasLobby && day.plannedStart === null) return { kind: 'announce' }
    if (!day.hasLobby && !isDue) return { kind: 'lobby' }
  }
  if (day.isRunByFeed) return { kind: 'watch' }
  if (running) return stepOfRunning(running, day, now)
  return coming ? { kind: 'start', halfNumber: coming.halfNumber } : { kind: 'prepare' }
}

function stepOfRunning(half: Half, { tempo, halves }: MatchDay, now: Instant): MatchStep {
  const { halfNumber, startTime } = half
  if (openPause(half)) return { kind: 'resume', halfNumber }
  const minute = startTime === null ? 0 : matchMinuteAt({ startTime, pauses: half.pauses }, tempo, now)
  if (minute < plannedMinutes(halfNumber)) return { kind: 'record', halfNumber }
  return { kind: 'end', halfNumber, isLast: halves.every((other) => other.halfNumber <= halfNumber) }
}

function hindranceOf(day: MatchDay, step: MatchStep, now: Instant): StepHindrance | undefined {
  // The server refuses operations to a bettor; opening a lobby is a call of every player.
  if (day.isLocked && !['lobby', 'watch', 'done'].includes(step.kind)) return { code: 'locked' }
  if (step.kind === 'confirm' && day.isBetOpen) return { code: 'bet-open' }
  if (step.kind !== 'start' || day.status !== 'upcoming' || day.plannedStart === null) return undefined
  const from = laterBy(day.plannedStart, day.tempo, -START_AHEAD_MINUTES)
  return now < from ? { code: 'too-early', from } : undefined
}

/**
 * Returns the state of a match as a text that changes with every step: the status and the state of each half. A client
 * sends it with a press, so that the server can refuse a press that was meant for an earlier state ([W9]).
 */
export function matchDayState({ status, confirmed, halves }: MatchUnderControl, plannedStart: Instant | null): string {
  const isUnplanned = status === 'upcoming' && plannedStart === null
  const states = halves
    .toSorted(byNumber)
    .map((half) => `${half.halfNumber}:${openPause(half) ? 'interrupted' : half.status}`)
  return [confirmed ? 'confirmed' : isUnplanned ? 'unplanned' : status, ...states].join(' ')
}

/** Returns the state of a match in words, such as 'half 1 is running'. */
export function matchDayText({ status, confirmed, halves }: MatchUnderControl): string {
  if (status === 'abandoned') return 'the match was abandoned'
  if (confirmed) return 'the results are confirmed'
  if (status === 'completed') return 'the match has ended'
  const sorted = halves.toSorted(byNumber)
  const running = sorted.findLast((half) => half.status === 'active')
  if (running) return `half ${running.halfNumber} is ${openPause(running) ? 'interrupted' : 'running'}`
  const last = sorted.findLast((half) => half.status === 'finished')
  return last ? `half ${last.halfNumber} has ended` : 'the match has not started'
}
