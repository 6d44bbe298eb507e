import type { Match } from '@bettle/contract'
import { currentRound, halfIndicator, type Timetable } from '@bettle/rules'
import { matchClock } from '../../football/match-clock.ts'
import { Pace } from '../../football/pace.tsx'
import type { TeamLook } from '../../football/team-look.ts'
import { Board, LiveDot } from '../../ui/index.ts'
import { RoundBoundary } from './round-boundary.tsx'

interface ConsoleBoardProps {
  match: Match
  timetable: Timetable
  now: number
  home: TeamLook
  away: TeamLook
}

/** The clock large enough to be read at arm's length, the score beside it, and under it the next boundary coming up. */
export function ConsoleBoard({ match, timetable, now, home, away }: ConsoleBoardProps) {
  const clock = matchClock(timetable, now)
  const round = currentRound(timetable, now)
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  return (
    <Board label="Scoreboard" className="px-3 pt-2 pb-3 sm:px-5 sm:pt-3">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Side look={home} score={match.score.home} />
        <p className="figures whitespace-nowrap text-center text-[3.5rem] text-ink leading-none sm:text-[6rem]">
          {clock.text || '0:00'}
        </p>
        <Side look={away} score={match.score.away} isRight />
      </div>
      <p className="caps mt-1 flex items-center justify-center gap-3 text-base text-muted leading-none">
        {round && <LiveDot />}
        <span>{halfIndicator(timetable.halves, timetable)}</span>
        {!isOver && <span>{round ? `Round ${round.roundNumber}` : 'No round'}</span>}
        <Pace tempo={match.tempo} />
      </p>
      <div className="mt-3 min-h-9">
        <RoundBoundary timetable={timetable} now={now} />
      </div>
    </Board>
  )
}

function Side({ look, score, isRight = false }: { look: TeamLook; score: number; isRight?: boolean }) {
  return (
    <p
      className={
        isRight
          ? 'flex min-w-0 items-center justify-end gap-2 sm:gap-4'
          : 'flex min-w-0 flex-row-reverse items-center justify-end gap-2 sm:gap-4'
      }
    >
      <span className="figures text-[2.5rem] text-ink leading-none sm:text-[4rem]">{score}</span>
      <span className="min-w-0">
        <span className="caps block truncate text-xl leading-none sm:text-3xl">{look.short}</span>
        <span className="mt-1 block h-1 rounded-full" aria-hidden="true" style={{ backgroundColor: look.colour }} />
        <span className="sr-only">{look.name}</span>
      </span>
    </p>
  )
}
