import { laterBy } from '../match/half-clock.ts'
import { nextFullMinute } from '../match/match.ts'
import { type Round, roundOfInstant, roundStatus, type Timetable } from '../round/round.ts'
import { lateFrom } from '../settlement/late-start.ts'
import type { Instant } from '../time.ts'

/** The recorders correct the start of a half in this many of its first minutes of match time ([RM37]). */
const CORRECTED_IN_FIRST = 5

/** They move it at most this many minutes of match time back. */
const MOVED_BACK_BY = 10

/** When the recorders may correct the start of a running half, and to which moments. */
export interface CorrectableStart {
  readonly halfNumber: number
  readonly startTime: Instant
  readonly earliest: Instant
  readonly until: Instant
}

/**
 * Returns the start that the recorders may correct; undefined once the first minutes of the half are over ([RM37]). They
 * run from the press of the whistle, so that a correction does not make them longer.
 * @param pressedAt when the whistle of the half was pressed; null if an operator started the half
 */
export function correctableStart(
  { halves, tempo }: Pick<Timetable, 'halves' | 'tempo'>,
  pressedAt: Instant | null,
  now: Instant,
): CorrectableStart | undefined {
  const half = halves.find(({ status }) => status === 'active')
  if (!half || half.startTime === null) return undefined
  const first = pressedAt === null ? half.startTime : nextFullMinute(pressedAt, tempo)
  const until = laterBy(first, tempo, CORRECTED_IN_FIRST)
  if (now >= until) return undefined
  const before = Math.max(...halves.map(({ endTime }) => endTime ?? Number.NEGATIVE_INFINITY))
  const earliest = Math.max(laterBy(first, tempo, -MOVED_BACK_BY), before)
  return { halfNumber: half.halfNumber, startTime: half.startTime, earliest, until }
}

/** Returns the timetable with another start of one half. */
export const withStartOf = (timetable: Timetable, halfNumber: number, startTime: Instant): Timetable => ({
  ...timetable,
  halves: timetable.halves.map((half) => (half.halfNumber === halfNumber ? { ...half, startTime } : half)),
})

/** A bet of a recorder, as far as a start decides about it. */
export interface StartBet {
  readonly memberId: string
  readonly round: string
  readonly eventType: string
  readonly isOver: boolean
  readonly placedAt: Instant
}

/**
 * Returns the members whose own bet another start would save ([RM37]): it makes the bet void, or it moves an event
 * between rounds as the bet needs it.
 */
export function savedByStart(
  before: Timetable,
  after: Timetable,
  bets: readonly StartBet[],
  events: readonly { readonly eventType: string; readonly at: Instant }[],
): ReadonlySet<string> {
  const countIn = (timetable: Timetable, { round, eventType }: StartBet) =>
    events.filter((event) => event.eventType === eventType && roundOfInstant(timetable, event.at)?.id === round).length
  const isSaved = (bet: StartBet): boolean => {
    if (isLate(after, bet) && !isLate(before, bet)) return true
    const gained = countIn(after, bet) - countIn(before, bet)
    return bet.isOver ? gained > 0 : gained < 0
  }
  return new Set(bets.filter(isSaved).map(({ memberId }) => memberId))
}

function isLate(timetable: Timetable, { round, placedAt }: StartBet): boolean {
  const from = lateFromOf(timetable, round)
  return from !== null && placedAt >= from
}

function lateFromOf(timetable: Timetable, roundId: string): Instant | null {
  const round = timetable.rounds.find(({ id }) => id === roundId)
  return round ? lateFrom(timetable, round) : null
}

/** Returns the members with a bet on a round that has begun by one of the two starts. */
export function betsUnderWay(
  before: Timetable,
  after: Timetable,
  bets: readonly StartBet[],
  now: Instant,
): ReadonlySet<string> {
  const hasBegun = (timetable: Timetable, round: Round) => roundStatus(timetable, round, now) !== 'upcoming'
  const begun = new Set(
    before.rounds.filter((round) => hasBegun(before, round) || hasBegun(after, round)).map(({ id }) => id),
  )
  return new Set(bets.filter(({ round }) => begun.has(round)).map(({ memberId }) => memberId))
}
