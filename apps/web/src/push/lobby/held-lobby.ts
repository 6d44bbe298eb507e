import {
  type Bet,
  competitorBets,
  type Lobby,
  type LobbyId,
  lobbyDetails,
  type MatchEvent,
  type MatchId,
  type Push,
  type placeBet,
  type Reply,
} from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { fetchAfresh } from '../../api/query/fetch-afresh.ts'
import { fetchAgain } from '../../api/query/fetch-again.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { serverNow } from '../clock/server-clock.ts'
import type { Held } from '../connection/topic-cache.ts'
import { keepEventTypes } from '../match/event-types.ts'
import { eventsKey } from '../match/match-events-query.ts'
import { withRoundsAt } from '../match/timetable.ts'
import { lobbyAsked } from './active-lobby-key.ts'
import { publishLobbyPush } from './lobby-push-listeners.ts'
import { noteRemovedEvent } from './removed-events.ts'
import { withPlacedBet } from './seat-pushes.ts'

/** Returns the query key of a lobby as this player can see it. */
export const lobbyKey = (lobbyId: LobbyId) => queryOf(lobbyDetails, lobbyAsked(lobbyId)).queryKey

/** The state that several topics update: the lobby and, if they are fetched, the events of its match. */
export interface LobbyState {
  readonly lobby: Lobby
  readonly events: readonly MatchEvent[] | undefined
}

/** Returns functions that read and write a lobby and its match's events in the query cache. */
export function heldLobby(queryClient: QueryClient, lobbyId: LobbyId, matchId: MatchId) {
  return {
    get: () => {
      const lobby = queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))
      return lobby && { lobby, events: queryClient.getQueryData(eventsKey(matchId))?.events }
    },
    set: ({ lobby, events }) => {
      queryClient.setQueryData(eventsKey(matchId), (held) =>
        held && events && events !== held.events ? { ...held, events: [...events] } : held,
      )
      queryClient.setQueryData<Lobby>(lobbyKey(lobbyId), withRoundsAt(lobby, serverNow()))
    },
    fetch: () => {
      checkBets(queryClient)
      return fetchAgain(queryClient, lobbyKey(lobbyId))
    },
    fetchAfresh: () => {
      checkBets(queryClient)
      return fetchAfresh(queryClient, lobbyKey(lobbyId))
    },
    onPush: (push, before, after) => {
      noteBeside(queryClient, before, push)
      publishLobbyPush({ push, isOwn: false }, before.lobby, after.lobby)
    },
    onOwnPush: (push, before, after) => publishLobbyPush({ push, isOwn: true }, before.lobby, after.lobby),
  } satisfies Held<LobbyState> & { onOwnPush: Held<LobbyState>['onPush'] }
}

/**
 * Stores what a push changes outside the lobby: the event types, a deleted event, and bets of other members that this
 * player may now see.
 */
function noteBeside(queryClient: QueryClient, { lobby, events }: LobbyState, push: Push): void {
  keepEventTypes(queryClient, lobby.match._id, push)
  if (push.type === 'match-event.removed') {
    const event = events?.find(({ _id }) => _id === push.eventId)
    if (event) noteRemovedEvent(event, push.reason)
  }
  if (push.type === 'bets.revealed') noteBets(queryClient, lobby._id, push.bets)
  if (push.type === 'round.settled' || push.type === 'round.corrected') noteBets(queryClient, lobby._id, push.bets)
  if (push.type === 'bet.placed') noteBets(queryClient, lobby._id, [push.bet])
}

function noteBets(queryClient: QueryClient, lobbyId: LobbyId, bets: readonly Bet[]): void {
  const [first] = bets
  if (!first) return
  const ofRound = { params: { roundId: first.matchRound._id }, query: { lobbyId } }
  const { queryKey } = queryOf(competitorBets, ofRound)
  // If the cache holds no bets of the round, they are fetched. The push may contain only some of them, and a pending
  // response may be older than the push.
  if (queryClient.getQueryData(queryKey) === undefined) void fetchAfresh(queryClient, queryKey)
  queryClient.setQueryData(
    queryKey,
    (held) =>
      held && { ...held, bets: [...held.bets.filter(({ _id }) => !bets.some((bet) => bet._id === _id)), ...bets] },
  )
}

/** Fetches the bets of other members that are on screen again, because updates of the lobby were missed. */
function checkBets(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [competitorBets.path] })
}

/** Fetches the lobby again after a call that had no response. */
export function checkLobby(queryClient: QueryClient, lobbyId: LobbyId): void {
  void fetchAgain(queryClient, lobbyKey(lobbyId))
}

/** Stores the lobby that the call to join or create it has returned, unless a newer version is cached. */
export function rememberLobby(queryClient: QueryClient, lobby: Lobby): void {
  const held = queryClient.getQueryData<Lobby>(lobbyKey(lobby._id))
  if (held && (held.version > lobby.version || held.seatVersion > lobby.seatVersion)) return
  queryClient.setQueryData<Lobby>(lobbyKey(lobby._id), withRoundsAt(lobby, serverNow()))
}

/** Shows a bet as soon as its own call returns. The push that follows finds the bet already applied. */
export function notePlacedBet(
  queryClient: QueryClient,
  lobbyId: LobbyId,
  { bet, chips, hand }: Reply<typeof placeBet>,
): void {
  queryClient.setQueryData<Lobby>(lobbyKey(lobbyId), (lobby) => lobby && withPlacedBet(lobby, bet, chips, hand))
}
