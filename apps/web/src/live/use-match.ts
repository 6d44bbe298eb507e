import { getMatch, listMatchRounds, type Match, type MatchEvent, type MatchId, type News } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CallError } from '../api/call-error.ts'
import { queryOf } from '../api/query-of.ts'
import { type LiveClient, liveClient } from './live-client.ts'
import { usePollingWhileDown } from './live-status.ts'
import { matchEventsQuery } from './lobby-feed.ts'
import { scoreOf, withEventPush } from './match-events.ts'
import { timetableOf } from './timetable.ts'

const POLL = 10_000
const NOTHING: readonly MatchEvent[] = []

export interface MatchView {
  match: Match | undefined
  events: readonly MatchEvent[]
  /** Of the official plan. */
  timetable: Timetable | undefined
  error: CallError | undefined
  fetchAgain: () => void
}

/** One match as its operator sees it, kept current by what is pushed about it. */
export function useMatch(matchId: MatchId): MatchView {
  const queryClient = useQueryClient()
  const refetchInterval = usePollingWhileDown(POLL)
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

const matchQuery = (matchId: MatchId) => queryOf(getMatch, { params: { id: matchId } })
const roundsQuery = (matchId: MatchId) => queryOf(listMatchRounds, { params: { matchId } })

/** Applies the next piece of news; after a gap everything is fetched again. */
export function feedMatch(queryClient: QueryClient, matchId: MatchId, live: LiveClient = liveClient): () => void {
  const held = () => queryClient.getQueryData(matchQuery(matchId).queryKey)?.match
  const onNews = (news: News) => {
    const match = held()
    if (!match || news.version <= match.version) return
    if (news.version > match.version + 1) return fetchMatch(queryClient, matchId)
    hold(queryClient, matchId, match, news)
  }
  return live.follow(`match:${matchId}`, {
    held: () => held()?.version,
    onNews,
    onResync: () => fetchMatch(queryClient, matchId),
    // While it was down the match and its events were polled apart: one may be ahead of the other.
    onConnected: () =>
      void queryClient.invalidateQueries({ queryKey: matchEventsQuery(matchId).queryKey, exact: true }),
  })
}

function hold(queryClient: QueryClient, matchId: MatchId, match: Match, { push, version }: News): void {
  const eventsKey = matchEventsQuery(matchId).queryKey
  if (push) {
    queryClient.setQueryData(eventsKey, (held) => held && { ...held, events: [...withEventPush(held.events, push)] })
  }
  const isOfficial = push?.type === 'round.changed' && push.roundDuration === 10
  if (isOfficial) queryClient.setQueryData(roundsQuery(matchId).queryKey, { matchRounds: push.rounds })
  const events = queryClient.getQueryData(eventsKey)?.events
  queryClient.setQueryData(matchQuery(matchId).queryKey, {
    match: { ...matchAfter(match, push), ...(events && { score: scoreOf(events) }), version },
  })
}

function matchAfter(match: Match, push: News['push']): Match {
  if (push?.type === 'match.changed' || push?.type === 'half.changed') return push.match
  if (push?.type === 'results.confirmed') return { ...match, resultsConfirmedAt: push.at }
  if (push?.type !== 'suspension.changed') return match
  return { ...match, suspended: push.suspended, suspendedEventTypes: push.eventTypes }
}

function fetchMatch(queryClient: QueryClient, matchId: MatchId): void {
  for (const { queryKey } of [matchQuery(matchId), roundsQuery(matchId), matchEventsQuery(matchId)]) {
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }
}
