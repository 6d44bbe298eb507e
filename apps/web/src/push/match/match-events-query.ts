import { listMatchEvents, type MatchId, type MatchPush, type Reply, type Update } from '@bettle/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { withEventPush } from './match-events.ts'

export const eventsKey = (matchId: MatchId) => queryOf(listMatchEvents, { params: { matchId } }).queryKey

/**
 * The events of a match in chronological order. Updates that arrive during the fetch are applied to the response.
 * Earlier ones are not: the response includes them, and may be newer than the updates of a dead connection.
 */
export function matchEventsQuery(matchId: MatchId | undefined, live: LiveClient = liveClient()) {
  return queryOptions({
    queryKey: matchId ? eventsKey(matchId) : ['no match'],
    queryFn: matchId
      ? ({ signal, client, queryKey }) => {
          // The first request may have started before this page, by the first-paint script.
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
