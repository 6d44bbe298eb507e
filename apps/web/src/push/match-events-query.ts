import { listMatchEvents, type MatchId, type MatchPush, type Reply, type Update } from '@bettle/contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryOf } from '../api/query-of.ts'
import { type LiveClient, liveClient } from './live-client.ts'
import { withEventPush } from './match-events.ts'

export const eventsKey = (matchId: MatchId) => queryOf(listMatchEvents, { params: { matchId } }).queryKey

/**
 * The events of a match, in the order they happened. What was pushed while they were fetched is laid over the answer; not what was
 * pushed before: the answer knows it, and may know more than a line that is dead has told.
 */
export function matchEventsQuery(matchId: MatchId | undefined, live: LiveClient = liveClient()) {
  return queryOptions({
    queryKey: matchId ? eventsKey(matchId) : ['no match'],
    queryFn: matchId
      ? ({ signal, client, queryKey }) => {
          // The first answer may have been asked for before this page was.
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
