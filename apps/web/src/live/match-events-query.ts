import { listMatchEvents, type MatchId, type MatchPush, type Reply } from '@bettle/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryOf } from '../api/query-of.ts'
import { type LiveClient, liveClient } from './live-client.ts'
import { withEventPush } from './match-events.ts'

export const eventsKey = (matchId: MatchId) => queryOf(listMatchEvents, { params: { matchId } }).queryKey

/** The events of a match, in the order they happened. What was pushed while they were fetched is laid over the answer. */
export function matchEventsQuery(matchId: MatchId | undefined, live: LiveClient = liveClient()) {
  return queryOptions({
    queryKey: matchId ? eventsKey(matchId) : ['no match'],
    queryFn: matchId ? ({ signal }) => fetchEvents(matchId, live, signal) : skipToken,
  })
}

async function fetchEvents(
  matchId: MatchId,
  live: LiveClient,
  signal: AbortSignal,
): Promise<Reply<typeof listMatchEvents>> {
  const fetched = await call(listMatchEvents, { params: { matchId } }, { signal })
  const pushes = live.recent(`match:${matchId}`).map(({ push }) => push as MatchPush)
  return { ...fetched, events: [...pushes.reduce(withEventPush, fetched.events)] }
}
