import { listMatchEvents, type MatchId, type MatchPush, type Reply, type Update } from '@bettle/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { withEventPush } from './match-events.ts'

export const eventsKey = (matchId: MatchId) => queryOf(listMatchEvents, { params: { matchId } }).queryKey

/**
 * Returns the query of a match's events in chronological order. Updates that arrive during the fetch are applied to the
 * response. Earlier updates are not, because the response includes them and may be newer.
 */
export function matchEventsQuery(matchId: MatchId | undefined, live: LiveClient = liveClient()) {
  return queryOptions({
    queryKey: matchId ? eventsKey(matchId) : ['no match'],
    queryFn: matchId
      ? ({ signal, client, queryKey }) => {
          // The script of the first paint may have sent the first request before this query ran. For the first request,
          // no update counts as included in the response.
          const recent = client.getQueryData(queryKey) === undefined ? [] : live.recent(`match:${matchId}`)
          return fetchEvents(matchId, live, signal, new Set(recent))
        }
      : skipToken,
  })
}

async function fetchEvents(
  matchId: MatchId,
  live: LiveClient,
  signal: AbortSignal,
  recent: ReadonlySet<Update>,
): Promise<Reply<typeof listMatchEvents>> {
  const fetched = await call(listMatchEvents, { params: { matchId } }, { signal })
  const received = live.recent(`match:${matchId}`).filter((update) => !recent.has(update))
  const pushes = received.map(({ push }) => push as MatchPush)
  return { ...fetched, events: [...pushes.reduce(withEventPush, fetched.events)] }
}
