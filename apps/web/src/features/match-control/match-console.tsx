import type { MatchId, UserId } from '@bettle/contract'
import type { ComponentProps } from 'react'
import { OperatorLock, useIsLockedOut } from '../../admin-ui/operator-lock.tsx'
import { EventTypesOfMatch } from '../../match-ui/event-names.tsx'
import { useMatch } from '../../push/match/use-match.ts'
import { msg } from '../../texts/msg.ts'
import { ErrorState, SkeletonRows } from '../../ui/index.ts'
import { Console } from './console.tsx'

interface MatchConsoleProps extends Pick<ComponentProps<typeof Console>, 'invitationTo'> {
  matchId: MatchId
  userId: UserId
}

/** The page on which an operator controls a match: its clock, halves and events. */
export function MatchConsole({ matchId, userId, invitationTo }: MatchConsoleProps) {
  const { match, events, timetable, error, fetchAgain } = useMatch(matchId)
  const isLocked = useIsLockedOut(matchId)
  if (!match || !timetable) {
    return error ? (
      <ErrorState title={error.message} onRetry={fetchAgain} />
    ) : (
      <SkeletonRows rows={6} label={msg('match-control.match-console.match')} />
    )
  }
  return (
    <EventTypesOfMatch matchId={matchId}>
      <OperatorLock isLocked={isLocked}>
        <Console {...{ match, events, timetable, userId, invitationTo, isLocked }} />
      </OperatorLock>
    </EventTypesOfMatch>
  )
}
