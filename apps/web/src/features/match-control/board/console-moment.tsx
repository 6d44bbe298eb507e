import type { Timetable } from '@bettle/rules'
import { matchClock } from '../../../match-ui/clock/match-clock.ts'
import { msg } from '../../../texts/msg.ts'
import { LineState } from './console-line.tsx'

interface ConsoleMomentProps {
  timetable: Timetable
  now: number
  isDead: boolean
  waiting: number
}

/** Shows the clock and the state of the connection in one line, for a question that covers the board. */
export function ConsoleMoment({ timetable, now, isDead, waiting }: ConsoleMomentProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line bg-raised px-3 py-2 text-ink">
      <span className="figures text-xl" role="timer" aria-label={msg('match-control.console-moment.match-clock')}>
        {matchClock(timetable, now).text || '0:00'}
      </span>
      <LineState isDead={isDead} waiting={waiting} />
    </div>
  )
}
