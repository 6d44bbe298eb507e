import type { LobbyCard, Match } from '@bettle/contract'
import { Play, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Pace } from '../../match-ui/pace.tsx'
import { Practice } from '../../match-ui/practice.tsx'
import { recorderText } from '../../match-ui/recorder-text.ts'
import { useNotLiveSince } from '../../push/connection/live-status.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Board, BoardDigits, Button, classNames, GoalsWithoutSide, LiveDot } from '../../ui/index.ts'
import { opensRoom } from './create/usual-opening.ts'
import { type BoardTexts, boardOf } from './join/board-of.ts'
import { isBeforeKickOff, isInProgress, matchMoment } from './matches/match-moment.ts'
import { PLAY_NOW_SIZE } from './play-now-skeleton.tsx'

interface PlayNowProps {
  match: Match
  /** The lobby to join. Without a lobby, the player opens the first lobby of the match. */
  lobby: LobbyCard | undefined
  now: number
  isPending: boolean
  problem: string | undefined
  onPlay: () => void
  /** Content below the button. */
  children?: ReactNode
}

/** Offers a seat in a game on the most relevant match with one press. */
export function PlayNow({ match, lobby, now, isPending, problem, onPlay, children }: PlayNowProps) {
  const moment = matchMoment(match, now)
  const isCurrent = useNotLiveSince() === undefined
  const { period, clock, status, live = false }: BoardTexts = boardOf(moment, now, isCurrent)
  const isOn = isInProgress(match) && !isBeforeKickOff(moment)
  const startsAt = moment.state === 'upcoming' && moment.startsAt !== null ? dayAndTime(moment.startsAt) : undefined
  return (
    <Board
      label={msg('hub.play-now.scoreboard')}
      className={classNames('relative isolate overflow-hidden', PLAY_NOW_SIZE)}
    >
      <CentreSpot />
      <div className="flex min-w-0 flex-col justify-center gap-5 px-5 py-6 sm:px-8">
        <p className="caps flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base text-muted leading-none">
          {status && (
            <span className={classNames('flex items-center gap-1.5', live && 'text-ink')}>
              {live && <LiveDot />}
              {status}
            </span>
          )}
          {period && <span>{period}</span>}
          {clock && isOn && <span className="figures text-flood text-xl">{clock}</span>}
          <Pace tempo={match.tempo} />
          <Practice match={match} />
        </p>
        {isOn && (
          <p className="sr-only">
            {match.homeTeam} {match.score.home}, {match.awayTeam} {match.score.away}
          </p>
        )}
        <div aria-hidden={isOn} className="flex flex-col gap-3">
          <Side name={match.homeTeam} goals={isOn ? match.score.home : undefined} />
          <Side name={match.awayTeam} goals={isOn ? match.score.away : undefined} />
        </div>
        {isOn && <GoalsWithoutSide of={match.score} />}
        {!isOn && clock && <p className="figures text-[min(2.75rem,16cqi)] text-muted tracking-wide">{clock}</p>}
        <div className="text-muted text-sm">
          {startsAt && <p>{startsAt}</p>}
          <p className="wrap-anywhere empty:hidden">{recorderText(match)}</p>
        </div>
      </div>
      <div className="flex min-w-0 flex-col justify-end gap-3 px-5 pb-5 sm:justify-center sm:border-line sm:border-s-2 sm:px-6 sm:py-6">
        <p className="flex items-center gap-2 text-muted">
          <Users aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">
            {lobby ? (
              <Company lobby={lobby} />
            ) : opensRoom(match) ? (
              msg('hub.play-now.you-open-a-room')
            ) : (
              msg('hub.play-now.no-seat-is-free')
            )}
          </span>
        </p>
        <Button
          variant="primary"
          size="lg"
          block
          loading={isPending}
          icon={<Play aria-hidden="true" fill="currentColor" />}
          onClick={onPlay}
        >
          {isOn ? msg('hub.play-now.play-now') : msg('hub.play-now.take-a-seat')}
        </Button>
        {children}
        <div role="alert">{problem && <p className="text-center text-lost text-sm">{problem}</p>}</div>
      </div>
    </Board>
  )
}

/** A team in large letters, with its goals on a plate of the scoreboard. */
function Side({ name, goals }: { name: string; goals: number | undefined }) {
  return (
    <p className="flex items-center justify-between gap-4 sm:justify-start">
      {goals !== undefined && (
        <span className="order-last sm:order-first">
          <BoardDigits value={goals} />
        </span>
      )}
      <span
        translate="no"
        className="headline wrap-anywhere line-clamp-2 min-w-0 pt-[0.08em] text-[min(2.75rem,11cqi)] sm:text-[min(3.25rem,6cqi)]"
      >
        {name}
      </span>
    </p>
  )
}

/** The lines of the pitch behind the teams. */
function CentreSpot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[38%] left-full -z-1 aspect-square w-[150%] -translate-1/2 rounded-full border-2 border-line sm:top-1/2 sm:left-[calc(100%-20rem)] sm:aspect-[1/2] sm:w-24 lg:w-36 sm:-translate-x-full sm:rounded-r-none sm:border-r-0"
    />
  )
}

function Company({ lobby: { players, hostUser } }: { lobby: LobbyCard }): ReactNode {
  return (
    <>
      {rich('hub.play-now.1-player-with', {
        players,
        username: <span className="wrap-anywhere font-semibold text-ink">{hostUser.username}</span>,
      })}
    </>
  )
}
