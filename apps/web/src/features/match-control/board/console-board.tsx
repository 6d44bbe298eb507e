import type { Match } from '@bettle/contract'
import { currentRound, halfIndicator, type Timetable } from '@bettle/rules'
import { OctagonPause } from 'lucide-react'
import { halfText } from '../../../match-ui/clock/half-text.ts'
import { matchClock } from '../../../match-ui/clock/match-clock.ts'
import { Pace } from '../../../match-ui/pace.tsx'
import type { TeamAppearance } from '../../../match-ui/team-appearance.ts'
import { msg } from '../../../texts/msg.ts'
import { Board, classNames, GoalsWithoutSide, LiveDot } from '../../../ui/index.ts'
import { LineState } from './console-line.tsx'
import { RoundBoundary } from './round-boundary.tsx'

export interface ConsoleBoardProps {
  match: Match
  timetable: Timetable
  now: number
  home: TeamAppearance
  away: TeamAppearance
  /** What is suspended: all betting, or the names of the suspended event types. */
  stopped: 'all' | readonly string[]
  isDead: boolean
  /** True while key presses do not reach the page. */
  isWithoutKeys: boolean
  /** The number of actions that the server has not accepted yet. */
  waiting: number
}

/** A clock with more characters than this, such as '45+2:05', is shown in a smaller font. */
const LONG_CLOCK = 5

/** Shows the clock, which can be read at arm's length, the score, and the next round boundary. */
export function ConsoleBoard({
  match,
  timetable,
  now,
  home,
  away,
  stopped,
  isDead,
  isWithoutKeys,
  waiting,
}: ConsoleBoardProps) {
  const clock = matchClock(timetable, now).text || '0:00'
  const round = currentRound(timetable, now)
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  const isStopped = stopped === 'all'
  return (
    <Board
      label={msg('match-control.console-board.scoreboard')}
      className={classNames(
        'relative overflow-hidden px-3 py-2 sm:px-5',
        isStopped && 'board-stopped',
        stopped.length > 0 && 'border-danger',
      )}
    >
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Side appearance={home} score={match.score.home} />
        <p
          className={classNames(
            'figures whitespace-nowrap text-center text-ink leading-none',
            clock.length > LONG_CLOCK
              ? '@min-[36rem]:text-[4rem] text-[min(2.5rem,12cqi)]'
              : '@min-[36rem]:text-[5.25rem] text-[min(3.5rem,17cqi)]',
          )}
        >
          {clock}
        </p>
        <Side appearance={away} score={match.score.away} isRight />
      </div>
      <div className="mt-1 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted leading-none">
        <div className="caps flex min-w-0 flex-1 items-center gap-x-3 text-base">
          {stopped.length > 0 && (
            <p role="status" className="flex min-w-0 items-center gap-1.5 font-extrabold text-ink">
              <OctagonPause aria-hidden="true" className="size-5 shrink-0 text-danger" />
              <span className="@min-[16rem]:truncate">
                {isStopped
                  ? msg('match-control.console-board.betting-is-stopped')
                  : msg('match-control.console-board.no-betting-on-stopped', {
                      stopped: (stopped as readonly string[]).join(', '),
                    })}
              </span>
            </p>
          )}
          <span
            className={classNames(
              'flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-[min(1rem,8cqi)]',
              stopped.length > 0 && '@max-[32rem]:sr-only',
            )}
          >
            {round && <LiveDot />}
            <GoalsWithoutSide of={match.score} className="leading-none" />
            <span>{halfText(halfIndicator(timetable.halves, timetable))}</span>
            {!(isOver || round) && (
              <span className="@max-[16rem]:hidden">{msg('match-control.console-board.no-round')}</span>
            )}
          </span>
          <Pace tempo={match.tempo} />
        </div>
        <LineState isDead={isDead} waiting={waiting} />
      </div>
      <div className="mt-1.5 min-h-[min(2.25rem,12cqi)]">
        <RoundBoundary timetable={timetable} now={now} />
      </div>
      {/* Covers the lower half of the board, so that nothing moves. */}
      {isWithoutKeys && (
        <p
          role="alert"
          className="headline absolute inset-x-0 bottom-0 grid h-1/2 place-items-center bg-closing-fill px-3 text-center text-[min(1.75rem,9cqi)] text-ground"
        >
          {msg('match-control.console-board.keys-do-not-reach')}
        </p>
      )}
    </Board>
  )
}

function Side({
  appearance,
  score,
  isRight = false,
}: {
  appearance: TeamAppearance
  score: number
  isRight?: boolean
}) {
  return (
    <p
      className={classNames(
        'flex min-w-0 items-center justify-end gap-2 @min-[36rem]:gap-4',
        !isRight && 'flex-row-reverse',
      )}
    >
      <span className="figures @min-[36rem]:text-[4rem] text-[min(2.5rem,12cqi)] text-ink leading-none">{score}</span>
      <span>
        <span className="caps block @min-[36rem]:text-3xl text-[min(1.75rem,9.5cqi)] leading-none">
          {appearance.short}
        </span>
        <span
          className="mt-1 block h-1 rounded-full"
          aria-hidden="true"
          style={{ backgroundColor: appearance.colour }}
        />
        <span className="sr-only">{appearance.name}</span>
      </span>
    </p>
  )
}
