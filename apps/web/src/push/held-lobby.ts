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
import { fetchAfresh } from '../api/fetch-afresh.ts'
import { fetchAgain } from '../api/fetch-again.ts'
import { queryOf } from '../api/query-of.ts'
import { keepEventTypes } from './event-types.ts'
import { publishLobbyPush } from './lobby-push-listeners.ts'
import { eventsKey } from './match-events-query.ts'
import { noteRemovedEvent } from './removed-events.ts'
import { withPlacedBet } from './seat-pushes.ts'
import { serverNow } from './server-clock.ts'
import { withRoundsAt } from './timetable.ts'
import type { Held } from './topic-cache.ts'

/** Where the page keeps a lobby as this player may see it. */
export const lobbyKey = (lobbyId: LobbyId) => queryOf(lobbyDetails, { params: { lobbyId } }).queryKey

/** What several topics tell of at once: the lobby, and beside it the events of its match where they have been fetched. */
export interface LobbyState {
  readonly lobby: Lobby
  readonly events: readonly MatchEvent[] | undefined
}

/** Where the page keeps a lobby, and its match's events beside it. */
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

/** What a push says beside the lobby itself: what the match plays, the event that was taken back, and the bets that others may now see. */
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
  // What a push tells may be some of them: alone they are no list. One that is being fetched may be older.
  if (queryClient.getQueryData(queryKey) === undefined) void fetchAfresh(queryClient, queryKey)
  queryClient.setQueryData(
    queryKey,
    (held) =>
      held && { ...held, bets: [...held.bets.filter(({ _id }) => !bets.some((bet) => bet._id === _id)), ...bets] },
  )
}

/** The bets of others, where they are shown: something of a lobby was missed. */
function checkBets(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [competitorBets.path] })
}

/** Looks again what has become of it: a call went unanswered. */
export function checkLobby(queryClient: QueryClient, lobbyId: LobbyId): void {
  void fetchAgain(queryClient, lobbyKey(lobbyId))
}

/** Takes in a lobby that a call has answered: joined, or just created. */
export function rememberLobby(queryClient: QueryClient, lobby: Lobby): void {
  const held = queryClient.getQueryData<Lobby>(lobbyKey(lobby._id))
  if (held && (held.version > lobby.version || held.seatVersion > lobby.seatVersion)) return
  queryClient.setQueryData<Lobby>(lobbyKey(lobby._id), withRoundsAt(lobby, serverNow()))
}

/** Shows a bet as soon as its own call has answered; the push that follows finds it there. */
export function notePlacedBet(
  queryClient: QueryClient,
  lobbyId: LobbyId,
  { bet, chips, hand }: Reply<typeof placeBet>,
): void {
  queryClient.setQueryData<Lobby>(lobbyKey(lobbyId), (lobby) => lobby && withPlacedBet(lobby, bet, chips, hand))
}
