import type { Lobby, LobbyId, MatchId, MatchPush } from '@bettle/contract'
import { lobbyDetails } from '@bettle/contract'
import { scoreOf } from '@bettle/rules'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { fetchAfresh } from '../../api/query/fetch-afresh.ts'
import { fetchAgain } from '../../api/query/fetch-again.ts'
import { serverNow } from '../clock/server-clock.ts'
import { applyPush } from '../connection/apply-push.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { createTopicCache, laidOverByAll } from '../connection/topic-cache.ts'
import { eventTypesQuery } from '../match/event-types.ts'
import { withEventPush, withEventsAfter } from '../match/match-events.ts'
import { eventsKey } from '../match/match-events-query.ts'
import { matchPushes } from '../match/match-pushes.ts'
import { withRoundsAt } from '../match/timetable.ts'
import { lobbyAsked } from './active-lobby-key.ts'
import { heldLobby, type LobbyState, lobbyKey } from './held-lobby.ts'
import { isOfGame, lobbyPushes } from './lobby-pushes.ts'
import { keepRoundsByClock } from './rounds-by-clock.ts'
import { seatPushes } from './seat-pushes.ts'

const UNTIL_TRIED_AGAIN = 500

/**
 * Returns the feeds of a lobby's three topics, which have separate versions: the lobby, this player's seat and the
 * match.
 */
function lobbyFeeds(lobbyId: LobbyId, matchId: MatchId, live: LiveClient) {
  return {
    ofLobby: createTopicCache<LobbyState, `lobby:${LobbyId}`>({
      topic: `lobby:${lobbyId}`,
      versionOf: ({ lobby }) => lobby.version,
      reduce: ({ lobby, events }, { push, version }) => {
        const after = isOfGame(push) ? applyPush(lobby, push, lobbyPushes, undefined) : lobby
        return { lobby: { ...after, version }, events }
      },
      live,
    }),
    ofSeat: createTopicCache<LobbyState, `seat:${LobbyId}`>({
      topic: `seat:${lobbyId}`,
      versionOf: ({ lobby }) => lobby.seatVersion,
      reduce: ({ lobby, events }, { push, version }) => {
        const after = applyPush(lobby, push, seatPushes, undefined)
        return { lobby: { ...after, seatVersion: version }, events }
      },
      live,
    }),
    ofMatch: createTopicCache<LobbyState, `match:${MatchId}`>({
      topic: `match:${matchId}`,
      versionOf: ({ lobby }) => lobby.match.version,
      reduce: (before, { push, version }) => {
        const { lobby, events } = afterMatchPush(before, push)
        return { lobby: { ...lobby, match: { ...lobby.match, version } }, events }
      },
      beside: withEventsAfter,
      live,
    }),
  }
}

function afterMatchPush({ lobby, events: eventsBefore }: LobbyState, push: MatchPush): LobbyState {
  const events = eventsBefore && withEventPush(eventsBefore, push)
  const score = events ? { score: scoreOf(events) } : {}
  return { lobby: applyPush(lobby, push, matchPushes, score), events }
}

/**
 * Returns the query of a lobby as this player can see it. Updates that arrive during the fetch are applied to the
 * response.
 */
export function lobbyQuery(queryClient: QueryClient, lobbyId: LobbyId, live: LiveClient = liveClient()) {
  return queryOptions({
    queryKey: lobbyKey(lobbyId),
    queryFn: async ({ signal }): Promise<Lobby> => {
      const lobby = await call(lobbyDetails, lobbyAsked(lobbyId), { signal })
      fetchMissedEvents(queryClient, lobby)
      const matchId = lobby.match._id
      const events = queryClient.getQueryData(eventsKey(matchId))?.events
      const { ofLobby, ofSeat, ofMatch } = lobbyFeeds(lobbyId, matchId, live)
      const { state, isWhole } = laidOverByAll<LobbyState>({ lobby, events }, [ofLobby, ofSeat, ofMatch])
      if (!isWhole) setTimeout(() => fetchAgain(queryClient, lobbyKey(lobbyId)), UNTIL_TRIED_AGAIN)
      return withRoundsAt(state.lobby, serverNow())
    },
  })
}

/**
 * Fetches the match's events again if no lobby is cached, or if the response contains a newer version of the match than
 * the cached lobby. The client then sends that newer version, so the server does not replay the earlier updates.
 */
function fetchMissedEvents(queryClient: QueryClient, fetched: Lobby): void {
  const before = queryClient.getQueryData<Lobby>(lobbyKey(fetched._id))
  if (before && before.match.version >= fetched.match.version) return
  void queryClient.invalidateQueries({ queryKey: eventsKey(fetched.match._id), exact: true, refetchType: 'all' })
}

/** Keeps the cached lobby and the events of its match current from pushes. Returns a function that stops this. */
export function feedLobby(
  queryClient: QueryClient,
  lobbyId: LobbyId,
  matchId: MatchId,
  live: LiveClient = liveClient(),
): () => void {
  const { ofLobby, ofSeat, ofMatch } = lobbyFeeds(lobbyId, matchId, live)
  const held = heldLobby(queryClient, lobbyId, matchId)
  // Fetches the events and the event types after the lobby. Later updates are then replayed from the version of the
  // lobby's response on.
  const thenTheRest = () =>
    [eventsKey(matchId), eventTypesQuery(matchId).queryKey].map((key) => fetchAfresh(queryClient, key))
  const stops = [
    ofLobby.follow({ ...held, onTopicRemoved: held.fetchAfresh }),
    ofSeat.follow({ ...held, onPush: held.onOwnPush }),
    ofMatch.follow({
      ...held,
      fetch: () => held.fetch().then(thenTheRest),
      fetchAfresh: () => held.fetchAfresh().then(thenTheRest),
    }),
    keepRoundsByClock(queryClient, lobbyId),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
