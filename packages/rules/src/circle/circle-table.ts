import { pointsForRank } from '../competition/competition-points.ts'
import { type Instant, MINUTE } from '../time.ts'
import { type CircleSeason, dayOf } from './circle-season.ts'

/** How long before its kick-off an evening must be announced to count. */
export const ANNOUNCED_BEFORE = 60 * MINUTE
/** How many members must have played for an evening to count; in a smaller circle all of them. */
export const MEMBERS_AT_LEAST = 3

/** The time in which a user is a member of a circle. */
export interface CircleMembership {
  readonly userId: string
  readonly joinedAt: Instant
  readonly leftAt: Instant | null
}

/** A seat of an evening, at its rank in the ranking of its lobby. */
export interface EveningSeat {
  readonly userId: string
  /** True if a bet of this seat was settled. */
  readonly isPresent: boolean
  /** True if a guest took this seat by the link of the lobby, and has registered since or not. */
  readonly isGuest: boolean
}

/** A game of a circle with its result. */
export interface CircleEvening {
  readonly id: string
  readonly announcedAt: Instant
  /** The start of the first half; null if it has not started. */
  readonly kickOffAt: Instant | null
  /** True if the results of the match are confirmed. */
  readonly isConfirmed: boolean
  /** All ranked seats, the winner first. */
  readonly ranking: readonly EveningSeat[]
}

/** A line of the table of a season. */
export interface CircleLine {
  readonly userId: string
  /** From 1. Members whose points, wins and best finish are equal share a rank. */
  readonly rank: number
  readonly points: number
  readonly played: number
  readonly won: number
  /** The best rank in an evening; null for a member who played none. */
  readonly bestFinish: number | null
  /** True for a member who left or was removed. */
  readonly hasLeft: boolean
}

/** The result of a member in one evening. */
export interface EveningPoints {
  readonly userId: string
  readonly rank: number
  readonly points: number
}

/** Why an evening does not count, or undefined if it counts. */
export type EveningUncounted = 'unconfirmed' | 'announced-late' | 'too-few' | 'better-that-day'

/** An evening with its points, and why it does not count. */
export interface CountedEvening {
  readonly id: string
  readonly uncounted: EveningUncounted | undefined
  /** The points of the members who played, in order of rank; empty if the evening does not count. */
  readonly points: readonly EveningPoints[]
}

export interface CircleTable {
  readonly lines: readonly CircleLine[]
  readonly evenings: readonly CountedEvening[]
}

/**
 * Returns the table of a season ([CI5] to [CI8]).
 * @param evenings all evenings of the circle; those that kicked off in the season count
 */
export function circleTable(
  season: CircleSeason,
  memberships: readonly CircleMembership[],
  evenings: readonly CircleEvening[],
): CircleTable {
  const inSeason = evenings.filter(
    ({ kickOffAt }) => kickOffAt !== null && kickOffAt >= season.from && kickOffAt < season.until,
  )
  const judged = inSeason.map((evening) => judge(evening, memberships))
  const best = new Map<Instant, Judged>()
  for (const one of judged.filter(({ uncounted }) => uncounted === undefined)) {
    const day = dayOf(one.kickOffAt)
    const other = best.get(day)
    if (!other || isBetter(one, other)) best.set(day, one)
  }
  const counted = judged.map((one): CountedEvening => {
    const isBest = best.get(dayOf(one.kickOffAt)) === one
    const uncounted = one.uncounted ?? (isBest ? undefined : 'better-that-day')
    return { id: one.id, uncounted, points: isBest ? pointsOf(one, memberships) : [] }
  })
  const days = [...best.values()].map(({ id, kickOffAt }) => ({ id, kickOffAt }))
  return { lines: ranked(linesOf(season, memberships, counted, days)), evenings: counted }
}

interface Judged {
  readonly id: string
  readonly kickOffAt: Instant
  readonly ranking: readonly EveningSeat[]
  readonly uncounted: EveningUncounted | undefined
  readonly present: number
}

function judge(
  { id, announcedAt, kickOffAt, isConfirmed, ranking }: CircleEvening,
  memberships: readonly CircleMembership[],
): Judged {
  const at = kickOffAt ?? 0
  const members = membersAt(memberships, at)
  const present = ranking.filter(({ userId, isPresent }) => isPresent && members.has(userId)).length
  const isEnough = members.size > 1 && present >= Math.min(MEMBERS_AT_LEAST, members.size)
  const uncounted = !isConfirmed
    ? 'unconfirmed'
    : announcedAt > at - ANNOUNCED_BEFORE
      ? 'announced-late'
      : isEnough
        ? undefined
        : 'too-few'
  return { id, kickOffAt: at, ranking, uncounted, present }
}

