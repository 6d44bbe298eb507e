import {
  getMatch,
  listMatchRounds,
  type Match,
  type MatchEvent,
  type MatchId,
  type MatchPush,
  type MatchRound,
} from '@bettle/contract'
import { scoreOf } from '@bettle/rules'
import type { QueryClient } from '@tanstack/react-query'
import { fetchAfresh } from '../api/fetch-afresh.ts'
import { fetchAgain } from '../api/fetch-again.ts'
import { queryOf } from '../api/query-of.ts'
import { eventTypesQuery, keepEventTypes } from './event-types.ts'
import { type LiveClient, liveClient } from './live-client.ts'
import { withEventPush, withEventsAfter } from './match-events.ts'
import { eventsKey } from './match-events-query.ts'
import { createTopicCache } from './topic-cache.ts'

export const matchQuery = (matchId: MatchId) => queryOf(getMatch, { params: { id: matchId } })
/** The official plan's. */
export const roundsQuery = (matchId: MatchId) => queryOf(listMatchRounds, { params: { matchId } })

const OFFICIAL_ROUND_DURATION = 10

/** A match, and beside it what has been fetched of its events and of the official plan. */
interface MatchState {
  readonly match: Match
  readonly events: readonly MatchEvent[] | undefined
  readonly rounds: readonly MatchRound[] | undefined
}

const feedOf = (matchId: MatchId, live: LiveClient) =>
  createTopicCache<MatchState, `match:${MatchId}`>({
    topic: `match:${matchId}`,
    versionOf: ({ match }) => match.version,
    reduce: (before, { push, version }) => {
      const { match, ...beside } = afterPush(before, push)
      return { ...beside, match: { ...match, version } }
    },
    beside: withEventsAfter,
    live,
  })

function afterPush({ match, events: eventsBefore, rounds }: MatchState, push: MatchPush): MatchState {
  const events = eventsBefore && withEventPush(eventsBefore, push)
  return {
    match: { ...matchAfter(match, push), ...(events && { score: scoreOf(events) }) },
    events,
    rounds: push.type === 'round.changed' && push.roundDuration === OFFICIAL_ROUND_DURATION ? push.rounds : rounds,
  }
}

function matchAfter(match: Match, push: MatchPush): Match {
  if (push.type === 'match.changed' || push.type === 'half.changed') return push.match
  if (push.type === 'results.confirmed') return { ...match, resultsConfirmedAt: push.at }
  if (push.type !== 'suspension.changed') return match
  return { ...match, suspended: push.suspended, suspendedEventTypes: push.eventTypes }
}

/** Keeps a match, its events and its rounds current from what is pushed; answers how to stop. */
export function feedMatch(queryClient: QueryClient, matchId: MatchId, live: LiveClient = liveClient()): () => void {
  const matchKey = matchQuery(matchId).queryKey
  const roundsKey = roundsQuery(matchId).queryKey
  return feedOf(matchId, live).follow({
    get: () => {
      const match = queryClient.getQueryData(matchKey)?.match
      const events = queryClient.getQueryData(eventsKey(matchId))?.events
      return match && { match, events, rounds: queryClient.getQueryData(roundsKey)?.matchRounds }
    },
    set: ({ match, events, rounds }) => {
      queryClient.setQueryData(eventsKey(matchId), (held) => held && events && { ...held, events: [...events] })
      queryClient.setQueryData(roundsKey, (held) => held && rounds && { ...held, matchRounds: [...rounds] })
      queryClient.setQueryData(matchKey, { match })
    },
    fetch: () => fetchMatch(queryClient, matchId),
    onPush: (push) => keepEventTypes(queryClient, matchId, push),
    fetchAfresh: () => keysOf(matchId).map((queryKey) => fetchAfresh(queryClient, queryKey)),
    // While it was down the match and its events were polled apart: one may be ahead of the other.
    onConnected: () => void queryClient.invalidateQueries({ queryKey: eventsKey(matchId), exact: true }),
  })
}

/** Fetches all that is shown of a match. */
export function fetchMatch(queryClient: QueryClient, matchId: MatchId): void {
  for (const queryKey of keysOf(matchId)) void fetchAgain(queryClient, queryKey)
}

function keysOf(matchId: MatchId): (readonly unknown[])[] {
  const first = [matchQuery(matchId).queryKey, roundsQuery(matchId).queryKey, eventsKey(matchId)]
  return [...first, eventTypesQuery(matchId).queryKey]
}
