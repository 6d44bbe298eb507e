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
import { fetchAfresh } from '../../api/query/fetch-afresh.ts'
import { fetchAgain } from '../../api/query/fetch-again.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { createTopicCache } from '../connection/topic-cache.ts'
import { eventTypesQuery, keepEventTypes } from './event-types.ts'
import { withEventPush, withEventsAfter } from './match-events.ts'
import { eventsKey } from './match-events-query.ts'

export const matchQuery = (matchId: MatchId) => queryOf(getMatch, { params: { id: matchId } })
/** Returns the query of the rounds of the official plan. */
export const roundsQuery = (matchId: MatchId) => queryOf(listMatchRounds, { params: { matchId } })

const OFFICIAL_ROUND_DURATION = 10

/** A match, with its events and its official plan if these were fetched. */
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

/** Keeps a match, its events and its rounds current from pushes. Returns a function that stops this. */
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
    // While the connection was not live, the match and its events were polled separately, so their versions may differ.
    // The events are therefore fetched again.
    onConnected: () => void queryClient.invalidateQueries({ queryKey: eventsKey(matchId), exact: true }),
  })
}

/** Fetches the match, its rounds, its events and its event types, unless their requests are already pending. */
export function fetchMatch(queryClient: QueryClient, matchId: MatchId): void {
  for (const queryKey of keysOf(matchId)) void fetchAgain(queryClient, queryKey)
}

function keysOf(matchId: MatchId): (readonly unknown[])[] {
  const first = [matchQuery(matchId).queryKey, roundsQuery(matchId).queryKey, eventsKey(matchId)]
  return [...first, eventTypesQuery(matchId).queryKey]
}
