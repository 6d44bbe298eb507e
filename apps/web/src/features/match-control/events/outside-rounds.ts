import { type Instant, roundOfInstant, type Timetable } from '@bettle/rules'

/** Returns when an event happens that no round counts; undefined if a round counts the event [E1]. */
export function outsideRounds(timetable: Timetable, at: Instant): string | undefined {
  if (roundOfInstant(timetable, at) !== undefined) return undefined
  const started = timetable.halves.filter(({ startTime }) => startTime !== null && startTime <= at)
  if (started.length === 0) return 'Before kick-off'
  if (started.some(({ endTime }) => endTime === null || at < endTime)) return 'Between two rounds'
  const isLast = started.length === timetable.halves.length || timetable.matchStatus === 'completed'
  return isLast ? 'After the last half' : 'Between the halves'
}
