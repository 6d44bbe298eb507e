import {
  type Bet,
  competitorBets,
  type Lobby,
  type LobbyId,
  listMatchEvents,
  lobbyDetails,
  type MatchId,
  type News,
  type Push,
  type placeBet,
  type Reply,
} from '@bettle/contract'
import { hashKey, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { fetchAfresh } from '../api/fetch-afresh.ts'
import { queryOf } from '../api/query-of.ts'
import { catchUp, follow } from './follow.ts'
import { type LiveClient, liveClient } from './live-client.ts'
import { byLobby, byMatch, lobbyPushes, type Told, withPlacedBet } from './lobby-pushes.ts'
import { scoreOf, withEventPush } from './match-events.ts'
import { noteRemovedEvent } from './removed-events.ts'
import { serverClock, serverNow } from './server-clock.ts'
import { nextBoundary, withRoundsAt } from './timetable.ts'

const lobbyKey = (lobbyId: LobbyId) => queryOf(lobbyDetails, { params: { lobbyId } }).queryKey
const eventsKey = (matchId: MatchId) => queryOf(listMatchEvents, { params: { matchId } }).queryKey
type MatchEvents = Reply<typeof listMatchEvents>
const LONGEST_WAIT = 60 * 60_000

/** A lobby as this player may see it. What was pushed while it was fetched is laid over the answer. */
export function lobbyQuery(queryClient: QueryClient, lobbyId: LobbyId, live: LiveClient = liveClient) {
  return queryOptions({
    queryKey: lobbyKey(lobbyId),
    queryFn: async ({ signal }): Promise<Lobby> => {
      const fetched = await call(lobbyDetails, { params: { lobbyId } }, { signal })
      fetchMissedEvents(queryClient, lobbyId, fetched)
      const told = toldOf(queryClient, fetched)
      const ofLobby = catchUp(fetched, live.recent(`lobby:${lobbyId}`), (lobby, news) =>
        follow(lobby, news, byLobby, lobbyPushes, told),
      )
      const ofMatch = catchUp(ofLobby.state, live.recent(`match:${fetched.match._id}`), (lobby, news) =>
        follow(lobby, news, byMatch, lobbyPushes, told),
      )
      if (!ofLobby.isWhole || !ofMatch.isWhole) setTimeout(() => fetchAgain(queryClient, lobbyKey(lobbyId)), 500)
      return withRoundsAt(ofMatch.state, told.now)
    },
  })
}

/**
 * The events come in a list of their own. Where the answer is ahead of what was told, the server takes them as known from now
 * on and will not tell them: they are fetched, too.
 */
function fetchMissedEvents(queryClient: QueryClient, lobbyId: LobbyId, fetched: Lobby): void {
  const before = queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))
  if (before && before.match.version >= fetched.match.version) return
  void queryClient.invalidateQueries({ queryKey: eventsKey(fetched.match._id), exact: true, refetchType: 'all' })
}

/** The events of a match, in the order they happened. */
export function matchEventsQuery(matchId: MatchId | undefined, live: LiveClient = liveClient) {
  return queryOptions({
    queryKey: matchId ? eventsKey(matchId) : ['no match'],
    queryFn: matchId ? ({ signal }) => fetchEvents(matchId, live, signal) : skipToken,
  })
}

async function fetchEvents(matchId: MatchId, live: LiveClient, signal: AbortSignal): Promise<MatchEvents> {
  const fetched = await call(listMatchEvents, { params: { matchId } }, { signal })
  const pushes = live.recent(`match:${matchId}`).flatMap(({ push }) => push ?? [])
  return { ...fetched, events: [...pushes.reduce(withEventPush, fetched.events)] }
}

