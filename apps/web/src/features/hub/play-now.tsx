import type { LobbyCard, Match } from '@bettle/contract'
import { Play, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Pace } from '../../match-ui/pace.tsx'
import { Practice } from '../../match-ui/practice.tsx'
import { useNotLiveSince } from '../../push/connection/live-status.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { shortTeamName } from '../../text/team-name.ts'
import { Board, Button, ScoreBoard, Skeleton } from '../../ui/index.ts'
import { boardOf } from './join/board-of.ts'
import { matchMoment } from './matches/match-moment.ts'

interface PlayNowProps {
  match: Match
  /** The lobby to join. Without a lobby, the player opens the first lobby of the match. */
  lobby: LobbyCard | undefined
  now: number
  isPending: boolean
  problem: string | undefined
  onPlay: () => void
}

/** Offers a seat in a game on the most relevant match with one press. */
export function PlayNow({ match, lobby, now, isPending, problem, onPlay }: PlayNowProps) {
  const moment = matchMoment(match, now)
  const isCurrent = useNotLiveSince() === undefined
  const board = boardOf(moment, now, isCurrent)
  const startsAt = moment.state === 'upcoming' && moment.startsAt !== null ? dayAndTime(moment.startsAt) : undefined
  return (
    <ScoreBoard
      left={{ name: match.homeTeam, short: shortTeamName(match.homeTeam) }}
      right={{ name: match.awayTeam, short: shortTeamName(match.awayTeam) }}
      score={match.score}
      size="lg"
      {...board}
      clock={
        board.clock && (
          <>
            {board.clock}
            <Pace tempo={match.tempo} className="ml-1.5" />
          </>
        )
      }
    >
      <div className="flex flex-col gap-3 border-line border-t px-4 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <p className="flex items-center justify-center gap-2 text-muted sm:justify-start">
          <Users aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {startsAt && <span className="max-sm:hidden">{startsAt} · </span>}
            {lobby ? <Company lobby={lobby} /> : 'No seat is free for you. Open a new lobby.'}
            <Practice match={match} className="ml-2" />
          </span>
        </p>
        <Button
          variant="primary"
          size="lg"
          loading={isPending}
          icon={<Play aria-hidden="true" fill="currentColor" />}
          onClick={onPlay}
          className="sm:min-w-56"
        >
          PLAY NOW
        </Button>
      </div>
      <div role="alert">
        {problem && (
          <p className="border-line border-t px-4 py-3 text-center text-lost text-sm sm:px-6 sm:text-right">
            {problem}
          </p>
        )}
      </div>
    </ScoreBoard>
  )
}

function Company({ lobby: { players, hostUser } }: { lobby: LobbyCard }): ReactNode {
  return (
    <>
      {players === 1 ? '1 player' : `${players} players`} with{' '}
      <span className="wrap-anywhere font-semibold text-ink">{hostUser.username}</span>
    </>
  )
}

/** The placeholder of the Play now board while its data loads. */
export function PlayNowSkeleton() {
  return (
    <Board label="Play now" className="overflow-hidden">
      <div className="flex items-center justify-center gap-3 px-4 pt-4 pb-3 sm:gap-6 sm:px-6">
        <Skeleton className="h-9 w-20 sm:w-56" />
        <Skeleton className="h-14 w-28 sm:h-20 sm:w-40" />
        <Skeleton className="h-9 w-20 sm:w-56" />
      </div>
      <Skeleton className="mx-auto mt-1 mb-5 h-6 w-40" />
      <div className="flex flex-col items-center justify-between gap-3 border-line border-t px-4 py-4 sm:flex-row sm:px-6">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-14 w-full rounded-control! sm:w-56" />
      </div>
    </Board>
  )
}
