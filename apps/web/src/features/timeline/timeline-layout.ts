import type { MatchEvent } from '@bettle/contract'
import { HALF_MINUTES, type Half, hasKickOff, type Instant, matchMinuteAt, type Timetable } from '@bettle/rules'
import { halfOfInstant, minuteLabel } from '../../match-ui/clock/match-clock.ts'

/**
 * All positions of the timeline, in minutes from its left end. The halves are side by side, each with its added time.
 */
export interface TimelineLayout {
  minutes: number
  halves: readonly { halfNumber: number; from: number; minutes: number }[]
  rounds: readonly { id: string; roundNumber: number; from: number; minutes: number }[]
  events: readonly PositionedEvent[]
  /** The current time; while no half is running, the end of the latest half that has ended, or 0 before the first. */
  latest: number
  /** The number of rows in use, at least 1. */
  rows: number
}

export interface PositionedEvent {
  event: MatchEvent
  at: number
  /**
   * The centre of the icon. It is never later than the event, so that no centre lies beyond the line of the current
   * time.
   */
  iconAt: number
  row: number
  minute: string
}

/** The width of an icon (minutes). */
const ICON = 1.1
/** The smallest distance between the centres of two icons in a row, unless all rows are full (minutes). */
const APART = 1.25
export const MOST_ROWS = 3
/** If all rows are full, this much of the previous icon stays visible (minutes). */
const OVERLAP = 0.3
const GRAIN = 1e-6
/** The timeline extends this far beyond the latest minute, so that the current time is never at the edge (minutes). */
const AHEAD = 1

export function timelineLayout(
  timetable: Timetable,
  events: readonly MatchEvent[],
  now: Instant,
  rows = MOST_ROWS,
): TimelineLayout {
  const halves = halvesOf(timetable, events, now)
  const running = timetable.halves.find(({ status }) => status === 'active')
  const nowIn = running && positionOf(timetable, halves, running, now)
  const positioned = inRows(timetable, halves, events, rows)
  return {
    minutes: halves.reduce((sum, half) => sum + half.minutes, 0),
    halves,
    rounds: timetable.rounds.flatMap((round) => {
      const half = halves.find(({ halfNumber }) => halfNumber === round.halfNumber)
      if (!half) return []
      const end = Math.min(round.endMinute ?? half.minutes, half.minutes)
      return end > round.startMinute
        ? [{ ...round, from: half.from + round.startMinute, minutes: end - round.startMinute }]
        : []
    }),
    events: positioned,
    latest: nowIn?.at ?? latestEnd(timetable, halves),
    rows: positioned.reduce((most, { row }) => Math.max(most, row), 0) + 1,
  }
}

/** Returns the current position on the timeline; undefined while no half is running. */
export function positionOfNow(timetable: Timetable, { halves }: TimelineLayout, now: Instant): number | undefined {
  const running = timetable.halves.find(({ status }) => status === 'active')
  const spot = running && positionOf(timetable, halves, running, now)
  return spot && spot.played >= 0 ? spot.at : undefined
}

type PositionedHalf = TimelineLayout['halves'][number]

function halvesOf(timetable: Timetable, events: readonly MatchEvent[], now: Instant): PositionedHalf[] {
  let from = 0
  return timetable.halves
    .toSorted((a, b) => a.halfNumber - b.halfNumber)
    .map((half) => {
      const until = half.endTime ?? (half.status === 'active' ? now : undefined)
      const lastEvent = events.findLast(
        ({ timeStamp }) => halfOfInstant(timetable, Date.parse(timeStamp))?.halfNumber === half.halfNumber,
      )
      const reached = [until, lastEvent && Date.parse(lastEvent.timeStamp)].map((at) =>
        at === undefined || !hasKickOff(half) ? 0 : matchMinuteAt(half, timetable.tempo, at),
      )
      const isOver = half.endTime !== null
      const minutes = Math.max(isOver ? 1 : HALF_MINUTES, ...reached.map((minute) => Math.ceil(minute + AHEAD)))
      const positioned = { halfNumber: half.halfNumber, from, minutes }
      from += minutes
      return positioned
    })
}

function positionOf(timetable: Timetable, halves: readonly PositionedHalf[], half: Half, at: Instant) {
  const positioned = halves.find(({ halfNumber }) => halfNumber === half.halfNumber)
  if (!positioned || !hasKickOff(half)) return undefined
  const played = matchMinuteAt(half, timetable.tempo, at)
  return { at: positioned.from + Math.min(played, positioned.minutes), played }
}

function latestEnd(timetable: Timetable, halves: readonly PositionedHalf[]): number {
  const over = halves.filter(({ halfNumber }) =>
    timetable.halves.some((half) => half.halfNumber === halfNumber && half.endTime !== null),
  )
  return over.reduce((latest, { from, minutes }) => Math.max(latest, from + minutes), 0)
}

/**
 * Places the icons in rows. Each icon ends at its event. In the first minute of a round it extends beyond the event
 * instead, so that it does not reach into the previous round. Close events are stacked. If all rows are full, an icon
 * moves back within its round; if that is impossible, icons overlap.
 */
function inRows(
  timetable: Timetable,
  halves: readonly PositionedHalf[],
  events: readonly MatchEvent[],
  rowCount: number,
): PositionedEvent[] {
  const rows: number[][] = Array.from({ length: rowCount }, () => [])
  return events.flatMap((event) => {
    const instant = Date.parse(event.timeStamp)
    const half = halfOfInstant(timetable, instant)
    const spot = half && positionOf(timetable, halves, half, instant)
    if (!half || !spot) return []
    const inRound = spot.played - roundStart(timetable, half, spot.played)
    const { iconAt, row } = freeSpot(rows, spot.at - Math.min(ICON, inRound) / 2, spot.at - inRound + ICON / 2)
    rows[row]?.push(iconAt)
    return [{ event, at: spot.at, iconAt, row, minute: minuteLabel(half, spot.played) }]
  })
}

/** Returns the minute in which a round began: the round that is active at the given minute of a half. */
function roundStart({ rounds }: Timetable, { halfNumber }: Half, played: number): number {
  const starts = rounds.flatMap((round) => (round.halfNumber === halfNumber ? [round.startMinute] : []))
  return Math.max(0, ...starts.filter((start) => start <= played))
}

/**
 * Returns the first row with room at the preferred position. If no row has room, it returns the nearest earlier
 * position, or an overlapping position.
 */
function freeSpot(rows: readonly number[][], preferred: number, earliest: number): { iconAt: number; row: number } {
  const rowAt = (iconAt: number, apart: number) =>
    rows.findIndex((taken) => taken.every((other) => Math.abs(other - iconAt) > apart - GRAIN))
  for (let iconAt = preferred; iconAt === preferred || iconAt >= earliest; iconAt -= APART) {
    const row = rowAt(iconAt, APART)
    if (row !== -1) return { iconAt, row }
  }
  for (let iconAt = preferred; ; iconAt -= OVERLAP) {
    const row = rowAt(iconAt, OVERLAP)
    if (row !== -1) return { iconAt, row }
  }
}
