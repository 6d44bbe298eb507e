import type { Match, MatchEvent, MatchId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CallError } from '../../api/call-error.ts'
import { usePollingWhileNotLive } from '../connection/live-status.ts'
import { matchEventsQuery } from './match-events-query.ts'
import { feedMatch, fetchMatch, matchQuery, roundsQuery } from './match-feed.ts'
import { timetableOf } from './timetable.ts'

const POLL = 10_000
const NOTHING: readonly MatchEvent[] = []

export interface MatchView {
  match: Match | undefined
  events: readonly MatchEvent[]
  /** The halves and rounds of the match in the official plan, which is the plan that the operator sees. */
  timetable: Timetable | undefined
  error: CallError | undefined
  fetchAgain: () => void
}

/** Returns one match as its operator sees it. Pushes keep it current. */
export function useMatch(matchId: MatchId): MatchView {
  const queryClient = useQueryClient()
  const refetchInterval = usePollingWhileNotLive(POLL)
  const match = useQuery({ ...matchQuery(matchId), refetchInterval })
  const rounds = useQuery({ ...roundsQuery(matchId), refetchInterval })
  const events = useQuery({ ...matchEventsQuery(matchId), refetchInterval })
  const held = match.data?.match
  const plan = rounds.data?.matchRounds

  useEffect(() => feedMatch(queryClient, matchId), [queryClient, matchId])

  return {
    match: held,
    events: events.data?.events ?? NOTHING,
    timetable: useMemo(() => (held && plan ? timetableOf(held, plan) : undefined), [held, plan]),
    error: match.error instanceof CallError ? match.error : undefined,
    fetchAgain: () => fetchMatch(queryClient, matchId),
  }
}
