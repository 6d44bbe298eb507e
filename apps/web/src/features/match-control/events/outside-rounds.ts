import { type Instant, roundOfInstant, type Timetable } from '@bettle/rules'
import { msg } from '../../../texts/msg.ts'

/** Returns when an event happens that no round counts; undefined if a round counts the event [E1]. */
export function outsideRounds(timetable: Timetable, at: Instant): string | undefined {
  if (roundOfInstant(timetable, at) !== undefined) return undefined
  const started = timetable.halves.filter(({ startTime }) => startTime !== null && startTime <= at)
  if (started.length === 0) return msg('match-control.outside-rounds.before-kick-off')
  if (started.some(({ endTime }) => endTime === null || at < endTime))
    return msg('match-control.outside-rounds.between-two-rounds')
  const isLast = started.length === timetable.halves.length || timetable.matchStatus === 'completed'
  return isLast
    ? msg('match-control.outside-rounds.after-the-last-half')
    : msg('match-control.outside-rounds.between-the-halves')
}
