import type { MatchId, UserId } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EventTypesOfMatch, eventTypesQuery } from '../../football/event-names.tsx'
import { useMatch } from '../../live/use-match.ts'
import { ErrorState, SkeletonRows } from '../../ui/index.ts'
import { Console } from './console.tsx'

/** One match under one person's hands: its clock, its halves, its events. */
export function MatchConsole({ matchId, userId }: { matchId: MatchId; userId: UserId }) {
  const { match, events, timetable, error, fetchAgain } = useMatch(matchId)
  useTypesAnewWith(match?.version, matchId)
  if (!match || !timetable) {
    return error ? <ErrorState title={error.message} onRetry={fetchAgain} /> : <SkeletonRows rows={6} label="Match" />
  }
  return (
    <EventTypesOfMatch matchId={matchId}>
      <Console match={match} events={events} timetable={timetable} userId={userId} />
    </EventTypesOfMatch>
  )
}

/** Somebody else may have added one, whose key is missing then. */
function useTypesAnewWith(version: number | undefined, matchId: MatchId): void {
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with each version
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: eventTypesQuery(matchId).queryKey })
  }, [version, queryClient, matchId])
}