/** Keeps the cached lobby and its match's events current from what is pushed; answers how to stop. */
export function feedLobby(
  queryClient: QueryClient,
  lobbyId: LobbyId,
  matchId: MatchId,
  live: LiveClient = liveClient,
): () => void {
  const held = () => queryClient.getQueryData<Lobby>(lobbyKey(lobbyId))
  const lobbyHash = hashKey(lobbyKey(lobbyId))
  let boundary: ReturnType<typeof setTimeout> | undefined

  const hold = (lobby: Lobby) => {
    queryClient.setQueryData<Lobby>(lobbyKey(lobbyId), withRoundsAt(lobby, serverNow()))
  }
  const waitForBoundary = () => {
    clearTimeout(boundary)
    const lobby = held()
    const now = serverNow()
    const at = lobby && nextBoundary(lobby, now)
    if (at === undefined) return
    boundary = setTimeout(crossBoundary, Math.min(at - now + 1, LONGEST_WAIT))
  }
  const crossBoundary = () => {
    const lobby = held()
    if (lobby) hold(lobby)
  }

  const hear = (news: News, versioned: typeof byLobby, fetchMissed: () => void) => {
    const before = held()
    if (!before || news.version <= versioned.versionOf(before)) return
    if (news.push && news.version === versioned.versionOf(before) + 1) spread(queryClient, before, news.push)
    const after = follow(before, news, versioned, lobbyPushes, toldOf(queryClient, before))
    if (after === undefined) {
      fetchMissed()
      return
    }
    hold(after)
    if (news.push) tellListeners(lobbyId, news.push, before, after)
    // The stakes of open bets went back when the match was called off; who has how many chips now is not pushed.
    if (news.push?.type === 'lobby.closed' && after.match.status === 'abandoned') void fetchLobby()
  }
  const fetchLobby = () => fetchAgain(queryClient, lobbyKey(lobbyId))
  // The events after the lobby: what happens in between is told from the lobby's version on.
  const fetchEvents = () => fetchAfresh(queryClient, eventsKey(matchId))
  const fetchMatch = () => fetchLobby().then(fetchEvents)
  const resyncLobby = () => fetchAfresh(queryClient, lobbyKey(lobbyId))
  const resyncMatch = () => resyncLobby().then(fetchEvents)

  const stops = [
    live.follow(`lobby:${lobbyId}`, {
      held: () => held()?.version,
      onNews: (news) => hear(news, byLobby, fetchLobby),
      onResync: resyncLobby,
      onGone: resyncLobby,
    }),
    live.follow(`match:${matchId}`, {
      held: () => held()?.match.version,
      onNews: (news) => hear(news, byMatch, fetchMatch),
      onResync: resyncMatch,
    }),
    serverClock.subscribe(crossBoundary),
    // However the lobby changed, by a push or a fetch: its next boundary may be another.
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === lobbyHash) waitForBoundary()
    }),
  ]
  crossBoundary()
  waitForBoundary()
  return () => {
    clearTimeout(boundary)
    for (const stop of stops) stop()
  }
}

/** Looks again what has become of it: a call went unanswered. */
export function checkLobby(queryClient: QueryClient, lobbyId: LobbyId): void {
  void fetchAgain(queryClient, lobbyKey(lobbyId))
}

/** Takes in a lobby that a call has answered: joined, or just created. */
export function rememberLobby(queryClient: QueryClient, lobby: Lobby): void {
  const held = queryClient.getQueryData<Lobby>(lobbyKey(lobby._id))
  if (held && held.version > lobby.version) return
  queryClient.setQueryData<Lobby>(lobbyKey(lobby._id), withRoundsAt(lobby, serverNow()))
}

/** Shows a bet as soon as its own call has answered; the push that follows finds it there. */
export function notePlacedBet(
  queryClient: QueryClient,
  lobbyId: LobbyId,
  { bet, chips }: Reply<typeof placeBet>,
): void {
  queryClient.setQueryData<Lobby>(lobbyKey(lobbyId), (lobby) => {
    const isKnown = lobby?.bets.some(({ _id }) => _id === bet._id)
    return lobby && !isKnown ? withPlacedBet(lobby, bet, chips) : lobby
  })
}

export type LobbyPushListener = (push: Push, before: Lobby, after: Lobby) => void
const listeners = new Map<LobbyId, Set<LobbyPushListener>>()

/** Tells of each push once it has been applied: for what moves, sounds and is said in passing. */
export function onLobbyPush(lobbyId: LobbyId, listener: LobbyPushListener): () => void {
  const ofLobby = listeners.get(lobbyId) ?? new Set()
  listeners.set(lobbyId, ofLobby.add(listener))
  return () => {
    ofLobby.delete(listener)
  }
}

function tellListeners(lobbyId: LobbyId, push: Push, before: Lobby, after: Lobby): void {
  for (const listener of [...(listeners.get(lobbyId) ?? [])]) listener(push, before, after)
}

function toldOf(queryClient: QueryClient, lobby: Lobby): Told {
  const events = queryClient.getQueryData(eventsKey(lobby.match._id))?.events
  return { now: serverNow(), ...(events && { score: scoreOf(events) }) }
}

/** What a push says beside the lobby itself: the match's events, and the bets that others may now see. */
function spread(queryClient: QueryClient, lobby: Lobby, push: Push): void {
  if (push.type === 'match-event.removed') {
    const events = queryClient.getQueryData<MatchEvents>(eventsKey(lobby.match._id))?.events ?? []
    const event = events.find(({ _id }) => _id === push.eventId)
    if (event) noteRemovedEvent(event, push.reason)
  }
  queryClient.setQueryData(eventsKey(lobby.match._id), (held) =>
    held ? { ...held, events: [...withEventPush(held.events, push)] } : held,
  )
  if (push.type === 'bets.revealed') noteBets(queryClient, lobby._id, push.bets)
  if (push.type === 'round.settled' || push.type === 'round.corrected') noteBets(queryClient, lobby._id, push.bets)
}

function noteBets(queryClient: QueryClient, lobbyId: LobbyId, bets: readonly Bet[]): void {
  const [first] = bets
  if (!first) return
  const ofRound = { params: { roundId: first.matchRound._id }, query: { lobbyId } }
  queryClient.setQueryData(queryOf(competitorBets, ofRound).queryKey, (held) => ({
    ...held,
    bets: [...(held?.bets ?? []).filter(({ _id }) => !bets.some((bet) => bet._id === _id)), ...bets],
  }))
}

/** A request under way will do: what it misses is laid over it, or fetched after it. */
function fetchAgain(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
}