/** On a day with two evenings the one with more members counts, then the earlier one. */
function isBetter(one: Judged, other: Judged): boolean {
  if (one.present !== other.present) return one.present > other.present
  if (one.kickOffAt !== other.kickOffAt) return one.kickOffAt < other.kickOffAt
  return one.id < other.id
}

function membersAt(memberships: readonly CircleMembership[], at: Instant): Set<string> {
  const members = memberships.filter(({ joinedAt, leftAt }) => joinedAt <= at && (leftAt === null || leftAt > at))
  return new Set(members.map(({ userId }) => userId))
}

/**
 * Returns the points of the members who played, by their rank among them. A guest who became a member later gets the
 * points of the rank that the seat has among these members, and changes the points of nobody else ([CI7]).
 */
function pointsOf({ kickOffAt, ranking }: Judged, memberships: readonly CircleMembership[]): EveningPoints[] {
  const members = membersAt(memberships, kickOffAt)
  const joinedLater = new Set(memberships.filter(({ joinedAt }) => joinedAt > kickOffAt).map(({ userId }) => userId))
  const points: EveningPoints[] = []
  let rank = 1
  for (const { userId, isPresent, isGuest } of ranking) {
    if (!isPresent) continue
    const isMember = members.has(userId)
    if (isMember || (isGuest && joinedLater.has(userId))) points.push({ userId, rank, points: pointsForRank(rank) })
    if (isMember) rank += 1
  }
  return points
}

interface PlayedDay {
  readonly id: string
  readonly kickOffAt: Instant
}

type Unranked = Omit<CircleLine, 'rank'> & { readonly joinedAt: Instant }

function linesOf(
  season: CircleSeason,
  memberships: readonly CircleMembership[],
  counted: readonly CountedEvening[],
  days: readonly PlayedDay[],
): Unranked[] {
  const spans = new Map<string, CircleMembership[]>()
  for (const span of memberships) spans.set(span.userId, [...(spans.get(span.userId) ?? []), span])
  return [...spans].flatMap(([userId, own]) => {
    const hasLeft = own.every(({ leftAt }) => leftAt !== null)
    const leftAt = hasLeft ? Math.max(...own.map(({ leftAt }) => leftAt ?? 0)) : Number.POSITIVE_INFINITY
    const results = counted.flatMap(({ points }) => points.filter((result) => result.userId === userId))
    // A member who left before the season, or who left without a result in it, has no line.
    if (hasLeft && (leftAt < season.from || results.length === 0)) return []
    const evenings = days.filter(({ kickOffAt }) => kickOffAt < leftAt).length
    const ranks = results.map(({ rank }) => rank)
    return {
      userId,
      points: bestOf(
        results.map(({ points }) => points),
        evenings,
      ),
      played: results.length,
      won: ranks.filter((rank) => rank === 1).length,
      bestFinish: ranks.length === 0 ? null : Math.min(...ranks),
      hasLeft,
      joinedAt: Math.min(...own.map(({ joinedAt }) => joinedAt)),
    }
  })
}

/** Returns the sum of the best two thirds of a number of evenings, rounded up; an evening missed has 0 points ([CI6]). */
function bestOf(points: readonly number[], evenings: number): number {
  const best = points.toSorted((a, b) => b - a).slice(0, Math.ceil((evenings * 2) / 3))
  return best.reduce((sum, one) => sum + one, 0)
}

function ranked(lines: readonly Unranked[]): CircleLine[] {
  const ordered = lines.toSorted(
    (a, b) => compare(a, b) || a.joinedAt - b.joinedAt || (a.userId < b.userId ? -1 : Number(a.userId > b.userId)),
  )
  return ordered.map(({ joinedAt: _, ...line }) => ({
    ...line,
    rank: 1 + ordered.filter((other) => compare(other, line) < 0).length,
  }))
}

type Compared = Pick<CircleLine, 'points' | 'won' | 'bestFinish'>

function compare(a: Compared, b: Compared): number {
  return b.points - a.points || b.won - a.won || finish(a) - finish(b)
}

/** A member who played no evening is behind all others with as many points. */
const finish = ({ bestFinish }: Compared) => bestFinish ?? Number.MAX_SAFE_INTEGER
